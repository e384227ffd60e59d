/**
 * The plan of a building for `openapi.json`: what its owners decide, pay and gain. The plan of each unit is that of an
 * estate.
 */
import { COUNTRIES, LABEL_SCALES, MEASURES, REGIONS, RELATED_WORKS } from '@rooftree/engine';
import { APPORTIONINGS } from '@rooftree/engine/building';
import { type TSchema, Type } from 'typebox';
import { nullable, oneOf } from '../../../http/requests/json-schemas.ts';
import { planSchema } from '../../../planning/renovations/plan.schemas.ts';
import { controlFields } from './building-plans.schemas.ts';

const work = () => oneOf([...MEASURES, ...RELATED_WORKS]);
const works = () => Type.Array(work());
const eur = (description?: string) => Type.Number(description === undefined ? {} : { description });
const chance = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
const confidence = oneOf(['high', 'medium', 'low']);
const year = () => Type.Integer();
const nullableObject = (schema: TSchema) => Type.Unsafe({ anyOf: [schema, { type: 'null' }] });

const money = {
  estimated_cost: eur(),
  estimated_vat_cost: eur(),
  total_estimated_cost_incl_vat: eur(),
  subsidy_amount: eur(),
};
const fraction = Type.Object({ numerator: Type.Integer(), denominator: Type.Integer() });
const remark = Type.Object({
  code: Type.String(),
  values: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
});

const majoritySchema = Type.Object(
  {
    id: Type.String(),
    votes: fraction,
    is_strict: Type.Boolean({ description: 'More than this part of the votes, not just as many.' }),
    quorum: nullableObject(fraction),
    article: nullable(Type.String()),
    source: Type.String(),
    source_date: Type.String(),
    confidence,
  },
  { title: 'Majority' },
);

const commonWorkSchema = Type.Object(
  {
    work: work(),
    part_id: nullable(Type.String()),
    quantity: Type.Number(),
    unit: oneOf(['m2', 'piece', 'kW', 'kWp', 'kWh', 'dwelling']),
    ...money,
    subsidies: Type.Array(
      Type.Object({
        rule_id: Type.String(),
        scheme: Type.String(),
        name: Type.Optional(Type.String()),
        amount: eur(),
        conditions: Type.Array(Type.String()),
        ends_on: Type.Optional(Type.String({ description: 'The last day of its scheme, where it has one.' })),
        amount_of_year: Type.Optional(
          Type.Integer({
            description:
              'The year whose amount is counted, where that of the year of the works is not published.',
          }),
        ),
        confidence,
      }),
    ),
    net_cost: eur('Cost with VAT after grants.'),
    year: year(),
    apportioning: oneOf(APPORTIONINGS),
    vote_item: Type.String(),
    anyway_cost: eur('Maintenance that is due anyway and that the work includes.'),
  },
  { title: 'CommonWork' },
);

const changeFields = {
  change: oneOf([
    'LONGER_LOAN',
    'MORE_FROM_RESERVE',
    'LESS_FROM_RESERVE',
    'LATER_YEAR',
    'FEWER_WORKS',
    'NOBODY_PAYS_MORE',
  ]),
  values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]), {
    description:
      '`years`, `amount_eur`, `year` or `works`: codes with commas between them, of what is left out or of all that is done instead.',
  }),
};

const voteSchema = Type.Object({
  probability: chance('That the meeting accepts all works.'),
  items: Type.Array(
    Type.Object(
      {
        id: Type.String(),
        works: works(),
        majority: majoritySchema,
        votes_total: Type.Number(),
        votes_needed: Type.Number(),
        votes_expected: Type.Number(),
        probability: chance('That this item is accepted.'),
      },
      { title: 'VoteItem' },
    ),
  ),
  improvements: Type.Array(
    Type.Object({
      ...changeFields,
      also: Type.Optional(
        Type.Object(changeFields, {
          description: 'A second change that belongs to it; absent for one alone.',
        }),
      ),
      probability: chance('With this change.'),
      cost_eur: eur('More interest, savings lost until a later start, or a higher price.'),
      missed_savings_per_year_eur: eur('What other works save less on all bills in a year.'),
      worse_labels: Type.Integer({
        description: 'Apartments whose label improves less by the common works than in the plan.',
      }),
    }),
    { description: 'Changes that raise the probability, the cheapest first.' },
  ),
});

