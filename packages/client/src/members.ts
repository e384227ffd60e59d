/** Every shape of the API, its operations by name and by path: for pages that have a session. */
export type * from './generated/api.ts';
