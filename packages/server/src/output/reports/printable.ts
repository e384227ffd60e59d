/** User input made safe for a page: shown literally, whatever it is. */
import type { Contact } from '@rooftree/planner/page-data';

/** Far beyond any name or address, and still less than a page. */
const MAX_CHARACTERS = 1500;
/** A word that is longer than a line gets invisible break points. */
const LONGEST_WORD = 32;
const ZERO_WIDTH_SPACE = '\u200b';

export function printable(text: string): string {
  const characters = [...text.toWellFormed().replace(/[\p{Cc}\p{Co}\p{Cn}\u2028\u2029]+/gu, ' ')];
  const shown =
    characters.slice(0, MAX_CHARACTERS).join('') + (characters.length > MAX_CHARACTERS ? '…' : '');
  return shown.trim().replace(new RegExp(`\\S{${LONGEST_WORD}}(?=\\S)`, 'gu'), `$&${ZERO_WIDTH_SPACE}`);
}

export function printableOrNull(text: string | null): string | null {
  const shown = printable(text ?? '');
  return shown === '' ? null : shown;
}

/** The photo is a picture of the passport's own. */
export type PrintedContact = Omit<Contact, 'photoUrl'>;

/** Null where nothing of it is known. */
export function printableContact(contact: PrintedContact | null): PrintedContact | null {
  if (contact === null) return null;
  const { name, phone, email, url } = contact;
  const shown = {
    name: printableOrNull(name),
    phone: printableOrNull(phone),
    email: printableOrNull(email),
    url: printableOrNull(url),
  };
  return Object.values(shown).some((value) => value !== null) ? shown : null;
}
