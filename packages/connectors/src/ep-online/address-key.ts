/** Addresses of the register and of estates in one form, so that equal texts are equal addresses. */

/** `9999XA 12 A2`; null for what is no Dutch address. */
export function addressKey(zip: string, number: string, ...extra: readonly string[]): string | null {
  const [, digits] = /^\s*0*(\d{1,5})\s*$/.exec(number) ?? [];
  const plainZip = plain(zip);
  if (digits === undefined || !/^\d{4}[A-Z]{2}$/.test(plainZip)) return null;
  return `${plainZip} ${digits} ${plain(extra.join(''))}`;
}

/**
 * A letter and an addition of four characters (BAG). What is longer specifies a part of an address, in words of its
 * own.
 */
const LONGEST_EXTRA = 5;

/**
 * Of `9999XA 12A` or `9999XA 12 A 2`, as addresses are stored. The number ends where its digits do: 12-1 is not 121.
 * Null for one that the files do not have in this form, such as `9999XA 12 ACHTERHUIS`.
 */
export function addressKeyOf(address: string): string | null {
  const [, zip = '', number = '', extra = ''] = /^(\S+)\s+(\d+)(.*)$/s.exec(address) ?? [];
  return plain(extra).length > LONGEST_EXTRA ? null : addressKey(zip, number, extra);
}

const plain = (text: string): string => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
