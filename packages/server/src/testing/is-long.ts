/** Set by `npm run test:long`. The engine, which imports nothing of the server, reads it in a file of its own. */
export const LONG = 'ROOFTREE_TEST_LONG';

export const isLong = process.env[LONG] !== undefined;

/** How many cases a test draws: a few in every run of all tests, many in `npm run test:long`. */
export const cases = (few: number, many: number): number => (isLong ? many : few);
