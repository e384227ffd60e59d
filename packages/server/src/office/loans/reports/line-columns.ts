/** The sheet with a line for each loan: one table of its columns, for the file and its heading. */
import { CARRIERS } from '@rooftree/engine';
import { csvLine, decimalOf } from '../../../infra/tables/csv.ts';
import type { LoanLine } from './loan-line.ts';
import { BANDS, LETTERS, type TemplateLayout } from './template-2.ts';

type Cell = string | number | boolean | null;

/** Cells are made in one go: a report has a million lines. */
export interface LineColumns {
  names: readonly string[];
  csv: (line: LoanLine) => string;
}

const rounded = (value: number | null, decimals: number): number | null =>
  value === null ? null : Math.round(value * 10 ** decimals) / 10 ** decimals;
const money = (cents: number | null): string | null => (cents === null ? null : decimalOf(cents));
const places = Array.from({ length: BANDS }, (_, band) => band);

export function lineColumns(layout: TemplateLayout): LineColumns {
  const bandCodes = layout.columns.flatMap((column) => (column.counts === 'band' ? [column.code] : []));
  const rowOf = (line: LoanLine) =>
    layout.rows.find(({ isEu, counts }) => isEu === line.template.isEu && counts === line.template.kind)
      ?.number ?? null;
  const names = [
    ...['loan_id', 'estate_external_id', 'region', 'country_eu', 'property_kind', 'template_row', 'currency'],
    ...['gross_carrying_amount', 'outstanding', 'value_at_origination', 'value_source'],
    ...['label', 'label_source', 'label_column', 'certificate_id', 'certificate_valid_until'],
    ...['ep_score', 'ep_source', 'ep_p10', 'ep_p90', 'likeliest_band'],
    ...bandCodes.map((code) => `amount_${code}`),
    ...places.map((band) => `p_band_${band + 1}`),
    ...LETTERS.map((letter) => `p_label_${letter}`),
    ...['floor_area_m2', ...CARRIERS.map((carrier) => `kwh_${carrier}`), 'is_metered'],
    ...['kgco2_scope1', 'kgco2_scope2', 'attribution', 'financed_kgco2', 'pcaf_score', 'pcaf_reason'],
    ...['taxonomy_7_7', 'taxonomy_7_7_proof', 'taxonomy_7_2', 'taxonomy_7_2_proof'],
    ...['duty', 'duty_label', 'duty_year', 'duty_probability_missed', 'cost_to_next_label_eur'],
    ...['engine_version', 'data_version'],
  ];
  const cellsOf = (line: LoanLine): Cell[] => {
    const { loan, template, emissions, taxonomy77, taxonomy72 } = line;
    const { figures } = loan;
    const { certificate = null, energy = null, plan = null } = figures ?? {};
    // One list without smaller ones in it, which would cost more than the cells.
    return [
      loan.loan_id,
      loan.estate_external_id,
      figures?.region ?? null,
      template.isEu,
      loan.property_kind,
      rowOf(line),
      loan.currency,
      money(loan.gross_carrying_amount_cents),
      money(loan.outstanding_cents),
      money(loan.value_at_origination_cents),
      loan.value_source,
      line.label,
      line.labelSource,
      template.letter,
      certificate?.number ?? null,
      certificate?.valid_until ?? null,
      line.epScore,
      line.epSource,
      energy?.ep_p10 ?? null,
      energy?.ep_p90 ?? null,
      template.likeliestBand === null ? null : (bandCodes[template.likeliestBand] ?? null),
      ...places.map((band) => money(template.bandCents?.[band] ?? null)),
      ...places.map((band) => rounded(line.bandShares?.[band] ?? null, 4)),
      ...LETTERS.map((_, place) => energy?.letters[place] ?? null),
      energy?.floor_area_m2 ?? null,
      ...CARRIERS.map((carrier) => energy?.kwh[carrier] ?? null),
      energy?.is_metered ?? null,
      rounded(emissions.scope1Kg, 1),
      rounded(emissions.scope2Kg, 1),
      rounded(emissions.attribution, 6),
      emissions.financedGrams === null ? null : emissions.financedGrams / 1000,
      emissions.score,
      emissions.reason,
      taxonomy77.flag,
      taxonomy77.proof,
      taxonomy72.flag,
      taxonomy72.proof,
      plan?.duty?.id ?? null,
      plan?.duty?.label ?? null,
      plan?.duty?.year ?? null,
      plan?.duty?.probability_missed ?? null,
      plan?.cost_to_next_label_eur ?? null,
      figures?.engine_version ?? null,
      figures?.data_version ?? null,
    ];
  };
  return { names, csv: (line) => csvLine(cellsOf(line)) };
}
