import { inflateRawSync } from 'node:zlib';
import { entriesOf } from './check-workbook.ts';

// ECMA-376-1 (2016), 18.2.19 "sheet": the list of sheets is in this part of a workbook. One of 255 sheets has some 30
// kB.
const WORKBOOK = 'xl/workbook.xml';
const MAX_WORKBOOK_BYTES = 4 * 1024 * 1024;
const SHEET = /<(?:\w+:)?sheet\s([^>]*)>/g;

/** The sheets that are visible when the workbook is opened, in their order. The archive was checked. */
export function sheetNames(archive: Buffer): string[] {
  const part = [...entriesOf(archive)].find(({ name }) => name === WORKBOOK);
  if (part === undefined) return [];
  const xml =
    part.method === 0 ? part.bytes : inflateRawSync(part.bytes, { maxOutputLength: MAX_WORKBOOK_BYTES });
  return [...xml.toString('utf8').matchAll(SHEET)]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => !/\bstate="(?:hidden|veryHidden)"/.test(attributes))
    .map((attributes) => unescaped(/\bname="([^"]*)"/.exec(attributes)?.[1] ?? ''));
}

function unescaped(text: string): string {
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => signs[name] ?? '');
}
