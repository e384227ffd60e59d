import { hash, randomBytes } from 'node:crypto';

/** 256 random bits: of a session's cookie, or of a one-time link. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. A fast hash is right here: nobody can guess 256 random bits. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
