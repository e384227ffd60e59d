/** The PDF as people and programs get it: text, figures, tags, pages, and whatever somebody typed. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Plan } from '@rooftree/engine';
import { adjustmentsOf, formatNumber, LANGUAGES, wholeEuroSums, words } from '@rooftree/words';
import { planOf } from '../../testing/data/planned-renovation.ts';
import { HOUSE_OF, renderHouse, renderSample, SAMPLE_ADDRESS } from '../../testing/data/sample-passport.ts';
import { inkInMargins, lowestInk } from '../../testing/server/page-ink.ts';
import {
  attachmentOf,
  checkStructure,
  infoOf,
  picturesOf,
  tagsOf,
  textOf,
} from '../../testing/server/pdf-programs.ts';
import { printable } from './printable.ts';

/** Spaces of every width are one to a reader. */
const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

for (const language of LANGUAGES) {
  describe(`the passport in ${language}`, () => {
    const plan = planOf(HOUSE_OF[language]);
    const pdf = renderHouse(HOUSE_OF[language], language);

    it('is whole, tagged, titled, in its language, and small', async () => {
      await checkStructure(await pdf);
      const info = await infoOf(await pdf);
      assert.equal(info.get('Tagged'), 'yes');
      assert.match(info.get('Title') ?? '', /Lindenlaan 12, 2800 Mechelen$/);
      assert.ok((await pdf).byteLength <= 345_000, `${(await pdf).byteLength} bytes`);
      const tags = await tagsOf(await pdf);
      for (const tag of ['H1', 'H2', 'Table', 'TH', 'TD', 'Figure', 'Link'])
        assert.match(tags, new RegExp(`^ *${tag}\\b`, 'm'));
      const source = Buffer.from(await pdf).toString('latin1');
      assert.match(source, new RegExp(`/Lang \\(${language}\\)`));
      assert.equal(
        source.match(/\/S \/Figure\b/g)?.length,
        source.match(/\/Alt[ (<]/g)?.length,
        'a figure lacks its alternative text',
      );
    });

    it('carries the plan', async () => {
      assert.deepEqual(JSON.parse(await attachmentOf(await pdf, 'renovation-passport.json')), plan);
    });

    it("shows the plan's sums, and works that add up to them", async () => {
      const lines = (await textOf(await pdf)).split('\n').map(squeeze);
      const sums = wholeEuroSums(plan);
      const row = (...eur: number[]) => squeeze(eur.map((one) => formatNumber(language, one)).join(' '));
      const isShown = (figures: string) => lines.some((line) => line.includes(figures));
      for (const { total, grants, net, works } of [...sums.steps, { ...sums.plan, works: [] }]) {
        assert.ok(isShown(row(total, grants, net)), `no line has ${row(total, grants, net)}`);
        for (const work of works) assert.ok(isShown(row(work.vat, work.total)), row(work.vat, work.total));
      }
    });

    it('has no code, no missing word and no unfilled place in its text', async () => {
      const text = await textOf(await pdf);
      assert.doesNotMatch(text, /undefined|null|NaN|Infinity|\[object|\{\w+\}/);
      assert.doesNotMatch(text, /\b[a-z]+_[a-z_]+\b/, 'an engine code');
      assert.doesNotMatch(text, /\b[A-Z]{2,}_[A-Z_]+\b/, 'a vocabulary code');
    });
  });
}

describe('the passport of any plan', () => {
  const cases: Record<string, { plan: Plan; pages: number }> = {
    'that needs nothing': { plan: planOf('detached2022'), pages: 4 },
    'of one step': {
      plan: planOf('semiDetached1958', { objective: 'best_label_within_budget', budget_eur: 6000 }),
      pages: 6,
    },
    'with little known and wide ranges': { plan: planOf('detached1935'), pages: 9 },
    'with small phases': {
      plan: planOf('detached1935', { phase_budget_eur: 4000, target_label: 'A+' }),
      pages: 10,
    },
  };
  for (const [name, { plan, pages }] of Object.entries(cases)) {
    it(`${name} has few pages, none nearly empty, nothing in the margins`, async () => {
      const pictures = await picturesOf(await renderSample(plan, 'fr-BE'), 40);
      assert.ok(pictures.length <= pages, `${pictures.length} pages`);
      for (const [index, picture] of pictures.entries()) {
        assert.ok(lowestInk(picture) > 1 / 3, `page ${index + 1} is less than a third full`);
        assert.equal(inkInMargins(picture), 0, `page ${index + 1} has ink in a margin`);
      }
    });
  }
});

describe('what an adviser changed and what wishes cost', () => {
  const overrides = [{ fact: 'habitable_space_m2' as const, value: 151, reason: 'Measured on site' }];
  const plans = {
    'with works': planOf('semiDetached1958', { locked_measures: ['hot_water_heat_pump'], overrides }),
    'without works': planOf('detached2022', { overrides }),
  };
  for (const [name, plan] of Object.entries(plans)) {
    it(`is on the passport of a plan ${name}, once, in every language`, async () => {
      for (const language of LANGUAGES) {
        const lists = adjustmentsOf(plan, words(language));
        assert.equal(lists.length, plan.steps.length > 0 ? 2 : 1);
        const text = squeeze(await textOf(await renderSample(plan, language)));
        for (const { title, items } of lists)
          for (const shown of [title, ...items])
            assert.equal(text.split(squeeze(shown)).length, 2, `${language}: ${shown}`);
      }
    });
  }

  it('may be long, and hostile', async () => {
    const reason = `${'x'.repeat(200)} #panic("run") \u0007 ${'Lange uitleg '.repeat(20)}`;
    const [override] = overrides;
    assert.ok(override);
    const many = Array.from({ length: 50 }, () => ({ ...override, reason, replaced: 164 }));
    const pdf = await renderSample({ ...plans['with works'], overrides: many }, 'nl-BE');
    await checkStructure(pdf);
    for (const picture of await picturesOf(pdf, 40)) assert.equal(inkInMargins(picture), 0);
  });
});

describe('what somebody typed', () => {
  const hostile = [
    '#panic("run") #import "x" #sys.inputs $x^2$ *bold* _it_ `raw` @ref <label> // no /* no */ = no',
    'x'.repeat(2000),
    'شارع النخيل شلום 你好世界 日本語 한국어 ไทย हिन्दी Ελλάδα Київ 😀👩‍👩‍👧🇧🇪',
    `lone \ud800 surrogate, nul \u0000, bell \u0007, \u2028 line, \u202e backwards, \uffff and ${'\u0301'.repeat(50)}`,
    'Lange straat '.repeat(160),
  ];
  for (const text of hostile) {
    it(`is shown as text: ${JSON.stringify(text.slice(0, 30))}`, async () => {
      const typed = printable(text);
      const plan = planOf('detached2022');
      const address = { ...SAMPLE_ADDRESS, street: typed };
      const pdf = await renderSample(plan, 'en', { address, issuer: typed.slice(0, 255) });
      await checkStructure(pdf);
      assert.equal((await infoOf(pdf)).get('Pages'), '4');
      const shown = (await textOf(pdf)).replace(/[\s\u200b]/g, '');
      const start = typed.replace(/[\s\u200b]/g, '').slice(0, 12);
      if (/^[ -~]+$/.test(start)) assert.ok(shown.includes(start), start);
      for (const picture of await picturesOf(pdf, 40)) assert.equal(inkInMargins(picture), 0);
    });
  }
});
