/** The paths that belong to this version; the server writes them above the service worker. */
declare const KEPT: readonly string[];
/** The files of each language by where its pages begin, English first. */
declare const SPOKEN: Readonly<Record<string, readonly string[]>>;
/** The files of variants, by the home path of each language. */
declare const LATER: Readonly<Record<string, readonly string[]>>;
