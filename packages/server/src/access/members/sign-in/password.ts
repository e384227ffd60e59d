import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { Fault } from '../../../fault.ts';
import { Turns } from '../../../infra/compute/turns.ts';

interface Parameters {
  logN: number;
  r: number;
  p: number;
}

// OWASP Password Storage Cheat Sheet (read 2026-11): N=2^15, r=8, p=3 is as strong as its first choice, in 32 MiB
// instead of 128.
const NOW: Parameters = { logN: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Each takes 32 MiB and one of the four threads that Node also reads files with: a flood of sign-ins waits. */
const AT_ONCE = 2;
const LONGEST_WAIT_MS = 10_000;

const turns = new Turns(AT_ONCE);

/** `scrypt$15$8$3$<salt>$<hash>`: its parameters stay with it, so that stronger ones can come. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hashed = await derive(password, salt, NOW, HASH_BYTES);
  const { logN, r, p } = NOW;
  return ['scrypt', logN, r, p, salt.toString('base64url'), hashed.toString('base64url')].join('$');
}

/** No account has this password; comparing with it takes as long as with any other. */
const NOBODYS = `scrypt$15$8$3$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Takes the same time for an account without a password, or for none at all, as for a wrong password. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [, logN = '', r = '', p = '', salt = '', hashed = ''] = (kept ?? NOBODYS).split('$');
  const expected = Buffer.from(hashed, 'base64url');
  const parameters = { logN: Number(logN), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt, 'base64url'), parameters, expected.length);
  return timingSafeEqual(given, expected) && kept !== null;
}

/**
 * Off the event loop, so many at once. One way to write each letter, so that a password typed on another machine is the
 * same.
 */
async function derive(password: string, salt: Buffer, { logN, r, p }: Parameters, bytes: number) {
  const options = { N: 2 ** logN, r, p, maxmem: 2 * 128 * 2 ** logN * r };
  const patience = AbortSignal.timeout(LONGEST_WAIT_MS);
  try {
    return await turns.take('passwords', patience, () =>
      scryptOf(password.normalize('NFKC'), salt, bytes, options),
    );
  } catch (error) {
    throw error === patience.reason ? new Fault('busy') : error;
  }
}

function scryptOf(password: string, salt: Buffer, bytes: number, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, bytes, options, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
}
