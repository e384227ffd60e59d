import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEstateInput } from '../../completion/estate-input.ts';
import type { Decision } from '../../contract/decision.ts';
import type { Plan } from '../../contract/plan.ts';
import { slotOf } from '../../measures/catalogue.ts';
import { plan } from '../../testing/adviser-plan.ts';
import type { PlanOptions } from '../plan-options.ts';
import { planRenovation, planVariants } from '../plan-renovation.ts';
import { DECIDED_BY } from './two-stage.ts';

const DATE = '2026-11-15';
const LITTLE_KNOWN = {
  address: { country: 'BE', zip_code: '9000' },
  estate_type: 'HOUSE',
  estate_format: 'CLOSED',
  year_built: 1930,
  dwelling: { habitable_space_m2: 120 },
};

function planOf(facts: object = {}, options: Partial<PlanOptions> = {}): Plan {
  const estate = { ...LITTLE_KNOWN, dwelling: { ...LITTLE_KNOWN.dwelling, ...facts } };
  return planRenovation(parseEstateInput(estate, DATE), { date: DATE, ...options });
}

function decisionOf(facts: object = {}): Decision {
  const { decision } = planOf(facts, { withDecision: true });
  assert.ok(decision !== null);
  return decision;
}

test('a plan is the same with and without its decision', () => {
  const { decision, ...plan } = planOf({}, { withDecision: true });
  const { decision: none, ...core } = planOf();
  assert.equal(none, null);
  assert.ok(decision !== null);
  assert.deepEqual(plan, core);
});

test('what a budget pays for below the target and every house needs is done in any case', () => {
  const facts = { heating_type: 'GAS', attic_usage: 'STORAGE', inclined_roof_insulation_type: 'NONE' };
  const options = { objective: 'best_label_within_budget', budget_eur: 4000, withDecision: true } as const;
  const { decision, target, steps } = planOf(facts, options);
  assert.equal(target.reached, false);
  assert.deepEqual(
    steps.flatMap(({ works }) => works.map(({ work }) => work)),
    ['attic_floor'],
  );
  assert.deepEqual(
    decision?.works.filter(({ is_in_plan: isInPlan }) => isInPlan).map((work) => work.certainty),
    ['core'],
  );
});

test('what is known to be bare and planned is done in any case, also where a budget pays for nothing else', () => {
  const facts = { attic_usage: 'STORAGE', attic_floor_insulation_type: 'NONE' };
  const { decision } = planOf(facts, { budget_eur: 4000, withDecision: true });
  const roof = decision?.works.find(({ measure }) => measure === 'attic_floor');
  assert.deepEqual([roof?.is_in_plan, roof?.certainty], [true, 'core']);
});

test('a heat pump alone is not sure while works on the envelope are open, unless it is locked', () => {
  const facts = {
    habitable_space_m2: 130,
    storeys: 1,
    heating_type: 'OIL',
    heating_device: 'NON_CONDENSING_BOILER',
    heating_installation_year: 1995,
    window_glazing_type: 'HIGH_EFFICIENCY',
  } as const;
  const certaintyWith = (options: Partial<PlanOptions>) => {
    const { decision } = plan('VLG', 'OPEN', 1960, facts, { ...options, withDecision: true });
    const inPlan = decision?.works.filter(({ is_in_plan: isInPlan }) => isInPlan) ?? [];
    assert.ok(inPlan.some(({ measure, certainty }) => measure === 'wall_cavity' && certainty === 'depends'));
    return inPlan.find(({ measure }) => measure === 'heat_pump_air_water');
  };
  const pump = certaintyWith({});
  assert.deepEqual([pump?.certainty, pump?.decided_by?.fact], ['depends', 'outer_wall_insulation_type']);
  assert.equal(certaintyWith({ locked_measures: ['heat_pump_air_water'] })?.certainty, 'core');
  assert.equal(certaintyWith({ fossil_free: true })?.certainty, 'depends');
});

test('more confidence never costs less, and is had or said to be missed', () => {
  let before = 0;
  for (const confidence of [0.5, 0.7, 0.8, 0.9]) {
    const { target, totals } = planOf({}, { confidence, target_label: 'A' });
    if (!target.reached) {
      assert.equal(target.reason?.code, 'not_sure_enough');
      continue;
    }
    assert.ok(target.probability >= confidence - 0.005, `${target.probability} is below ${confidence}`);
    assert.ok(totals.net_cost >= before);
    before = totals.net_cost;
  }
  assert.ok(before > 0);
});

