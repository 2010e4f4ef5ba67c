/** The paths that belong to this version; the server writes them above the service worker. */
declare const KEPT: readonly string[];
