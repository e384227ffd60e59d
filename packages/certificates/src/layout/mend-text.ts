import { perDocument } from '../per-document.ts';

/**
 * What PDF writers do to letters, undone: ligatures, ligatures written with swapped bytes (`ti` as U+7400 U+6900), the
 * many kinds of space and dash, a superscript two that was written as a plain one.
 */
const SWAPPED = /[\u6600-\u7a00]/g;
/** What the same writers make of the second half of `tti`. */
const BROKEN_PAIR = /\u{50000}/gu;

export const mendText = perDocument((text) =>
  text
    .normalize('NFC')
    .replaceAll('ﬁ', 'fi')
    .replaceAll('ﬂ', 'fl')
    .replaceAll('ﬀ', 'ff')
    .replaceAll('ﬃ', 'ffi')
    .replaceAll('ﬄ', 'ffl')
    .replaceAll('ﬅ', 'ft')
    .replaceAll('ﬆ', 'st')
    .replace(SWAPPED, swapBytes)
    .replace(BROKEN_PAIR, 'ti')
    // Fonts written again by another program give `ff` and `fi` as letters that cannot stand there.
    .replace(/(?<=[Uu])û(?=\p{Ll})/gu, 'ff')
    .replace(/(?<=[IiOo]|[Pp]er)ü(?=\p{Ll})/gu, 'fi')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/g, ' ')
    // Soft hyphens and zero-width characters.
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u2212\u2012\u2010\u2011]/g, '-')
    .replace(/[\u2018\u2019\u02bc\u00b4]/g, "'")
    .replace(/<=/g, '≤')
    .replace(/>=/g, '≥')
    .replace(/\b(k?W?m|cm|mm)2(?![\d])/g, '$1²')
    .replace(/\bm3(?![\d])/g, 'm³')
    // A column of its own for what is behind the comma.
    .replace(/(?<=\d) ,(?=\d{1,2}(?!\d))/g, ',')
    .replace(/\bm\^([23])/g, (_, power) => (power === '2' ? 'm²' : 'm³'))
    // How exact a number is: `(20,1 ± 0,4) m²`, `20,1 m² (± 2 %)`.
    .replace(/\((\d[\d.,]*)\s?±\s?[\d.,]+\s?%?\)/g, '$1')
    .replace(/\s?\(?±\s?[\d.,]+(?:\s?%)?\)?/g, '')
    // Data as programs print them: `Jaar_van_bouw=1962`, `"Bouwjaar": "1962",`.
    .replace(/(?<=[\p{L}\d])_(?=\p{L})/gu, ' ')
    .replace(/(?<=\p{L}|\))=(?=[^\s=])/gu, ' = ')
    .replace(/"([^"]+)"(?:,$)?/g, '$1'),
);

/** `U+7400` is the letter `t` (U+0074) with its bytes exchanged; only results that are plain small letters count. */
function swapBytes(character: string): string {
  const code = character.charCodeAt(0);
  return (code & 0xff) === 0 ? String.fromCharCode(code >> 8) : character;
}

/** Lower case, no accents, every sign but `+` and `%` a space: what words are compared in. */
export const plain = perDocument((text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replace(/[^a-z0-9+%]+/g, ' ')
    .trim(),
);

/** In comparable form without spaces: letter-spaced text has spaces within its words, and none between them. */
export const squeezed = perDocument((text) => plain(text).replaceAll(' ', ''));
