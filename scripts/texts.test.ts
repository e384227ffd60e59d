/** The texts of all surfaces: nl-NL holds only what differs from nl-BE, and the files of texts stay few. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { texts as consoleBase } from '../packages/console/src/texts/nl-BE/texts.ts';
import {
  differences as consoleDifferences,
  texts as consoleTexts,
} from '../packages/console/src/texts/nl-NL/texts.ts';
import { ownersTexts as ownersBase } from '../packages/planner/src/texts/nl-BE/owners.ts';
import * as pageBase from '../packages/planner/src/texts/nl-BE/page.ts';
import { ownersDifferences } from '../packages/planner/src/texts/nl-NL/owners.ts';
import * as page from '../packages/planner/src/texts/nl-NL/page.ts';
import { textsIn } from '../packages/server/src/testing/server/texts-in.ts';
import { resolveTexts, writeTexts } from '../packages/ui/src/build/resolve-texts.ts';
import { building as buildingBase } from '../packages/words/src/nl-BE/building.ts';
import { papers as papersBase } from '../packages/words/src/nl-BE/building-papers.ts';
import { catalogue as catalogueBase } from '../packages/words/src/nl-BE/catalogue.ts';
import { texts as passportBase } from '../packages/words/src/nl-BE/passport.ts';
import { programme as programmeBase } from '../packages/words/src/nl-BE/passport-context.ts';
import * as termsBase from '../packages/words/src/nl-BE/terms.ts';
import { buildingDifferences } from '../packages/words/src/nl-NL/building.ts';
import { paperDifferences } from '../packages/words/src/nl-NL/building-papers.ts';
import { catalogue, differences as catalogueDifferences } from '../packages/words/src/nl-NL/catalogue.ts';
import {
  differences as passportDifferences,
  programmeDifferences,
} from '../packages/words/src/nl-NL/passport.ts';
import * as terms from '../packages/words/src/nl-NL/terms.ts';

const ROOT = join(import.meta.dirname, '..');
const MAX_FILES = 76;
const MAX_LINES = 400;

const DUTCH: Record<string, [base: unknown, differences: unknown]> = {
  places: [termsBase.places, terms.placeDifferences],
  energy: [termsBase.energy, terms.energyDifferences],
  planning: [termsBase.planning, terms.planningDifferences],
  catalogue: [catalogueBase, catalogueDifferences],
  passport: [passportBase, passportDifferences],
  programme: [programmeBase, programmeDifferences],
  building: [buildingBase, buildingDifferences],
  buildingPapers: [papersBase, paperDifferences],
  house: [pageBase.houseTexts, page.houseDifferences],
  review: [pageBase.reviewTexts, page.reviewDifferences],
  page: [pageBase.texts, page.differences],
  owners: [ownersBase, ownersDifferences],
  console: [consoleBase, consoleDifferences],
};

/** Paths of the differences that are none. */
function* needless(base: unknown, own: unknown, path: string): Generator<string> {
  if (isGroup(base) && isGroup(own)) {
    if (Object.keys(own).length === 0) yield `${path} (empty)`;
    for (const [key, text] of Object.entries(own)) yield* needless(base[key], text, `${path}.${key}`);
  } else if (source(base) === source(own)) yield path;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A function is its source: spaces between its words depend on how deep it stands. */
function source(value: unknown): string {
  return typeof value === 'function' ? String(value).replace(/\s+/g, ' ') : JSON.stringify(value);
}

for (const [name, [base, differences]] of Object.entries(DUTCH)) {
  test(`nl-NL repeats nothing of nl-BE: ${name}`, () => {
    assert.deepEqual([...needless(base, differences, name)], []);
  });
}

test('a repeated text is found', () => {
  const base = { a: 'x', b: (n: number) => `${n} x`, c: { d: ['y'] } };
  assert.deepEqual(
    [...needless(base, { a: 'x', b: (n: number) => `${n} x`, c: { d: ['y'] } }, '')],
    ['.a', '.b', '.c.d'],
  );
  assert.deepEqual([...needless(base, { a: 'z', c: {} }, '')], ['.c (empty)']);
});

for (const [name, texts] of Object.entries({ catalogue, page: page.texts, console: consoleTexts })) {
  test(`a page gets the texts of nl-NL as they are: ${name}`, () => {
    // Around a text that is a function there is nothing in the page: no constant and no function of its file.
    const written: unknown = new Function(`return ${writeTexts(texts)}`)();
    assert.deepEqual([...textsIn(written)], [...textsIn(texts)]);
  });
}

test('a page that speaks nl-NL does not load nl-BE', async () => {
  for (const file of globSync('packages/{words,planner,console}/src/**/nl-NL/*.ts', { cwd: ROOT })) {
    const code = readFileSync(join(ROOT, file), 'utf8');
    const built = await resolveTexts().transform(code, join(ROOT, file));
    if (code.includes('withDifferences('))
      assert.ok(built !== null && !/from '[^']*nl-BE|withDifferences/.test(built.code), file);
  }
});

test('the files of texts are few, and none is too long to read', () => {
  // The entries of the page choose a language and have no texts of their own.
  const files = globSync('packages/*/src/**/{en,nl-BE,nl-NL,fr-BE}{.ts,/*.ts}', { cwd: ROOT }).filter(
    (file) => !file.includes('/entry/'),
  );
  assert.ok(files.length > 0 && files.length <= MAX_FILES, `${files.length} files`);
  for (const file of files) {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n').length;
    assert.ok(lines <= MAX_LINES, `${file}: ${lines} lines`);
  }
});