test('shares of cases are probabilities, a core work has none that decides it, and answers say what to do', () => {
  const { works, probability_after_core: afterCore, probability_if_known: ifKnown } = decisionOf();
  assert.ok(works.length >= 3);
  const places = works.map(({ certainty }) => certainty);
  assert.ok(places.lastIndexOf('core') < places.indexOf('depends'), 'what is right in any case leads');
  for (const work of works) {
    assert.ok(work.share_of_cases >= 0 && work.share_of_cases <= 1);
    if (work.certainty === 'core') {
      assert.ok(work.is_in_plan);
      assert.equal(work.decided_by, null);
    }
    for (const { measure } of work.decided_by?.answers ?? []) {
      if (typeof measure === 'string') assert.equal(slotOf(measure), slotOf(work.measure));
    }
    const total = work.decided_by?.answers.reduce((sum, { probability }) => sum + probability, 0) ?? 1;
    assert.ok(Math.abs(total - 1) < 0.05);
  }
  assert.ok(afterCore <= ifKnown);
});

test('a roof is decided by its insulation: bare roofs are done, good ones left', () => {
  const roof = decisionOf().works.find(({ measure }) => measure.startsWith('roof_pitched'));
  assert.equal(roof?.decided_by?.fact, 'inclined_roof_insulation_type');
  const share = (answer: string) =>
    roof?.decided_by?.answers.find((one) => one.answer === answer)?.share_of_cases;
  assert.ok((share('NONE') ?? 0) > 0.5);
  assert.equal(share('CM_21_PLUS') ?? 0, 0);
  const todo = (answer: string) =>
    roof?.decided_by?.answers.find((one) => one.answer === answer)?.measure ?? null;
  assert.ok(todo('NONE')?.startsWith('roof_pitched'));
  assert.equal(todo('CM_21_PLUS'), null);
});

test('only a fact of the part itself decides about it: the glass says nothing of a flat roof', () => {
  const studio = {
    ...LITTLE_KNOWN,
    address: { country: 'BE', zip_code: '1000' },
    estate_type: 'APARTMENT',
    estate_format: null,
    dwelling: { habitable_space_m2: 60 },
  };
  for (const estate of [LITTLE_KNOWN, studio]) {
    const input = parseEstateInput(estate, DATE);
    const { decision } = planRenovation(input, { date: DATE, withDecision: true });
    assert.ok(decision !== null && decision.works.length > 3);
    for (const { measure, decided_by: decided } of decision.works) {
      if (decided === null) continue;
      const facts: readonly string[] = DECIDED_BY[slotOf(measure)];
      assert.ok(facts.includes(decided.fact), `${measure} by ${decided.fact}`);
    }
  }
});

test('questions stand in the order of their worth, and a given fact is not asked for again', () => {
  const [first, ...rest] = decisionOf().next_questions;
  assert.ok(first !== undefined && first.saves_eur > 0);
  for (const other of rest) assert.ok(other.saves_eur <= first.saves_eur);
  const told = decisionOf({
    heating_type: 'GAS',
    heating_device: 'CONDENSING_BOILER',
    window_glazing_type: 'DOUBLE',
  });
  const facts = told.next_questions.map(({ fact }) => fact);
  for (const fact of ['heating_type', 'heating_device', 'window_glazing_type'])
    assert.ok(!facts.includes(fact));
});

test('three ways: none is cheaper than the cheapest, none costs less over thirty years than the best, the third burns nothing', () => {
  const {
    cheapest,
    lifetime,
    fossil_free: fossilFree,
  } = planVariants(parseEstateInput(LITTLE_KNOWN, DATE), {
    date: DATE,
  });
  assert.ok(cheapest.totals.net_cost <= lifetime.totals.net_cost);
  assert.ok(cheapest.totals.net_cost <= fossilFree.totals.net_cost);
  const { gas, oil } = fossilFree.result.final_kwh_by_carrier;
  assert.deepEqual([gas, oil], [undefined, undefined]);
  assert.ok(fossilFree.result.co2_kg < fossilFree.baseline.co2_kg);
});

test('duties are dated targets: what the house does not meet has a step that meets it', () => {
  const { milestones, steps, baseline } = planOf({ energy_label: 'F', heating_type: 'GAS' });
  assert.equal(baseline.label, 'F');
  const purchase = milestones.find(({ duty }) => duty === 'vlg_purchase');
  assert.deepEqual([purchase?.year, purchase?.label, purchase?.role], [2032, 'D', 'buyer']);
  const due = purchase?.met_after_step ?? 0;
  assert.ok(due >= 1);
  for (const { number, timing } of steps) {
    if (number <= due) assert.ok(timing.by_year !== null && timing.by_year <= 2032);
  }
  // Terraced houses have no later step than 2035 in the housing code.
  assert.deepEqual(
    milestones.filter(({ duty }) => duty === 'vlg_housing_code').map(({ year, label }) => [year, label]),
    [
      [2030, 'D'],
      [2035, 'C'],
    ],
  );
});

