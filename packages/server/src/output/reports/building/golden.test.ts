/**
 * The papers of a building as they were when every page was last reviewed. After a change on purpose renew the files
 * and review the difference:
 *
 *     npx node --test --test-update-snapshots packages/server/src/output/reports/building/golden.test.ts
 */
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { LANGUAGES, type Language } from '@rooftree/words';
import {
  BUILDING_OF,
  EXAMPLE_BUILDINGS,
  planExample,
  renderPaper,
  samplePaper,
} from '../../../testing/data/sample-building.ts';
import { assertSamePages, assertSameText, frozen, shownTexts } from '../../../testing/server/golden.ts';
import { BUILDING_PAPER_KINDS, type BuildingPaper } from './building-paper.ts';
import { buildingPaperContent } from './render-building-paper.ts';

const FOLDER = join(import.meta.dirname, 'golden');
/** The letters differ in their figures alone. */
const LETTERS = 2;

async function frozenPaper(language: Language): Promise<BuildingPaper> {
  const name = BUILDING_OF[language];
  const { building, plan } = await frozen(join(FOLDER, `${name}.planned.json.gz`), () => {
    const example = EXAMPLE_BUILDINGS[name]();
    return { building: example.building, plan: planExample(example) };
  });
  return samplePaper(building, plan);
}

function readableText(paper: BuildingPaper, language: Language): string {
  const few = { ...paper, plan: { ...paper.plan, units: paper.plan.units.slice(0, LETTERS) } };
  const papers = BUILDING_PAPER_KINDS.flatMap((kind) => [
    kind,
    '',
    ...shownTexts(buildingPaperContent(kind, kind === 'LETTERS' ? few : paper, language)),
    '',
  ]);
  return papers.join('\n');
}

for (const language of LANGUAGES) {
  describe(`the papers of a building in ${language}`, () => {
    it('read as they did', async () => {
      const text = readableText(await frozenPaper(language), language);
      await assertSameText(join(FOLDER, `${language}.txt`), text);
    });

    for (const kind of BUILDING_PAPER_KINDS) {
      it(`look as they did, page by page: ${kind.toLowerCase()}`, async () => {
        const pdf = await renderPaper(kind, await frozenPaper(language), language);
        await assertSamePages(join(FOLDER, `${kind.toLowerCase()}.${language}.pages.gz`), pdf);
      });
    }
  });
}
