/** What a page leaves open for the server that shows it. */

/** The path before every path of the server, such as `/renovate`; mostly nothing. */
export const BASE = '{{base}}';

/** Of the reference: its settings, as JSON in an attribute, and a paragraph about the demo's token. */
export const CONFIGURATION = '{{configuration}}';
export const NOTICE = '{{note}}';

/** Where the guides assume the server, so that their samples run as they are next to `npm start`. */
export const ASSUMED_URL = 'http://127.0.0.1:8080';
