/**
 * The key of every test database, so that each process of a test is one of the same installation. It guards nothing.
 */
export const TEST_SECRET_KEY = 'the key of the tests guards nothing';
