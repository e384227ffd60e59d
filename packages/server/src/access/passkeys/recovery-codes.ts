import { randomInt } from 'node:crypto';
import { hashToken } from '../sessions/session-token.ts';

const CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Without letters and digits that are read as each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes of 16 letters: 79 bits each, so that a fast hash is enough. */
export function makeRecoveryCodes(): string[] {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** However it was typed: capitals, blanks and dashes do not count. */
export function hashRecoveryCode(code: string): Buffer {
  return hashToken(code.toLowerCase().replaceAll(/[\s-]/g, ''));
}
