import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Decision, measuresOf, type Plan, parseEstateInput, planRenovation } from '@rooftree/engine';
import { checksOf, leadingList } from './leading-list.ts';
import { words } from './words.ts';

const DATE = '2026-11-15';

const plan: Plan = planRenovation(
  parseEstateInput(
    {
      address: { country: 'BE', zip_code: '9000' },
      estate_type: 'HOUSE',
      estate_format: 'SEMI_OPEN',
      year_built: 1962,
      dwelling: {
        habitable_space_m2: 150,
        energy_label: 'A',
        energy_score_kwh_per_m2: 450,
        heating_type: 'OIL',
        metered_gas_kwh: 22_000,
        window_glazing_type: 'SINGLE',
        outer_wall_insulation_type: 'NONE',
      },
    },
    DATE,
  ),
  { date: DATE, withDecision: true },
);

function withCertainty(certainty: Record<string, 'core' | 'depends'>): Decision {
  assert.ok(plan.decision);
  const works = plan.decision.works.map((work) => ({
    ...work,
    certainty: certainty[work.measure] ?? work.certainty,
  }));
  return { ...plan.decision, works };
}

test('what is right in any case and what is to be decided are the whole plan, to the euro', () => {
  const list = leadingList(plan, plan.decision);
  assert.ok(list);
  const numbers = [...list.core.steps, ...list.decide.steps].map(({ number }) => number);
  assert.deepEqual(
    numbers.toSorted((a, b) => a - b),
    plan.steps.map(({ number }) => number),
  );
  assert.equal(list.core.netEur + list.decide.netEur, Math.round(plan.totals.net_cost));
});

test('works that a doubted certificate rests on wait for its check', () => {
  const [first] = plan.conflicts ?? [];
  assert.equal(first?.code, 'label_against_score');
  assert.equal(words('en').coreTitle(plan.conflicts), 'In any case, once the certificate has been checked');
  assert.equal(words('en').coreTitle([]), 'In any case');
  assert.equal(words('en').coreTitle(null), 'In any case');
});

test('a step goes with the work that costs most', () => {
  const mixed = plan.steps.find((step) => measuresOf(step).length > 1);
  assert.ok(mixed && measuresOf(mixed).includes('windows_high_efficiency'));
  const isCore = (windows: 'core' | 'depends', airtightness: 'core' | 'depends') =>
    leadingList(plan, withCertainty({ windows_high_efficiency: windows, airtightness }))?.core.steps.includes(
      mixed,
    );
  assert.equal(isCore('core', 'depends'), true);
  assert.equal(isCore('depends', 'core'), false);
});

test('a decision about another plan leads nothing', () => {
  assert.ok(plan.decision);
  assert.equal(leadingList(plan, { ...plan.decision, works: plan.decision.works.slice(1) }), null);
  assert.equal(leadingList(plan, null), null);
});

test('a step that depends says what to find out, in words', () => {
  const heating = plan.steps.find((step) => measuresOf(step).includes('heat_pump_air_water'));
  assert.ok(heating);
  assert.deepEqual(checksOf(heating, plan.decision), [{ fact: 'heating_device', works: [] }]);
  const open = (language: 'en' | 'nl-NL', changed: object): string => {
    const works = plan.decision?.works.map((work) => ({ ...work, ...changed })) ?? assert.fail();
    return words(language).openOf(heating, { ...plan.decision, works } as Decision);
  };
  const anyway = 'sure to be needed, only which type is open';
  assert.equal(open('en', {}), 'first check: heating appliance');
  assert.equal(open('en', { share_of_cases: 1 }), `${anyway}; first check: heating appliance`);
  assert.equal(open('en', { share_of_cases: 1, decided_by: null }), anyway);
  assert.equal(open('en', { certainty: 'core' }), '');
  assert.equal(
    open('nl-NL', { decided_by: { fact: 'has_solar_panels', answers: [] } }),
    'eerst controleren: of er al panelen liggen',
  );
});

test('in a step of several works, a check names the one that it decides about', () => {
  const mixed = plan.steps.find((step) => measuresOf(step).includes('windows_high_efficiency'));
  const decision = withCertainty({ windows_high_efficiency: 'core', airtightness: 'depends' });
  const decided_by = { fact: 'ventilation_type', answers: [] };
  const works = decision.works.map((work) =>
    work.measure === 'airtightness' ? { ...work, decided_by } : work,
  );
  assert.ok(mixed);
  assert.match(
    words('en').openOf(mixed, { ...decision, works }),
    /first check, for airtightness: ventilation/,
  );
});

test('a conflict says what disagrees, which one the plan goes by and why, and what to check', () => {
  const [label] = plan.conflicts.filter(({ code }) => code === 'label_against_score');
  assert.ok(label);
  assert.equal(
    words('en').conflicts([label]).items[0],
    'The certificate is stated with label A, but its score belongs to label E. The plan follows the score: it says more than a letter. Look up both on the certificate itself. If that leaves a doubt, a new certificate costs about €275.',
  );
  assert.match(
    words('en').conflicts([{ ...label, believed: 'energy_label' }]).items[0] ?? '',
    /The plan follows the label/,
  );
});

test('the next rung says what being surer costs, and with which works', () => {
  const rung = {
    confidence: 0.8,
    probability: 0.91,
    net_cost_eur: 20_000,
    more_eur: 1600,
    added: ['wall_cavity'],
    dropped: ['airtightness'],
  } as const;
  const target = { label: 'D', probability: 0.64 };
  const { nextRung } = words('en');
  assert.equal(
    nextRung({ ...rung, added: [...rung.added], dropped: [...rung.dropped] }, target),
    'To be surer: for €1,600 more, the chance of label D rises from 64% to 91%. Added: cavity wall insulation. Left out: airtightness.',
  );
  assert.match(
    nextRung({ ...rung, added: [], dropped: [], more_eur: 0 }, target),
    /at no extra cost.*91%\.$/,
  );
});