test('a duty is met with the chance that the home has its label then', () => {
  const estate = {
    ...LITTLE_KNOWN,
    year_built: 1950,
    dwelling: { habitable_space_m2: 120, heating_type: 'GAS' },
  };
  const { milestones, steps, target } = planRenovation(parseEstateInput(estate, DATE), {
    date: DATE,
    target_label: 'C',
  });
  const [, last] = milestones.filter(({ duty }) => duty === 'vlg_housing_code');
  assert.equal(last?.label, target.label);
  assert.equal(steps.length, 3);
  assert.equal(last?.met_after_step, 3, 'earlier steps show the label, with a lower chance');
  assert.equal(last?.probability, target.probability);
  const certified = planOf({ energy_label: 'C', heating_type: 'GAS' }).milestones;
  assert.ok(certified.every(({ met_after_step: met, probability }) => met === 0 && probability === 1));
});

test('the monthly payment is the annuity of the loan, and sums agree to the cent', () => {
  const brussels = { ...LITTLE_KNOWN, address: { country: 'BE', zip_code: '1000' } };
  const { cash_flow: flow, totals } = planRenovation(parseEstateInput(brussels, DATE), { date: DATE });
  const { loan } = flow;
  assert.ok(loan !== null && flow.net_per_month !== null);
  assert.equal(Math.round((loan.amount + flow.own_money) * 100), Math.round(totals.net_cost * 100));
  const monthlyRate = loan.rate_percent / 1200;
  // What is owed after the last payment is nothing, but for the rounding of each payment.
  let owed = loan.amount;
  for (let month = 0; month < loan.years * 12; month++)
    owed = owed * (1 + monthlyRate) - loan.payment_per_month;
  assert.ok(Math.abs(owed) < loan.years * 12 * 0.01);
  assert.equal(
    Math.round(flow.net_per_month * 100),
    Math.round(flow.savings_per_month * 100) - Math.round(loan.payment_per_month * 100),
  );
});

test('the months of later years follow the prices, the support and the loan of those years, to the cent', () => {
  const cents = (eur: number): number => Math.round(eur * 100);
  const facts = { habitable_space_m2: 120, has_solar_panels: false };
  const body = { ...LITTLE_KNOWN, address: { country: 'BE', zip_code: '1000' }, dwelling: facts };
  const options = { date: DATE, locked_measures: ['solar_panels' as const] };
  const plan = planRenovation(parseEstateInput(body, DATE), options);
  const { loan, years } = plan.cash_flow;
  assert.ok(loan !== null && years.length <= 10);
  for (const row of years) {
    const sum = cents(row.bill_before) - cents(row.bill_after) + cents(row.support) - cents(row.loan_payment);
    assert.equal(cents(row.net), sum, `${row.from_year}`);
  }
  const rowIn = (year: number) => years.findLast(({ from_year: from }) => from <= year);
  const first = 2027;
  assert.equal(years[0]?.from_year, first);
  assert.equal(rowIn(first + loan.years - 1)?.loan_payment, loan.payment_per_month);
  assert.equal(rowIn(first + loan.years)?.loan_payment, 0, 'paid back');
  const earned = plan.steps.flatMap(({ works }) => works.flatMap((work) => work.yearly_support ?? []));
  const yearly = earned.reduce((sum, support) => sum + cents(support.eur_per_year), 0);
  assert.equal(cents(rowIn(first + 9)?.support ?? 0), Math.round(yearly / 12));
  assert.equal(rowIn(first + 10)?.support, 0, 'ten years of certificates');
  assert.ok((rowIn(2030)?.bill_before ?? 0) > (rowIn(2027)?.bill_before ?? 0), 'gas gets dearer');

  // With prices that stay, every year is as today.
  const energyPrices = {
    gas: 0.1,
    oil: 0.1,
    electricity: 0.3,
    wood: 0.08,
    district_heat: 0.1,
    electricity_feed_in: 0.03,
  };
  const steady = planRenovation(parseEstateInput(body, DATE), { ...options, energyPrices });
  for (const row of steady.cash_flow.years) {
    assert.equal(cents(row.bill_before), Math.round(cents(steady.ranges.baseline_bill_eur.p50) / 12));
    assert.equal(cents(row.bill_after), Math.round(cents(steady.expected_result.bill_eur) / 12));
  }
  const done = planRenovation(
    parseEstateInput({ ...body, dwelling: { energy_score_kwh_per_m2: 40 } }, DATE),
    { date: DATE },
  );
  if (done.steps.length === 0) assert.deepEqual(done.cash_flow.years, []);
});

test('a loan by income is reckoned with only for who is known to get it', () => {
  const flow = (income_group: 1 | 3 | null) =>
    planRenovation(parseEstateInput(LITTLE_KNOWN, DATE), { date: DATE, income_group }).cash_flow;
  assert.equal(flow(1).loan, null);
  assert.equal(flow(null).loan, null);
  const { loan } = flow(3);
  assert.deepEqual([loan?.id, loan?.rate_percent, loan?.years], ['vlg_mijn_verbouwlening', 1.5, 25]);
});