const loanSchema = Type.Object(
  {
    id: Type.String(),
    amount: eur(),
    max_amount: eur(),
    years: Type.Integer(),
    rate_percent: Type.Number(),
    payment_per_month: eur(),
    available_until: nullable(
      Type.String({ description: 'The last day on which it can be requested at these terms.' }),
    ),
    conditions: Type.Array(Type.String()),
    confidence,
  },
  { title: 'AssociationLoan' },
);

const unitPlanSchema = Type.Object(
  {
    external_id: Type.String(),
    name: Type.String(),
    floor: nullable(Type.Integer()),
    share_percent: Type.Number(),
    votes: Type.Number(),
    label_before: Type.String(),
    label_after_common: Type.String({ description: 'The likeliest after the common works alone.' }),
    label_after: Type.String({
      description: 'The likeliest after all works, including those inside the apartment.',
    }),
    probability: chance('Of at least the target label after all works.'),
    primary_kwh_per_m2_before: Type.Number(),
    primary_kwh_per_m2_after: Type.Number(),
    common_net_cost: eur('Its part of the common works after grants.'),
    common_parts: Type.Array(
      Type.Object({ work: work(), part_id: nullable(Type.String()), net_cost: eur() }),
    ),
    paid_from_reserve: eur(),
    paid_by_loan: eur(),
    paid_at_once: eur(),
    private_net_cost: eur('Of works inside the apartment, which its owner decides alone.'),
    month: Type.Object(
      {
        bill_before: eur(),
        bill_after: eur(),
        loan_payment: eur(),
        reserve_change: eur(),
        net: eur('Positive is better off.'),
      },
      { description: 'EUR a month in the first year after all works.' },
    ),
    yes_probability: chance('That its owner votes for the works.'),
    plan: planSchema,
  },
  { title: 'UnitPlan' },
);

const maintenanceSchema = Type.Object(
  {
    from_year: year(),
    years: Type.Integer(),
    index_percent_per_year: Type.Number(),
    rows: Type.Array(
      Type.Object({
        part_id: Type.String(),
        kind: Type.String(),
        name: nullable(Type.String()),
        condition: nullable(Type.Integer()),
        last_done_year: nullable(Type.Integer()),
        due: Type.Array(
          Type.Object({ year: year(), cost: eur(), indexed_cost: eur(), tied_work: nullable(work()) }),
        ),
      }),
    ),
    contribution_per_month: eur('What all owners pay together, so that the fund never falls below zero.'),
    contribution_without_works_per_month: eur(),
    fund: Type.Array(
      Type.Object({
        year: year(),
        start: eur(),
        contribution: eur(),
        maintenance: eur(),
        works_from_reserve: eur(),
        end: eur(),
      }),
    ),
  },
  { title: 'MaintenancePlan' },
);

const paidFrom = { from_reserve: eur(), from_loan: eur(), from_owners: eur() };

/** What is no owner's own: the public page has nothing else. */
const sharedPlanFields = {
  label_scale: oneOf(LABEL_SCALES),
  target: Type.Object({
    label: Type.String(),
    of: oneOf(['EVERY_UNIT', 'MEAN']),
    reached: Type.Boolean(),
    probability: chance('Of reaching the target.'),
    reason: nullableObject(remark),
  }),
  common_works: Type.Array(commonWorkSchema),
  phases: Type.Array(Type.Object({ year: year(), works: works(), net_cost: eur(), ...paidFrom }), {
    description: 'Years of works, and where their money comes from.',
  }),
  loan: nullableObject(loanSchema),
  maintenance: maintenanceSchema,
};

export const buildingPlanSchema = Type.Object(
  {
    engine_version: Type.String(),
    data_version: Type.String(),
    date: Type.String(),
    country: oneOf(COUNTRIES),
    region: oneOf(REGIONS),
    controls: Type.Object(controlFields),
    ...sharedPlanFields,
    totals: Type.Object({ ...money, net_cost: eur(), ...paidFrom, private_net_cost: eur() }),
    vote: voteSchema,
    units: Type.Array(unitPlanSchema),
    core: works(),
    depends: works(),
    next_questions: Type.Array(
      Type.Object({ fact: Type.String(), unit: nullable(Type.String()), variance_share: Type.Number() }),
    ),
    nobody_pays_more: Type.Boolean({ description: 'True when no owner pays more per month.' }),
    losses_per_month: eur(),
    warnings: Type.Array(remark),
  },
  {
    title: 'BuildingPlan',
    description:
      'What the owners decide together, what each of them pays and gains, and how likely their meeting accepts it. Parts add up to their whole to the cent.',
  },
);
