/** What documents of the fifteenth set share: plain tables, pages with a head of their own, names of walls. */
import type { Wall } from '../../../packages/certificates/src/testing/generated/dwelling.ts';

type Cells = readonly string[];

export const rowsOf = (rows: readonly Cells[], tag: 'td' | 'th' = 'td') =>
  rows.map((cells) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`).join('');

export const tableWith = (headers: Cells, rows: readonly Cells[], name = '') =>
  `<table class="${name}"><thead>${rowsOf([headers], 'th')}</thead><tbody>${rowsOf(rows)}</tbody></table>`;

/** Label and value side by side. */
export const pairsOf = (pairs: readonly (readonly [label: string, value: string])[], name = 'pairs') =>
  `<table class="${name}"><tbody>${rowsOf(pairs)}</tbody></table>`;

/** The browser repeats the head of a table on every page: so does the head of a form. */
export const withRunningHead = (head: string, body: string) =>
  `<table class="sheet"><thead><tr><th>${head}</th></tr></thead><tbody><tr><td>${body}</td></tr></tbody></table>`;
/** Such a page breaks inside its one row. */
export const RUNNING_HEAD_CSS =
  '.sheet > tbody > tr { break-inside: auto } .sheet > thead > tr > th, .sheet > tbody > tr > td { padding: 0 }';

export const DUTCH_FACADES = ['Voorgevel', 'Rechtergevel', 'Achtergevel', 'Linkergevel'] as const;
export const FRENCH_FACADES = ['avant', 'latérale droite', 'arrière', 'latérale gauche'] as const;
export const DUTCH_SIDES = ['Noord', 'Oost', 'Zuid', 'West'] as const;
export const FRENCH_SIDES = ['Nord', 'Est', 'Sud', 'Ouest'] as const;

export const sideOf = (sides: readonly string[], { orientation }: Wall) => sides[orientation] ?? '';
export const numberFrom = (digits: number, random: { between(least: number, most: number): number }) =>
  String(random.between(10 ** (digits - 1), 10 ** digits - 1));
