/** The paths that belong to this version; the server writes them above the service worker. */
declare const KEPT: readonly string[];
/** The files of each language by where its pages begin, English first. */
declare const SPOKEN: Readonly<Record<string, readonly string[]>>;
/** What variants need, by where the pages of a language begin. */
declare const LATER: Readonly<Record<string, readonly string[]>>;
