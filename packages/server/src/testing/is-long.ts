/** Set by `npm run test:long`: what `npm test` draws from is then done whole. */
export const LONG = 'ROOFTREE_TEST_LONG';

export const isLong = (): boolean => process.env[LONG] !== undefined;
