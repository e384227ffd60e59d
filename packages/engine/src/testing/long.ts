/** Set by `npm run test:long`. */
export const isLong = process.env['ROOFTREE_TEST_LONG'] !== undefined;

/** How many cases a test draws: a few in every run of all tests, many in `npm run test:long`. */
export const cases = (few: number, many: number): number => (isLong ? many : few);
