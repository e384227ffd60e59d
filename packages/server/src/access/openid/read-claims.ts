import type { Claims } from './openid.ts';

const ADDRESS = /^[^@\s]+@[^@\s]+$/;
const LONGEST_ADDRESS = 254;
const LONGEST_TEXT = 255;
/** Far more than a person has; what is behind them gives no role. */
const MOST_GROUPS = 1000;

type Said = Readonly<Record<string, unknown>>;

/**
 * The claims that count here, in the forms in which providers send them. What cannot be used is as if it were not
 * there.
 */
export function readClaims(said: Said, groupsClaim: string): Omit<Claims, 'issuer' | 'subject'> {
  const email = textOf(said['email'], LONGEST_ADDRESS);
  return {
    email: email !== null && ADDRESS.test(email) ? email : null,
    // OpenID Connect Core 1.0, 5.1: a boolean. Some providers send its text.
    isEmailVerified: said['email_verified'] === true || said['email_verified'] === 'true',
    name: textOf(said['name'], LONGEST_TEXT) ?? textOf(said['preferred_username'], LONGEST_TEXT),
    groups: groupsOf(said[groupsClaim]),
  };
}

function textOf(value: unknown, longest: number): string | null {
  if (typeof value !== 'string') return null;
  const text = value.replace(/\p{Cc}/gu, ' ').trim();
  return text === '' || text.length > longest ? null : text;
}

/** A list, or one name alone. */
function groupsOf(value: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.slice(0, MOST_GROUPS).filter((each) => typeof each === 'string');
}
