import { COMMON_PASSWORDS } from './common-passwords.ts';

// NIST SP 800-63B-4 (July 2025), 3.1.1.2: length and a list of common ones, no rules of composition.
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;

/** What is wrong with a new password, as sentences. */
export function faultsOfPassword(field: string, password: string, email: string): string[] {
  const letters = [...password].length;
  if (letters < SHORTEST_PASSWORD)
    return [`${field} must be longer than or equal to ${SHORTEST_PASSWORD} characters`];
  if (letters > LONGEST_PASSWORD)
    return [`${field} must be shorter than or equal to ${LONGEST_PASSWORD} characters`];
  const text = password.normalize('NFKC').toLowerCase();
  const [mailbox = ''] = email.split('@');
  if (text === email.toLowerCase() || text === mailbox.toLowerCase())
    return [`${field} must not be the mail address`];
  if (COMMON_PASSWORDS.has(text)) return [`${field} is one of those that everybody tries first`];
  return [];
}
