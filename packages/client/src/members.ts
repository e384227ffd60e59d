/** Shapes of operations that members alone call: for pages that have a session. */
export type { ContactRequest, ContactRequestPage, Status } from './generated/api.ts';
