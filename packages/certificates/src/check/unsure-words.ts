import type { ReadField, Reading } from '../contract/reading.ts';
import type { PageText, TextPiece } from '../contract/text.ts';

/** A word that the OCR is less sure of than this may be another one. */
const SURE = 70;

/** A value cannot be surer than the words that it was read from: HIGH is lost where OCR doubts one of them. */
export function withoutUnsure(reading: Reading, pages: readonly PageText[]): Reading {
  return {
    ...reading,
    fields: reading.fields.map((field) => (isUnsure(field, pages) ? doubted(field) : field)),
  };
}

function doubted(field: ReadField): ReadField {
  return { ...field, confidence: 'MEDIUM', reasons: ['unsure_words'] };
}

/** A sum and a mean rest on numbers, everything else also on the words around them. */
function isUnsure({ confidence, basis, source }: ReadField, pages: readonly PageText[]): boolean {
  if (confidence !== 'HIGH' || !source) return false;
  const [left, top, right, bottom] = source.box;
  const words = pages
    .find(({ number }) => number === source.page)
    ?.pieces.filter(({ x, y, width }) => x >= left - 1 && x + width <= right + 1 && y > top && y <= bottom);
  const counts = ({ text }: TextPiece) =>
    (basis === 'printed' ? /[\p{L}\d]/u : /^-?\d+([.,]\d+)?$/).test(text);
  return words?.some((word) => counts(word) && (word.confidence ?? 100) < SURE) ?? false;
}
