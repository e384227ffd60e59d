/** Raised with every change of the method that changes a result. */
export const ENGINE_VERSION = '0.8.0';
/** The day of the newest change in the data tables. */
export const DATA_VERSION = '2026-11-20';
