import { Type } from 'typebox';
import { nullable, oneOf, timestamp, uuid } from '../../../http/requests/json-schemas.ts';
import { PLAN_STATUSES } from '../building.ts';

/** The longest label is A++++. */
const label = Type.String({ maxLength: 5, description: 'The long-term goal of the region when null.' });

export const controlFields = {
  target_label: nullable(label),
  target_of: oneOf(['EVERY_UNIT', 'MEAN'], {
    description: 'The label of every unit, or that of the mean score by floor area.',
  }),
  objective: oneOf(['least_investment', 'least_lifetime_cost']),
  confidence: Type.Number({
    minimum: 0.5,
    maximum: 0.95,
    description: 'The probability with which the target must be reached.',
  }),
  fossil_free: Type.Boolean(),
  least_vote_probability: nullable(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'The least probability that the meeting accepts the works.',
    }),
  ),
  nobody_pays_more: Type.Boolean({
    description:
      'Whether the plan must not increase what any owner pays per month. When there is no such plan, the one with the lowest sum of losses is returned.',
  }),
  loan_years: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 40,
      description: "Years of the association's loan; the longest when null.",
    }),
  ),
  budget_per_year_eur: nullable(
    Type.Number({
      minimum: 0,
      maximum: 1_000_000_000,
      description: "Of the association's own money, per year of works.",
    }),
  ),
  first_year: nullable(Type.Integer({ minimum: 2000, maximum: 2100 })),
  maintenance_years: Type.Unsafe<10 | 20 | 30>({
    type: 'integer',
    enum: [10, 20, 30],
    description: 'The horizon of the maintenance plan.',
  }),
};

export const buildingControlsSchema = Type.Partial(Type.Object(controlFields), {
  title: 'BuildingControls',
  additionalProperties: false,
  description: 'What is required of the plan; all of it has a default.',
  examples: [{ target_label: 'B', loan_years: 20 }],
});

export const requestedPlanSchema = Type.Object(
  { id: uuid({ description: 'Of this request.' }), status: oneOf(PLAN_STATUSES) },
  {
    title: 'RequestedBuildingPlan',
    description: 'The plan is computed in the background.',
    examples: [{ id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90', status: 'NOT_STARTED' }],
  },
);

export const planStateFields = {
  id: nullable(uuid({ description: 'Of the latest request; null when no plan was requested.' })),
  status: oneOf(PLAN_STATUSES, { description: 'Of the latest request.' }),
  is_outdated: Type.Boolean({
    description:
      'True when the building, one of its estates, the prices or the version of the data changed since the plan was made.',
  }),
  created_at: nullable(timestamp({ description: 'When the plan was requested.' })),
  messages: Type.Array(Type.String(), { description: 'Why it failed.' }),
};
