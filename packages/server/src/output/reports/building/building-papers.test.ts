/** The PDFs as owners and programs get them: sums, pages, sizes, tags, and whose figures stand where. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatNumber, LANGUAGES, type Language } from '@rooftree/words';
import {
  EXAMPLE_BUILDINGS,
  type ExampleName,
  planExample,
  renderPaper,
  samplePaper,
} from '../../../testing/data/sample-building.ts';
import { inkInMargins, lowestInk } from '../../../testing/server/page-ink.ts';
import {
  checkStructure,
  infoOf,
  linksOf,
  picturesOf,
  tagsOf,
  textOf,
  textSizesOf,
} from '../../../testing/server/pdf-programs.ts';
import { BUILDING_PAPER_KINDS, type BuildingPaper, type BuildingPaperKind } from './building-paper.ts';
import { buildingPaperContent } from './render-building-paper.ts';

/** Spaces of every width are one to a reader. */
const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

const PAPERS = new Map<ExampleName, BuildingPaper>();
function paperOf(name: ExampleName): BuildingPaper {
  const known = PAPERS.get(name);
  if (known !== undefined) return known;
  const example = EXAMPLE_BUILDINGS[name]();
  const paper = samplePaper(example.building, planExample(example));
  PAPERS.set(name, paper);
  return paper;
}

const RENDERED = new Map<string, Promise<Uint8Array>>();
/** Each paper once for all tests. */
function rendered(name: ExampleName, kind: BuildingPaperKind, language: Language): Promise<Uint8Array> {
  const key = `${name} ${kind} ${language}`;
  const pdf = RENDERED.get(key) ?? renderPaper(kind, paperOf(name), language);
  RENDERED.set(key, pdf);
  return pdf;
}

function withUnits(paper: BuildingPaper, count: number): BuildingPaper {
  return { ...paper, plan: { ...paper.plan, units: paper.plan.units.slice(0, count) } };
}

const NAMES: ExampleName[] = ['antwerp', 'rotterdam'];
/** A page's worth of lines each. */
const pagesOf = (text: string) => text.split('\f').slice(0, -1);

/** The amounts with cents of a line, in the order of the page, in cents. */
function centsIn(line: string, language: Language): number[] {
  const [decimal, thousands] = [
    formatNumber(language, 0.5, 1).slice(1, 2),
    formatNumber(language, 1000).slice(1, -3),
  ];
  const sign = thousands === '.' ? '\\.' : '[\\s,]';
  const amount = new RegExp(`\\d{1,3}(?:${sign}\\d{3})*\\${decimal}\\d{2}(?![\\d%])(?!\\s?%)`, 'g');
  return (line.match(amount) ?? []).map((text) => Number(text.replace(/\D/g, '')));
}

