/** A building with a plan whose parts add up to the cent, of any number of apartments; the engine need not make it. */
import {
  type BuildingInput,
  type BuildingPlan,
  type CommonWork,
  parseEstateInput,
  planRenovation,
} from '@rooftree/engine';

const DATE = '2026-11-15';
const LABELS = ['F', 'E', 'E', 'D', 'D', 'C'];

/** Largest remainder, in cents. */
function divide(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => Math.floor((cents * weight) / whole));
  const order = weights
    .map((weight, index) => ({ index, rest: ((cents * weight) / whole) % 1 }))
    .sort((a, b) => b.rest - a.rest);
  const left = cents - parts.reduce((sum, part) => sum + part, 0);
  for (const { index } of order.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

const eur = (cents: number) => cents / 100;
const cents = (euro: number) => Math.round(euro * 100);

export function sampleBuilding(apartments = 12): BuildingInput {
  const perFloor = apartments <= 20 ? 3 : Math.ceil(apartments / 10);
  const shares = divide(
    10_000,
    Array.from({ length: apartments }, (_, index) => 70 + ((index * 13) % 40)),
  );
  const part = {
    name: null,
    orientation: null,
    area_m2: null,
    condition: null,
    last_done_year: null,
    next_due_year: null,
    maintenance_cost_eur: null,
    maintenance_interval_years: null,
    apportioning: null,
    units: [],
  };
  return {
    external_id: 'residentie-linde',
    name: 'Residentie Linde',
    address: {
      country: 'BE',
      zip_code: '2018',
      region: null,
      street: 'Lange Leemstraat',
      house_number: '112',
      city: 'Antwerpen',
    },
    year_built: 1971,
    shares_total: 10_000,
    facts: { roof_type: 'FLAT', heating_type: 'GAS', heating_is_collective: true },
    parts: [
      { ...part, id: 'roof', kind: 'flat_roof', area_m2: 240, condition: 5, last_done_year: 1998 },
      {
        ...part,
        id: 'facade-street',
        kind: 'facade',
        name: 'Voorgevel',
        orientation: 'S',
        area_m2: 310,
        condition: 4,
      },
      { ...part, id: 'heating', kind: 'heating', condition: 5, last_done_year: 2004 },
      { ...part, id: 'lift', kind: 'lift', condition: 3, last_done_year: 2010, apportioning: 'USE' },
    ],
    units: Array.from({ length: apartments }, (_, index) => ({
      external_id: `apartment-${index + 1}`,
      name: `${Math.floor(index / perFloor)}${String.fromCharCode(65 + (index % perFloor))}`,
      floor: Math.floor(index / perFloor),
      share: shares[index] ?? 0,
      votes: null,
      owner: index < 2 ? 'owner-1' : null,
      use: null,
    })),
    deed: { majority: null, quorum: null, windows_are_private: false },
    money: { reserve_fund_eur: 48_000, reserve_contribution_eur_per_year: 9600 },
  };
}

const LIST: { work: CommonWork['work']; part: string | null; year: number; each: number; grant: number }[] = [
  { work: 'roof_flat', part: 'roof', year: 2027, each: 3251.43, grant: 0 },
  { work: 'wall_external', part: 'facade-street', year: 2027, each: 7012.19, grant: 0 },
  { work: 'scaffolding', part: null, year: 2027, each: 611.07, grant: 0 },
  { work: 'heat_pump_air_water', part: 'heating', year: 2029, each: 6803.11, grant: 601.5 },
];

function commonWorks(apartments: number): CommonWork[] {
  return LIST.map(({ work, part, year, each, grant }) => {
    const [total, subsidy] = [cents(each * apartments), cents(grant * apartments)];
    const vat = Math.round(total - total / 1.06);
    return {
      work,
      part_id: part,
      quantity: part === null || part === 'heating' ? 1 : 20 * apartments,
      unit: part === null || part === 'heating' ? 'dwelling' : 'm2',
      estimated_cost: eur(total - vat),
      estimated_vat_cost: eur(vat),
      total_estimated_cost_incl_vat: eur(total),
      subsidy_amount: eur(subsidy),
      subsidies:
        subsidy === 0
          ? []
          : [
              {
                rule_id: 'sample',
                scheme: 'mijn_verbouwpremie',
                amount: eur(subsidy),
                conditions: ['association_applies'],
                confidence: 'medium',
              },
            ],
      net_cost: eur(total - subsidy),
      year,
      apportioning: 'SHARES',
      vote_item: work === 'roof_flat' ? 'imposed' : 'works',
      anyway_cost: part === 'roof' ? eur(Math.round(total / 3)) : 0,
    };
  });
}

export function sampleBuildingPlan(building = sampleBuilding()): BuildingPlan {
  const { units, shares_total } = building;
  const works = commonWorks(units.length);
  const shares = units.map(({ share }) => share);
  const sum = (of: (work: CommonWork) => number) => works.reduce((total, work) => total + cents(of(work)), 0);
  const net = sum((work) => work.net_cost);
  const reserve = Math.min(net, cents(40_000));
  const loan = Math.round((net - reserve) * 0.9);
  const owners = net - reserve - loan;
  const parts = works.map((work) => divide(cents(work.net_cost), shares));
  const partsOfUnits = units.map((_, unit) => parts.reduce((total, of) => total + (of[unit] ?? 0), 0));
  const [fromReserve, fromLoan] = [divide(reserve, partsOfUnits), divide(loan, partsOfUnits)];
  const payment = Math.round(loan / 218);
  const payments = divide(payment, fromLoan);
  const apartment = parseEstateInput(
    {
      address: { country: 'BE', zip_code: '2018' },
      estate_type: 'APARTMENT',
      year_built: 1971,
      dwelling: { habitable_space_m2: 84 },
    },
    DATE,
  );
  const plan = planRenovation(apartment, { date: DATE });
  const years = [...new Set(works.map(({ year }) => year))];
  const phaseOf = (year: number) => {
    const own = works.filter((work) => work.year === year);
    const cost = own.reduce((total, work) => total + cents(work.net_cost), 0);
    const isFirst = year === years[0];
    const first = works
      .filter((work) => work.year === years[0])
      .reduce((total, work) => total + cents(work.net_cost), 0);
    const fund = isFirst ? reserve : 0;
    const atOnce = isFirst ? Math.round((owners * first) / net) : owners - Math.round((owners * first) / net);
    return {
      year,
      works: own.map(({ work }) => work),
      net_cost: eur(cost),
      from_reserve: eur(fund),
      from_loan: eur(cost - fund - atOnce),
      from_owners: eur(atOnce),
    };
  };
  const majority = {
    votes: { numerator: 2, denominator: 3 },
    is_strict: false,
    quorum: null,
    article: 'art. 3.88 § 1, 1° b Civil Code',
    source: 'ejustice.just.fgov.be',
    source_date: '2026-11-17',
    confidence: 'high' as const,
  };
  const item = { votes_total: shares_total, probability: 0.83 };
  return {
    engine_version: plan.engine_version,
    data_version: plan.data_version,
    date: DATE,
    country: 'BE',
    region: 'BE-VLG',
    label_scale: 'flanders',
    controls: {
      target_label: null,
      target_of: 'EVERY_UNIT',
      objective: 'least_lifetime_cost',
      confidence: 0.7,
      fossil_free: false,
      least_vote_probability: null,
      nobody_pays_more: false,
      loan_years: null,
      budget_per_year_eur: null,
      first_year: null,
      maintenance_years: 20,
    },
    target: { label: 'C', of: 'EVERY_UNIT', reached: true, probability: 0.78, reason: null },
    common_works: works,
    totals: {
      estimated_cost: eur(sum((work) => work.estimated_cost)),
      estimated_vat_cost: eur(sum((work) => work.estimated_vat_cost)),
      total_estimated_cost_incl_vat: eur(sum((work) => work.total_estimated_cost_incl_vat)),
      subsidy_amount: eur(sum((work) => work.subsidy_amount)),
      net_cost: eur(net),
      from_reserve: eur(reserve),
      from_loan: eur(loan),
      from_owners: eur(owners),
      private_net_cost: 1800 * units.length,
    },
    phases: years.map(phaseOf),
    loan: {
      id: 'vlg_mijn_verbouwlening_vme',
      amount: eur(loan),
      max_amount: 60_000 + 25_000 * units.length,
      years: 25,
      rate_percent: 2.25,
      payment_per_month: eur(payment),
      conditions: ['association_applies', 'credit_insurance', 'terms_change'],
      confidence: 'medium',
    },
    vote: {
      probability: 0.79,
      items: [
        {
          ...item,
          id: 'imposed',
          works: ['roof_flat'],
          majority: {
            ...majority,
            id: 'be_imposed_by_law',
            votes: { numerator: 1, denominator: 2 },
            is_strict: true,
            article: 'art. 3.88 § 1, 1° c Civil Code',
          },
          votes_needed: Math.floor(shares_total / 2) + 1,
          votes_expected: 0.81 * shares_total,
          probability: 0.94,
        },
        {
          ...item,
          id: 'works',
          works: ['wall_external', 'scaffolding', 'heat_pump_air_water'],
          majority: { ...majority, id: 'be_two_thirds' },
          votes_needed: Math.ceil((2 * shares_total) / 3),
          votes_expected: 0.74 * shares_total,
        },
      ],
      improvements: [
        { change: 'MORE_FROM_RESERVE', values: { amount_eur: 8000 }, probability: 0.86, cost_eur: 0 },
        { change: 'LATER_YEAR', values: { year: 2030 }, probability: 0.88, cost_eur: 3100 },
      ],
    },
    units: units.map((unit, index) => {
      const part = partsOfUnits[index] ?? 0;
      const [own, lent, monthly] = [fromReserve[index] ?? 0, fromLoan[index] ?? 0, payments[index] ?? 0];
      const [before, after, more] = [13_400 + 310 * (index % 9), 5300 + 90 * (index % 7), 420];
      return {
        external_id: unit.external_id,
        name: unit.name,
        floor: unit.floor,
        share_percent: (100 * unit.share) / shares_total,
        votes: unit.share,
        label_before: LABELS[index % LABELS.length] ?? 'E',
        label_after: index % 3 === 0 ? 'B' : 'C',
        probability: 0.7 + 0.02 * (index % 10),
        primary_kwh_per_m2_before: 320,
        primary_kwh_per_m2_after: 140,
        common_net_cost: eur(part),
        common_parts: works.map((work, of) => ({
          work: work.work,
          part_id: work.part_id,
          net_cost: eur(parts[of]?.[index] ?? 0),
        })),
        paid_from_reserve: eur(own),
        paid_by_loan: eur(lent),
        paid_at_once: eur(part - own - lent),
        private_net_cost: 1800,
        month: {
          bill_before: eur(before),
          bill_after: eur(after),
          loan_payment: eur(monthly),
          reserve_change: eur(more),
          net: eur(before - after - monthly - more),
        },
        yes_probability: 0.8,
        plan,
      };
    }),
    core: ['roof_flat', 'wall_external', 'scaffolding'],
    depends: ['heat_pump_air_water'],
    next_questions: [
      { fact: 'outer_wall_insulation_type', unit: null, variance_share: 0.41 },
      { fact: 'window_glazing_type', unit: units[2]?.external_id ?? null, variance_share: 0.12 },
    ],
    nobody_pays_more: true,
    losses_per_month: 0,
    maintenance: {
      from_year: 2027,
      years: 20,
      index_percent_per_year: 3,
      rows: building.parts.map(({ id, kind, name, condition, last_done_year }, index) => ({
        part_id: id,
        kind,
        name,
        condition,
        last_done_year,
        due:
          id === 'heating'
            ? []
            : [2027 + index, 2037 + index].map((year) => ({
                year,
                cost: 14_000,
                indexed_cost: Math.round(14_000 * 1.03 ** (year - 2026)),
                tied_work: id === 'roof' && year === 2027 ? 'roof_flat' : null,
              })),
      })),
      contribution_per_month: 912.4,
      contribution_without_works_per_month: 1040,
      fund: Array.from({ length: 20 }, (_, index) => ({
        year: 2027 + index,
        start: 48_000 - 900 * index,
        contribution: 10_948.8,
        maintenance: 11_848.8,
        works_from_reserve: index === 0 ? 40_000 : 0,
        end: 47_100 - 900 * index,
      })),
    },
    warnings: [{ code: 'income_group_assumed', values: { income_group: 1 } }],
  };
}
