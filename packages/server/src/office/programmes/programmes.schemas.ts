import { OWNERSHIPS } from '@rooftree/engine';
import { CALENDARS, CREWS, PROGRAMME_OBJECTIVES } from '@rooftree/programme';
import { type Static, Type } from 'typebox';
import { oneOf, pathText, text, uuid } from '../../http/requests/json-schemas.ts';
import { portfolioFilterSchema } from '../portfolio/portfolio.schemas.ts';

export const MOST_HOMES = 100_000;
const MOST_CENTS = 1_000_000_000_000;
const year = (description: string) => Type.Integer({ minimum: 2020, maximum: 2100, description });
const everyYear = Type.Optional(year('Only in this year; every year when absent.'));
const percent = (description: string) => Type.Number({ minimum: 0, maximum: 100, description });
const strict = { additionalProperties: false };

const limitFields = {
  budget: Type.Optional(
    Type.Array(
      Type.Object(
        { year: everyYear, at_most_cents: Type.Integer({ minimum: 0, maximum: MOST_CENTS }) },
        strict,
      ),
      { maxItems: 26, description: 'What may be paid for works in a year, after grants, including VAT.' },
    ),
  ),
  hours: Type.Optional(
    Type.Array(
      Type.Object(
        {
          trade: oneOf(CREWS),
          year: everyYear,
          at_most_hours: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
        },
        { ...strict, title: 'ProgrammeHoursLimit' },
      ),
      { maxItems: 104, description: 'Hours of a trade in a year.' },
    ),
  ),
  homes: Type.Optional(
    Type.Array(
      Type.Object(
        {
          year: everyYear,
          place: Type.Optional(
            text({ minLength: 1, description: 'Only in this place; everywhere when absent.' }),
          ),
          at_most_homes: Type.Integer({ minimum: 0, maximum: MOST_HOMES }),
        },
        { ...strict, title: 'ProgrammeHomesLimit' },
      ),
      { maxItems: 200, description: 'Homes with works in a year.' },
    ),
  ),
  co2: Type.Optional(
    Type.Object(
      { at_most_kg: Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 }) },
      { ...strict, description: 'Emissions of all homes over the years of the programme.' },
    ),
  ),
  labels: Type.Optional(
    Type.Array(
      Type.Object(
        {
          label: text({ minLength: 1, maxLength: 8 }),
          by_year: year('At the end of this year.'),
          at_least_percent: percent('Share of the homes with this label or a better one.'),
        },
        { ...strict, title: 'ProgrammeLabelsLimit' },
      ),
      {
        maxItems: 50,
        description:
          'Shares of homes with a label. Homes whose label scale does not have the label are not counted; each home counts with its probability.',
      },
    ),
  ),
  energy: Type.Optional(
    Type.Array(
      Type.Object(
        {
          by_year: year('At the end of this year.'),
          cut_at_least_percent: percent('Reduction of the primary energy of all homes.'),
          from_worst_homes_at_least_percent: Type.Optional(
            percent(
              'Part of that reduction that comes from the 43 % worst homes, by label and then by primary energy; 55 in the EPBD.',
            ),
          ),
        },
        { ...strict, title: 'ProgrammeEnergyLimit' },
      ),
      { maxItems: 25, description: 'Reductions of the primary energy of all homes together.' },
    ),
  ),
};

const meanCut = Type.Optional(percent('Reduction of the mean energy bill after the last year.'));

const limitsSchema = Type.Object(
  {
    ...limitFields,
    bills: Type.Optional(
      Type.Object(
        {
          mean_cut_at_least_percent: meanCut,
          no_tenant_pays_more: Type.Optional(
            Type.Boolean({
              description: 'Whether works that raise the energy bill of a home are ruled out.',
            }),
          ),
        },
        strict,
      ),
    ),
  },
  {
    ...strict,
    description: 'Limits that all homes share. One with a year replaces the one without in that year.',
  },
);

const scenarioSchema = Type.Object(
  {
    name: text({ minLength: 1 }),
    limits: Type.Object(
      { ...limitFields, bills: Type.Optional(Type.Object({ mean_cut_at_least_percent: meanCut }, strict)) },
      { ...strict, description: 'They replace the limits of the same kind of the programme.' },
    ),
  },
  strict,
);

