import { LANGUAGES } from '@rooftree/words';
import { Type } from 'typebox';
import { euros, oneOf } from '../../../http/requests/json-schemas.ts';
import { portfolioFilterSchema } from '../portfolio.schemas.ts';
import { AEDES_CLASSES } from './aedes-benchmark.ts';

const whole = (description: string) => Type.Integer({ minimum: 0, description });

const score = (description: string) => Type.Number({ minimum: 0, description });

const aedesBenchmarkSchema = Type.Object(
  {
    edition: Type.Integer({ description: 'Year of the class limits.' }),
    homes: whole('Number of Dutch homes with an energy score (EP2) on their certificate.'),
    mean_kwh_per_m2: Type.Number({ description: 'Mean energy score of those homes.' }),
    class: oneOf(AEDES_CLASSES, { description: 'Class of that mean for the energy score, `A` is best.' }),
    a_up_to_kwh_per_m2: score('Highest mean of class A.'),
    b_up_to_kwh_per_m2: score('Highest mean of class B.'),
    sector: Type.Object(
      { year: Type.Integer(), mean_kwh_per_m2: score('Mean energy score of all homes of the associations.') },
      { description: 'All Dutch housing associations together.' },
    ),
    source: Type.String(),
  },
  {
    description:
      'The portfolio beside the benchmark of Dutch housing associations. Absent without Dutch homes that have an energy score.',
  },
);

export const overviewSchema = Type.Object(
  {
    homes: whole('Number of estates that match all filters.'),
    planned: whole('Number of those with a suggested renovation. All sums are of these.'),
    net_cost: euros({ description: 'What the owners pay for all works, EUR.' }),
    net_cost_low: euros({ description: 'Sum of the low ends of the cost ranges, EUR.' }),
    net_cost_high: euros({ description: 'Sum of the high ends of the cost ranges, EUR.' }),
    energy_now_kwh: whole('Energy use per year today.'),
    energy_after_kwh: whole('Energy use per year after the works.'),
    co2_now_kg: whole('CO₂ per year today.'),
    co2_after_kg: whole('CO₂ per year after the works.'),
    scales: Type.Array(
      Type.Object({
        label_scale: Type.String(),
        labels: Type.Array(
          Type.Object({
            label: Type.String(),
            now: whole('Estates with this label today.'),
            after: whole('Estates with this label after the works; without a plan, their label today.'),
          }),
          { description: 'Best first.' },
        ),
        without_label: whole('Estates without a known label today.'),
      }),
      { description: 'One entry per label scale in use.' },
    ),
    duties: Type.Array(
      Type.Object({
        year: Type.Integer(),
        homes: whole('Estates whose first unmet duty is in this year.'),
        net_cost: euros({ description: 'What their owners pay for all works of their plans, EUR.' }),
      }),
      { description: 'Years in which the law requires a better label, earliest first.' },
    ),
    aedes_benchmark: Type.Optional(aedesBenchmarkSchema),
  },
  {
    title: 'PortfolioOverview',
    examples: [
      {
        homes: 24,
        planned: 22,
        net_cost: 190000,
        net_cost_low: 134000,
        net_cost_high: 290000,
        energy_now_kwh: 61000,
        energy_after_kwh: 34000,
        co2_now_kg: 12000,
        co2_after_kg: 4000,
        scales: [{ label_scale: 'flanders', labels: [{ label: 'E', now: 24, after: 2 }], without_label: 0 }],
        duties: [{ year: 2032, homes: 9, net_cost: 84000 }],
      },
    ],
  },
);

export const overviewPdfQuerySchema = Type.Object(
  {
    ...portfolioFilterSchema.properties,
    language: oneOf(LANGUAGES, { default: 'en', description: 'Language of the page.' }),
  },
  { additionalProperties: false },
);

export const overviewPdfSchema = {
  description: 'One page, A4.',
  content: { 'application/pdf': { schema: Type.String({ title: 'OverviewPage', examples: ['%PDF-1.7'] }) } },
};
