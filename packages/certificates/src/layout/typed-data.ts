/** What programs type out becomes cells: rows of fields with a sign between them, and elements with tags. */
import { isUnit } from '../value/quantity.ts';
import { lineWith } from './line-with.ts';
import type { Cell, Line } from './lines.ts';
import { boxOf } from './words.ts';

const SIGNS = [';', '|'];
/** So many rows below each other have as many fields, and no fewer than these. */
const LEAST_ROWS = 2;
const LEAST_FIELDS = 3;
const LONGEST_FIELD = 60;
/** `verwarming op gas; ventilatie C` goes on in the next line. */
const PROSE = /\S; /;
const LABELLED = /^[^:]+\s?:\s\S/;

const ELEMENT = /<([^\s<>/]+)([^<>]*)>([^<>]*)<\/\s?\1\s?>/gu;
const OPENING = /^<([^\s<>/]+)([^<>]+)>$/u;
const TAG_ALONE = /^<\/?\s?[^<>]+>$/u;
const ATTRIBUTE = /([\p{L}-]+) ?= ?(.*?)(?=\s[\p{L}-]+ ?= ?|$)/gu;

export const typedData = (lines: readonly Line[]): Line[] => rowsOfFields(lines.flatMap(elementsIn));

const textOf = ({ cells }: Line) => cells.map(({ text }) => text).join(' ');

/** `<veld naam="Bouwjaar">1962</veld>` is a label and its value; an element around others has their name. */
function elementsIn(line: Line): Line[] {
  const text = textOf(line).trim();
  if (!text.startsWith('<')) return [line];
  const elements = [...text.matchAll(ELEMENT)];
  if (elements.length > 0)
    return elements.map(([, tag = '', attributes = '', value = '']) => {
      const { name, unit } = namedIn(attributes);
      return { ...inColumns(line, [name ?? tag, unit ? `${value} ${unit}` : value], 3), hasWholeCells: true };
    });
  const [, , attributes] = OPENING.exec(text) ?? [];
  const { name } = namedIn(attributes ?? '');
  if (name !== undefined) return [inColumns(line, [name], 1)];
  return TAG_ALONE.test(text) ? [] : [line];
}

/** What an element is called is its first attribute that is no unit. */
function namedIn(attributes: string): { name?: string; unit?: string } {
  const values = [...attributes.matchAll(ATTRIBUTE)].map(([, , value = '']) => bare(value));
  const name = values.find((value) => !isMeasure(value));
  const unit = values.find(isMeasure);
  return { ...(name !== undefined && { name }), ...(unit !== undefined && { unit }) };
}

const isMeasure = (text: string) => isUnit(text) || /^(?:k?Wh?[pc]?|W\/\S+|\(?m[²³23]\S*|°)$/.test(text);
const bare = (text: string) => text.trim().replace(/^["']|["']$/g, '');

function rowsOfFields(lines: readonly Line[]): Line[] {
  const rows: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (!line) break;
    const run = SIGNS.map((sign) => runFrom(lines, at, sign)).find(({ length }) => length >= LEAST_ROWS);
    if (run) {
      const count = Math.max(...run.map((fields) => fields.length));
      rows.push(
        ...run.map((fields, index) => ({
          ...inColumns(lines[at + index] ?? line, fields, count),
          hasWholeCells: true,
        })),
      );
    } else rows.push(line);
    at += run?.length ?? 1;
  }
  return rows;
}

/** The fields of the rows from here on, as long as each has as many as the first. */
function runFrom(lines: readonly Line[], start: number, sign: string): string[][] {
  const run: string[][] = [];
  for (const line of lines.slice(start)) {
    const fields = textOf(line).split(sign).map(bare);
    const isRow =
      line.cells.length === 1 &&
      !PROSE.test(line.text) &&
      fields.length >= LEAST_FIELDS &&
      fields.every(({ length }) => length <= LONGEST_FIELD) &&
      fields.length === (run[0]?.length ?? fields.length) &&
      fields.filter((field) => LABELLED.test(field)).length < 2;
    if (!isRow) break;
    run.push(fields);
  }
  return run;
}

/** Each text in a column of its own, within the width of the page. */
function inColumns(line: Line, texts: readonly string[], count: number): Line {
  const [first] = line.cells.flatMap(({ words }) => words);
  if (!first) return line;
  const [left, width] = [first.left, (line.pageSize[0] - first.left) / count];
  const cells = texts.flatMap((text, at): Cell[] => {
    if (text === '') return [];
    const from = left + at * width;
    const right = from + Math.min(0.8 * width, 0.5 * first.size * text.length);
    const word = { ...first, text, left: from, right };
    return [{ text, words: [word], box: boxOf([word]) }];
  });
  return lineWith(line, cells);
}
