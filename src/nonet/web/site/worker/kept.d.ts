/** The paths that belong to this version; the server writes them above the service worker. */
declare const KEPT: readonly string[];
/** Where the pages of each language begin, English first. */
declare const HOMES: readonly string[];
