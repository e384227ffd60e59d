/** The mark before decimals in a file: known where `;` or `,` is between its columns, null where it may be either. */
export type DecimalMark = ',' | '.' | null;

/** Why a cell cannot be taken as it is. */
export class UnreadableCell {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

const CURRENCY = /^(?:€|euros?\b|eur\b)|(?:€|euros?|eur)$/giu;
// Spaces of every width, and the Swiss mark.
const SPACED_THOUSANDS = /^-?\d{1,3}(?:[\s'’]\d{3})+(?=$|[.,])/u;
// `325.000,-` and `325,--` are round amounts.
const ROUND_AMOUNT = /[.,]-{1,2}$/;

/**
 * `325000`, `325.000,00`, `325,000.00`, `€ 325 000`. What is no number stays a text, so that the check of the estate
 * reports it.
 */
export function readNumber(text: string, decimalMark: DecimalMark): unknown {
  const digits = bareDigits(text);
  if (/^-?\d+$/.test(digits)) return Number(digits);
  const both = /^(-?\d{1,3}(?:([.,])\d{3})+)(?!\2)[.,](\d+)$/.exec(digits);
  if (both?.[1] !== undefined) return Number(`${both[1].replaceAll(/[.,]/g, '')}.${both[3]}`);
  if (/^-?\d{1,3}([.,])\d{3}(?:\1\d{3})+$/.test(digits)) return Number(digits.replaceAll(/[.,]/g, ''));
  const one = /^(-?\d+)([.,])(\d+)$/.exec(digits);
  if (one === null) return text;
  const [, whole = '', mark, rest = ''] = one;
  const decimal = Number(`${whole}.${rest}`);
  // Thousands have three digits behind their mark, and one to three, of which the first is not 0, before it.
  if (rest.length !== 3 || !/^-?[1-9]\d{0,2}$/.test(whole) || mark === decimalMark) return decimal;
  const thousands = Number(`${whole}${rest}`);
  if (decimalMark === '.') return thousands;
  return new UnreadableCell(`can be ${decimal} or ${thousands}: write it without a mark for thousands`);
}

/** A number that never has three decimals (a price, a year): three digits behind a mark are thousands. */
export function readRoundNumber(text: string, decimalMark: DecimalMark): unknown {
  const digits = bareDigits(text);
  const isThousands = /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
  return isThousands ? Number(digits.replace(/[.,]/, '')) : readNumber(text, decimalMark);
}

/** A degree of latitude or longitude has no thousands. */
export function readDegrees(text: string): unknown {
  return /^-?\d+[.,]\d+$/.test(text) ? Number(text.replace(',', '.')) : readNumber(text, null);
}

function bareDigits(text: string): string {
  return text
    .trim()
    .replaceAll(CURRENCY, '')
    .trim()
    .replace(SPACED_THOUSANDS, (thousands) => thousands.replaceAll(/[\s'’]/gu, ''))
    .replace(ROUND_AMOUNT, '');
}
