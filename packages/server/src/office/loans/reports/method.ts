/** The sheet that says how the figures of a report were made. */
import { DATA_VERSION, ENGINE_VERSION } from '@rooftree/engine';
import { decimalOf } from '../../../infra/tables/csv.ts';
import type { StoredSummary } from './report-summary.ts';
import type { TemplateLayout } from './template-2.ts';

type Cell = string | number | null;

export function methodRows(
  layout: TemplateLayout,
  summary: StoredSummary,
  { referenceDate, basis }: { referenceDate: string; basis: string },
): Cell[][] {
  const { currency } = summary;
  return [
    ['Reference date', referenceDate],
    ['Layout of template 2', layout.id],
    ['Loans', summary.loans],
    ['Loans on homes without figures (too little is known)', summary.loans_without_figures],
    ['Engine', ENGINE_VERSION],
    ['Data', DATA_VERSION],
    [],
    ['Template 2'],
    ['Identities', 'a = Σ(h…n) + o and a = Σ(b…g) + o × (1 − p), both to the cent'],
    ['Labels', 'A+, A++, A- and so on count as their letter'],
    ['Expired labels', 'count as without a label', `${decimalOf(summary.expired_label_cents)} ${currency}`],
    ['Energy score', 'the score on a valid certificate, else the estimate of the engine'],
    [
      'Estimates',
      'split over the bands by their probabilities, to the cent by largest remainder; the second sheet has each wholly in its likeliest band',
    ],
    ['Row 5 and row 10', 'loans of the rows before with an estimated energy score, with or without a label'],
    [
      'Labels without a score on buildings that the engine does not know',
      'spread evenly over the scores of the label; counted as estimated',
    ],
    [],
    ['PCAF (Global GHG Standard, part A, second edition, 5.5)'],
    ['Attribution', 'outstanding amount ÷ value of the property at origination, at most 1'],
    [
      'Scores',
      '1 metered with the supplier’s factor; 2 metered; 3 label and floor area; 4 floor area; 5 neither',
    ],
    ['Basis of electricity', basis],
    ['Country', 'Carrier', 'kg CO2 per kWh', 'Year', 'Basis', 'Source'],
    ...summary.emission_factors.map((factor): Cell[] => [
      factor.country,
      factor.carrier,
      factor.kg_per_kwh,
      factor.year,
      factor.basis,
      factor.source,
    ]),
    [],
    ['EU taxonomy'],
    [
      '7.7, built before 2021',
      'label A, or within the best 15 % by the limit below; without a limit only label A',
    ],
    ['7.7, built since 2021', 'ten percent below the limit for nearly zero-energy buildings'],
    [
      '7.2',
      'the plan of the home saves at least 30 % of primary energy without solar panels, within three years',
    ],
    [
      '7.2, within three years',
      'by the years of works that an approved programme has for the home (PLAN_SAVES_30_IN_3_YEARS); UNKNOWN where they take longer; without such a programme it is not checked (PLAN_SAVES_30)',
    ],
    ['Area', 'From', 'Best 15 %, kWh/m²', 'NZEB less 10 %, kWh/m²', 'Source'],
    ...summary.taxonomy_limits.map((limit): Cell[] => [
      limit.area,
      limit.from,
      limit.top_15_kwh_per_m2,
      limit.nzeb_10_kwh_per_m2,
      limit.source,
    ]),
  ];
}