/** The filter of the estate list, as JSON instead of as parameters. Programmes are for active estates. */
function filterSchema() {
  const { include_deactivated: _, ...fields } = portfolioFilterSchema.properties;
  const withoutStyle = Object.entries(fields).map(([name, field]) => {
    // Only parameters have a style; TypeBox does not type these options.
    const {
      style: _style,
      explode: _explode,
      ...rest
    } = field as object & { style?: string; explode?: boolean };
    return [name, rest];
  });
  type Filter = Omit<Static<typeof portfolioFilterSchema>, 'include_deactivated'>;
  return Type.Unsafe<Filter>({
    type: 'object',
    properties: Object.fromEntries(withoutStyle),
    additionalProperties: false,
    description: 'The filter of the estate list.',
  });
}

export const NEW_PROGRAMME_EXAMPLE = {
  name: 'Ghent until 2032',
  homes: { filter: { place: ['Gent'] } },
  first_year: 2027,
  years: 6,
  objective: 'LOWEST_COST',
  limits: { budget: [{ at_most_cents: 250_000_000 }] },
  duties: { ids: ['vlg_housing_code'], required_probability: 0.8 },
};

export const newProgrammeSchema = Type.Object(
  {
    name: text({ minLength: 1 }),
    homes: Type.Optional(
      Type.Object(
        {
          filter: Type.Optional(filterSchema()),
          external_ids: Type.Optional(Type.Array(pathText(), { minItems: 1, maxItems: MOST_HOMES })),
        },
        {
          ...strict,
          description: 'Either `filter` or `external_ids`; all active estates of the context when absent.',
        },
      ),
    ),
    first_year: year('The first year with works, this calendar year at the earliest.'),
    years: Type.Integer({ minimum: 1, maximum: 25, description: 'Number of years.' }),
    objective: oneOf(PROGRAMME_OBJECTIVES, {
      description:
        'LOWEST_COST: lowest net present cost of works and energy. MOST_CO2_PER_EURO: lowest emissions for the money of `limits.budget`. MOST_TENANTS_HELPED: most tenants with a bill at least 20 % lower, as early as possible.',
    }),
    ownership: Type.Optional(
      oneOf(OWNERSHIPS, { description: 'Whose homes they are: it decides which grants and duties apply.' }),
    ),
    limits: Type.Optional(limitsSchema),
    duties: Type.Optional(
      Type.Object(
        {
          ids: Type.Array(oneOf(CALENDARS), { minItems: 1, maxItems: CALENDARS.length, uniqueItems: true }),
          required_probability: Type.Optional(
            Type.Number({
              minimum: 0.5,
              maximum: 0.95,
              description: 'Probability with which each home must meet its duties; 0.5 when absent.',
            }),
          ),
        },
        { ...strict, description: 'Legal calendars that each home must follow.' },
      ),
    ),
    complexes: Type.Optional(
      Type.Array(
        Type.Object(
          {
            code: text({ minLength: 1 }),
            external_ids: Type.Array(pathText(), { minItems: 1, maxItems: 500 }),
          },
          strict,
        ),
        { maxItems: 10_000, description: 'Homes that are renovated together.' },
      ),
    ),
    with_baselines: Type.Optional(
      Type.Boolean({ description: 'Also compute what two rules of thumb would cost; true when absent.' }),
    ),
    scenarios: Type.Optional(
      Type.Array(scenarioSchema, { maxItems: 7, description: 'Variations of the limits.' }),
    ),
    previous: Type.Optional(
      Type.Object(
        {
          programme_id: uuid(),
          cents_per_moved_home: Type.Optional(
            Type.Integer({
              minimum: 0,
              maximum: 100_000_000,
              description: 'What other works or another year for a home must save at least.',
            }),
          ),
          frozen_until_year: Type.Optional(year('Until the end of this year nothing changes.')),
        },
        { ...strict, description: 'A finished programme to stay close to.' },
      ),
    ),
  },
  {
    title: 'NewProgramme',
    additionalProperties: false,
    examples: [NEW_PROGRAMME_EXAMPLE],
  },
);
