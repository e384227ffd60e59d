import { scryptSync } from 'node:crypto';

/**
 * A password as it is kept, at a cost that stays with it like any other: what a real one takes is no part of most
 * tests.
 */
export function cheapHash(password: string): string {
  const salt = Buffer.alloc(16);
  const hash = scryptSync(password, salt, 32, { N: 2 ** 8, r: 8, p: 1 });
  return ['scrypt', 8, 8, 1, salt.toString('base64url'), hash.toString('base64url')].join('$');
}
