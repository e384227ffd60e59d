/**
 * Our table of the format against the schema itself, which is not part of the repository: EP_ONLINE_XSD names the
 * folder that has Maatwerkadviesbestand.xsd and the schemas that it imports (github Dictu/EP-online-API).
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { validateXML } from 'xmllint-wasm';
import { cases } from '../../../engine/src/testing/long.ts';
import { Refusal } from '../contract/refusal.ts';
import { parseXml } from '../records/xml.ts';
import { ADVISERS_FILE, arbitraryDraft } from './advice.fixture.ts';
import { ADVICE } from './advice-format.ts';
import { checkElement } from './check-advice.ts';

const FOLDER = process.env['EP_ONLINE_XSD'];
const MAIN = 'Maatwerkadviesbestand.xsd';
/** Files for one run of the validator, whose memory is limited. */
const AT_ONCE = 200;
const skip = FOLDER === undefined && 'EP_ONLINE_XSD names no folder with the schema';

/** The numbers of the files that the schema refuses, with why. */
async function refusedBySchema(files: readonly string[]): Promise<Map<number, string>> {
  const schemas = readdirSync(FOLDER ?? '')
    .filter((name) => name.endsWith('.xsd'))
    // The recommendation's DOCTYPE has an address, which no validator here may open.
    .map((fileName) => ({
      fileName,
      contents: readFileSync(join(FOLDER ?? '', fileName), 'utf8').replace(/<!DOCTYPE[\s\S]*?\]>/, ''),
    }));
  // Without it the validator finds every file valid.
  assert.ok(
    schemas.some(({ fileName }) => fileName === MAIN),
    `EP_ONLINE_XSD: ${FOLDER} has no ${MAIN}`,
  );
  const refused = new Map<number, string>();
  for (let first = 0; first < files.length; first += AT_ONCE) {
    const { valid, errors, rawOutput } = await validateXML({
      xml: files
        .slice(first, first + AT_ONCE)
        .map((contents, index) => ({ fileName: `${first + index}.xml`, contents })),
      schema: schemas.filter(({ fileName }) => fileName === MAIN),
      preload: schemas.filter(({ fileName }) => fileName !== MAIN),
    });
    // A validator that broke off has judged nothing.
    assert.equal(valid, errors.length === 0, rawOutput);
    for (const { message, loc } of errors) refused.set(Number.parseInt(loc?.fileName ?? '-1', 10), message);
  }
  return refused;
}

function isAllowedByTable(xml: string): boolean {
  try {
    const root = parseXml(xml);
    checkElement(root.children[0] ?? root, ADVICE);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

describe('by the schema of EP-Online', { skip }, () => {
  it('every draft is valid', async () => {
    const drafts = fc.sample(arbitraryDraft, cases(50, 500));
    assert.deepEqual(await refusedBySchema(drafts.map(({ xml }) => xml)), new Map());
  });

  it('what our table allows is valid, and nothing else', async () => {
    assert.deepEqual(await refusedBySchema([ADVISERS_FILE]), new Map());
    const leaves = [...ADVISERS_FILE.matchAll(/<(\w+)>([^<]*)<\/\1>/g)];
    const damaged = fc
      .record({
        leaf: fc.constantFrom(...leaves),
        as: fc.constantFrom(
          '',
          '-1',
          '-2',
          '0',
          '1.5',
          '1.505',
          '1.500',
          '12',
          '00',
          'A',
          'true',
          'Onbekend',
          '99999999999999',
          '999999999999999',
          '20261301',
          'x'.repeat(80),
        ),
        how: fc.constantFrom('text', 'text', 'text', 'without', 'twice', 'renamed'),
      })
      .map(({ leaf: [whole, name = ''], as, how }) => {
        const replacement = {
          text: `<${name}>${as}</${name}>`,
          without: '',
          twice: whole.repeat(2),
          renamed: `<Another>${as}</Another>`,
        }[how];
        return ADVISERS_FILE.replace(whole, () => replacement);
      });
    const files = fc.sample(damaged, cases(200, 2000));
    const refused = await refusedBySchema(files);
    assert.ok(refused.size > files.length / 5 && refused.size < files.length);
    for (const [index, file] of files.entries())
      assert.equal(
        isAllowedByTable(file),
        !refused.has(index),
        refused.get(index) ?? `file ${index} is valid`,
      );
  });
});
