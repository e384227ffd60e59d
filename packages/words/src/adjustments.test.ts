import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type AppliedOverride,
  DWELLING_FIELDS,
  type DwellingFieldName,
  MEASURES,
  type WishCost,
  WORK_FIELDS,
} from '@rooftree/engine';
import { adjustmentsOf, describeOverride, describeWishCost } from './adjustments.ts';
import { LANGUAGES } from './language.ts';
import { words } from './words.ts';

const WALLS: AppliedOverride = {
  fact: 'outer_wall_surface_m2',
  value: 118,
  reason: 'Jan measured it {on site}',
  replaced: 142.8,
};
const COST: WishCost = {
  wish: 'excluded',
  measure: 'heat_pump_air_water',
  more_eur: 4300.4,
  more_bill_eur_per_year: 210,
  label: 'C',
  label_without_wish: 'A+',
  probability: 0.55,
  probability_without_wish: 0.99,
};
const spaced = (text: string) => text.replace(/\s/g, ' ');
const override = (given: AppliedOverride, language: (typeof LANGUAGES)[number] = 'en') =>
  spaced(describeOverride(given, 'flanders', words(language)));
const wish = (given: Partial<WishCost>, language: (typeof LANGUAGES)[number] = 'en') =>
  spaced(describeWishCost({ ...COST, ...given }, words(language)));

test('an override has both values and the reason as it was typed', () => {
  assert.equal(
    override(WALLS),
    'Outside walls (m²): 118 instead of 142.8. Reason: Jan measured it {on site}',
  );
  assert.equal(
    override(WALLS, 'nl-BE'),
    'Buitenmuren (m²): 118 in plaats van 142,8. Reden: Jan measured it {on site}',
  );
  assert.match(override(WALLS, 'fr-BE'), / : 118 au lieu de 142,8\. Motif : Jan measured it \{on site\}$/);
});

test('an override without a value to replace names only its own', () => {
  assert.match(override({ ...WALLS, replaced: null }), /^Outside walls \(m²\): 118\. Reason: /);
});

test('values of facts are words, years and U-values, values of works have their unit', () => {
  const reason = 'x';
  const lines: [AppliedOverride, RegExp][] = [
    [
      { fact: 'outer_wall_insulation_type', value: { u_value_w_per_m2_k: 0.5 }, replaced: 'NONE', reason },
      /: 0\.50 W\/m²K instead of not insulated\./,
    ],
    [
      { fact: 'outer_wall_insulation_type', value: 'CM_6_10', replaced: 0.45, reason },
      /: 6 to 10 cm instead of 0\.45 W\/m²K\./,
    ],
    [{ fact: 'heating_installation_year', value: 2004, replaced: 1999, reason }, /: 2004 instead of 1999\./],
    [{ fact: 'has_gas_connection', value: false, replaced: true, reason }, /: no instead of yes\./],
    [{ fact: 'window_u_value_w_per_m2_k', value: 1.25, replaced: 1.3, reason }, /: 1\.25 instead of 1\.3\./],
    [
      { measure: 'roof_pitched_inside', field: 'added_r_m2k_per_w', value: 7, replaced: 5, reason },
      /^Roof insulation from inside, R-value of the added insulation: 7 m²K\/W instead of 5 m²K\/W\./,
    ],
    [
      { measure: 'solar_panels', field: 'cost_eur', value: 7500, replaced: 6100, reason },
      /^Solar panels, price excl\. VAT: €7,500 instead of €6,100\./,
    ],
  ];
  for (const [given, expected] of lines) assert.match(override(given), expected);
});

test('a wish says what it costs, in money, label and chance', () => {
  assert.equal(
    wish({}),
    'Air-to-water heat pump left out at your request: the works cost €4,300 more after grants, the energy bill is €210 a year higher, the label becomes C instead of A+, the chance of reaching the goal is 55% instead of more than 95%.',
  );
  assert.equal(
    wish({ wish: 'locked', more_eur: -900, more_bill_eur_per_year: -35 }, 'nl-NL'),
    'Op uw verzoek met lucht-waterwarmtepomp: de maatregelen kosten na subsidie € 900 minder, de energierekening is € 35 per jaar lager, het label wordt C in plaats van A+, de kans om het doel te halen is 55% in plaats van meer dan 95%.',
  );
});

test('a wish names only what differs', () => {
  const same = { label_without_wish: 'C', probability_without_wish: 0.55 };
  assert.match(
    wish({ ...same, more_bill_eur_per_year: 0.4 }),
    /request: the works cost €4,300 more after grants\.$/,
  );
  assert.match(
    wish({ ...same, more_eur: -0.3, more_bill_eur_per_year: 0 }),
    /request: this hardly changes cost, energy bill and label\.$/,
  );
});

test('every fact, field and measure is written in every language, without a code or a placeholder', () => {
  for (const language of LANGUAGES) {
    // The keys of that table are the names of the fields.
    const facts = Object.keys(DWELLING_FIELDS) as DwellingFieldName[];
    const lines = [
      ...facts.map((fact) => override({ fact, value: 1, replaced: 2, reason: 'x' }, language)),
      ...WORK_FIELDS.map((field) =>
        override({ measure: 'battery', field, value: 1, replaced: 2, reason: 'x' }, language),
      ),
      ...MEASURES.flatMap((measure) => [
        wish({ measure, wish: 'locked' }, language),
        wish({ measure, more_eur: -5, more_bill_eur_per_year: -5 }, language),
      ]),
    ];
    for (const line of lines) assert.doesNotMatch(line, /[{}_]|undefined|NaN/, line);
  }
});

test('a plan without either has no list, one with both has two', () => {
  const plan = { label_scale: 'flanders' as const };
  assert.deepEqual(adjustmentsOf(plan, words('en')), []);
  const both = adjustmentsOf({ ...plan, overrides: [WALLS], wish_costs: [COST] }, words('en'));
  assert.deepEqual(
    both.map(({ key, items }) => [key, items.length]),
    [
      ['overrides', 1],
      ['wish_costs', 1],
    ],
  );
});