const cents = (eur: number) => Math.round(eur * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

for (const name of NAMES) {
  describe(`the papers of ${name}`, () => {
    for (const language of LANGUAGES) {
      for (const kind of BUILDING_PAPER_KINDS) {
        it(`${kind} in ${language}: whole, tagged, nothing small, nothing in the margins, no page nearly empty`, async () => {
          // All letters have one form.
          const pdf = await (kind === 'LETTERS'
            ? renderPaper(kind, withUnits(paperOf(name), 3), language)
            : rendered(name, kind, language));
          await checkStructure(pdf);
          assert.equal((await infoOf(pdf)).get('Tagged'), 'yes');
          assert.match(await tagsOf(pdf), /^ *H1\b/m);
          assert.ok(Math.min(...(await textSizesOf(pdf))) >= 8.99, 'text below 9 points');
          const pictures = await picturesOf(pdf, 40);
          for (const [index, picture] of pictures.entries()) {
            assert.ok(lowestInk(picture) > 1 / 3, `page ${index + 1} is less than a third full`);
            assert.equal(inkInMargins(picture), 0, `page ${index + 1} has ink in a margin`);
          }
          const text = await textOf(pdf);
          assert.doesNotMatch(text, /undefined|null|NaN|Infinity|\[object|\{\w+\}/);
          assert.doesNotMatch(text, /\b[a-z]+_[a-z_]+\b/, 'an engine code');
        });
      }
    }

    it('the passport has four to six pages', async () => {
      for (const language of LANGUAGES) {
        const pages = Number((await infoOf(await rendered(name, 'PASSPORT', language))).get('Pages'));
        assert.ok(pages >= 4 && pages <= 6, `${language}: ${pages} pages`);
      }
    });

    it('the parts in the passport add up to its totals to the cent', async () => {
      const paper = paperOf(name);
      const { plan } = paper;
      for (const language of LANGUAGES) {
        const lines = (await textOf(await rendered(name, 'PASSPORT', language))).split('\n');
        const { totals } = plan;
        const whole = [totals.net_cost, totals.from_reserve, totals.from_loan, totals.from_owners].map(cents);
        const rows = plan.units.map((unit) => {
          const row = lines.find(
            (line) => line.trim().startsWith(`${unit.name} `) && centsIn(line, language).length >= 4,
          );
          assert.ok(row, `${language}: no row of ${unit.name}`);
          return centsIn(row, language).slice(-4);
        });
        assert.deepEqual(
          [0, 1, 2, 3].map((column) => sum(rows.map((row) => row[column] ?? 0))),
          whole,
        );
      }
    });

    it('the letters have a page each, the figures of their apartment, and add up to the building', async () => {
      const paper = paperOf(name);
      const { plan } = paper;
      for (const language of LANGUAGES) {
        const pdf = await rendered(name, 'LETTERS', language);
        const pages = pagesOf(await textOf(pdf));
        assert.equal(pages.length, plan.units.length);
        const parts = pages.map((page, index) => {
          const unit = plan.units[index];
          assert.ok(unit);
          const lines = page.split('\n').map((line) => centsIn(line, language));
          const works = lines.filter((amounts) => amounts.length === 2);
          const [total] = works.splice(-1);
          assert.deepEqual(total, [cents(plan.totals.net_cost), cents(unit.common_net_cost)]);
          assert.equal(sum(works.map(([building]) => building ?? 0)), cents(plan.totals.net_cost));
          assert.equal(sum(works.map(([, own]) => own ?? 0)), cents(unit.common_net_cost));
          return total?.[1] ?? 0;
        });
        assert.equal(sum(parts), cents(plan.totals.net_cost));
      }
    });
  });
}

describe('a letter', () => {
  it('has the link of its own apartment and no other', async () => {
    const paper = paperOf('antwerp');
    const links = await linksOf(await rendered('antwerp', 'LETTERS', 'nl-BE'));
    const own = links.filter((link) => link.includes('/b/'));
    assert.deepEqual(
      own,
      paper.plan.units.map((unit) => paper.ownerLink(unit)),
    );
  });

  it('shows nothing that is another owner’s: a change of their figures changes no page but theirs', async () => {
    const paper = paperOf('antwerp');
    const [first, ...others] = paper.plan.units;
    assert.ok(first);
    const changed = {
      ...first,
      votes: 7,
      share_percent: 1.23,
      label_before: 'F',
      yes_probability: 0.01,
      private_net_cost: 99_999,
      common_net_cost: 12.34,
      paid_by_loan: 56.78,
      month: { ...first.month, bill_before: 987, net: -654 },
    };
    const other = { ...paper, plan: { ...paper.plan, units: [changed, ...others] } };
    const [before, after] = await Promise.all(
      [paper, other].map(async (one) => pagesOf(await textOf(await renderPaper('LETTERS', one, 'nl-BE')))),
    );
    assert.ok(before && after);
    assert.notEqual(squeeze(after[0] ?? ''), squeeze(before[0] ?? ''));
    assert.deepEqual(after.slice(1), before.slice(1));
  });

  it('has no code where the building has no page', async () => {
    const paper = { ...paperOf('antwerp'), ownerLink: () => null };
    const pdf = await renderPaper('LETTERS', paper, 'en');
    assert.deepEqual(
      (await linksOf(pdf)).filter((link) => link.includes('/b/')),
      [],
    );
    assert.equal((await infoOf(pdf)).get('Pages'), String(paper.plan.units.length));
  });
});

describe('the agenda', () => {
  it('has each item with its majority, article and amounts, and a form with every apartment', async () => {
    const paper = paperOf('rotterdam');
    const { plan } = paper;
    const text = squeeze(await textOf(await renderPaper('AGENDA', paper, 'en')));
    assert.match(text, /art\. 38 \(5\) model rules 1992/);
    for (const { votes_needed, votes_total } of plan.vote.items)
      assert.ok(text.includes(`${votes_needed} of ${votes_total} votes`));
    const items = plan.vote.items.map(({ id }) =>
      sum(
        plan.common_works
          .filter(({ vote_item }) => vote_item === id)
          .map((work) => cents(work.total_estimated_cost_incl_vat)),
      ),
    );
    for (const amount of items) assert.ok(text.includes(`€${formatNumber('en', amount / 100, 2)} incl. VAT`));
    assert.equal(sum(items), cents(plan.totals.total_estimated_cost_incl_vat));
    for (const eur of [plan.totals.from_reserve, plan.totals.from_loan])
      assert.ok(text.includes(`€${formatNumber('en', eur, 2)}`));
    for (const { name: unit } of plan.units)
      assert.ok(text.split(` ${unit} `).length > plan.vote.items.length, unit);
  });
});

describe('a building without works, and one with texts of any kind', () => {
  it('still has papers', async () => {
    const paper = paperOf('antwerp');
    const { plan } = paper;
    const nothing: BuildingPaper = {
      ...paper,
      plan: {
        ...plan,
        common_works: [],
        phases: [],
        loan: null,
        vote: { probability: 1, items: [], improvements: [] },
        units: plan.units.map((unit) => ({ ...unit, common_net_cost: 0, common_parts: [] })),
      },
    };
    for (const kind of BUILDING_PAPER_KINDS) await checkStructure(await renderPaper(kind, nothing, 'fr-BE'));
  });

  it('fills in the value of a warning about the vote', () => {
    const paper = paperOf('antwerp');
    const warnings = [{ code: 'vote_not_likely_enough', values: { chance_percent: 70 } } as const];
    for (const language of LANGUAGES) {
      const content = buildingPaperContent(
        'PASSPORT',
        { ...paper, plan: { ...paper.plan, warnings: [...warnings] } },
        language,
      );
      const known = squeeze(JSON.stringify('known' in content ? content.known : null));
      assert.match(known, /70 ?%/, language);
      assert.doesNotMatch(known, /percent\}/, language);
    }
  });

  it('prints what somebody typed as text', async () => {
    const typed = `#panic("run") $x^2$ *bold* \`raw\` @ref <label> ${'x'.repeat(200)}`;
    const paper = paperOf('antwerp');
    const building = {
      ...paper.building,
      name: typed,
      parts: paper.building.parts.map((part) => ({ ...part, name: typed })),
    };
    const plan = { ...paper.plan, units: paper.plan.units.map((unit) => ({ ...unit, name: typed })) };
    for (const kind of BUILDING_PAPER_KINDS) {
      const pdf = await renderPaper(kind, { ...paper, building, plan }, 'en');
      await checkStructure(pdf);
      for (const picture of await picturesOf(pdf, 40)) assert.equal(inkInMargins(picture), 0, kind);
    }
  });
});
