import { hash, randomBytes } from 'node:crypto';

/** 256 random bits: of a session's cookie, or of a one-time link. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. A fast hash is enough here: 256 random bits cannot be guessed. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
