import type { Address } from '../contract/reading.ts';
import type { Line } from '../layout/lines.ts';

/** `12`, `12A`, `12 A`, `12-3`, `12 bus 3`, `12 bte 3`, `12 boîte 3` behind a street's name. */
const STREET =
  /^(?<street>.*?\p{L}.*?),?\s+(?<number>\d{1,5})\s?(?<letter>[A-Za-z](?![A-Za-z]))?(?:\s?[-/]\s?(?<suffix>[\dA-Za-z]{1,4})|,?\s(?:bus|bte|boîte|boite|b)\.?\s?(?<box>[\dA-Za-z.]{1,6}))?$/u;
const BELGIAN_PLACE = /^(?:B-)?(?<zip>[1-9]\d{3})\s+(?<place>\p{L}[\p{L}' .-]+)$/u;
const DUTCH_PLACE = /^(?<zip>[1-9]\d{3}\s?[A-Z]{2})\s+(?<place>\p{L}[\p{L}' .-]+)$/u;

/**
 * The first place with a zip code that has a street before it: in the same cell behind a comma, or in the line above.
 */
export function addressIn(lines: readonly Line[], country: Address['country']): Address | null {
  const cells = lines.flatMap((line, index) => line.cells.map((cell) => ({ cell, index, page: line.page })));
  const pattern = country === 'NL' ? DUTCH_PLACE : BELGIAN_PLACE;
  for (const { cell, index, page } of cells) {
    const comma = cell.text.lastIndexOf(',');
    const inside = comma > 0 ? pattern.exec(cell.text.slice(comma + 1).trim()) : null;
    const place = inside ?? pattern.exec(cell.text.trim());
    if (!place?.groups) continue;
    const above = cells.filter(
      (other) => other.page === page && other.index < index && index - other.index <= 3,
    );
    const streets = inside
      ? [cell.text.slice(0, comma)]
      : above
          .filter((other) => Math.abs(other.cell.box[0] - cell.box[0]) < 8)
          .map((other) => other.cell.text)
          .reverse();
    const street = streets.map((text) => streetOf(text.trim())).find((found) => found);
    if (street)
      return {
        country,
        ...street,
        zip_code: zipOf(place.groups['zip'] ?? ''),
        place: place.groups['place']?.trim() ?? null,
      };
  }
  return null;
}

function streetOf(text: string): Pick<Address, 'street' | 'house_number' | 'house_number_extra'> | null {
  const groups = STREET.exec(text)?.groups;
  if (!groups) return null;
  const { street = null, number = null, letter, suffix, box } = groups;
  return {
    street,
    house_number: number,
    house_number_extra: [letter, suffix ?? box].filter(Boolean).join(' ') || null,
  };
}

/** `8001JE` and `8001 JE` are the same; the second is how it is written. */
export function zipOf(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/^(\d{4})\s?([A-Z]{2})$/, '$1 $2');
}
