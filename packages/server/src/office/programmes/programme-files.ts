/** A programme as tables for spreadsheets: its homes by year, and the hours of each trade. */
import { CREWS } from '@rooftree/programme';
import { type Language, programmeWords } from '@rooftree/words';
import { csvLine, decimalOf } from '../../infra/tables/csv.ts';
import { type Cell, writeWorkbook } from '../../infra/tables/workbook.ts';
import type { ProgrammeHome } from './chosen-homes.repository.ts';
import { type ProgrammeRow, type StoredScenario, VALUE_UNITS } from './programme.ts';

const HOME_COLUMNS = [
  'external_id',
  'zip_code',
  'place',
  'complex',
  'status',
  'first_year',
  'package',
  'works',
  'paid_eur',
  'label_now',
  'label_after',
  'probability',
  'reason',
  'reason_limit',
];

function homeCells(home: ProgrammeHome): Cell[] {
  const works = (home.works ?? []).map(({ year, works: codes }) => `${year}: ${codes.join(' ')}`);
  return [
    home.externalId,
    home.zipCode,
    home.place,
    home.complex,
    home.status,
    home.firstYear,
    home.package,
    works.join('; '),
    Number(decimalOf(home.paidCents ?? 0)),
    home.labelNow,
    home.labelAfter,
    home.probability,
    home.reason,
    home.reasonLimit,
  ];
}

export async function* homesCsv(pages: AsyncIterable<ProgrammeHome[]>): AsyncGenerator<string> {
  yield csvLine(HOME_COLUMNS);
  for await (const homes of pages) yield homes.map((home) => csvLine(homeCells(home))).join('');
}

/** One line for each year and trade. */
export function hoursCsv({ years }: StoredScenario): string {
  const lines = years.flatMap(({ year, homes, hours }) =>
    CREWS.map((trade) => csvLine([year, trade, hours[trade], homes])),
  );
  return csvLine(['year', 'trade', 'hours', 'homes']) + lines.join('');
}

function yearRows({ years }: StoredScenario): Cell[][] {
  const labels = [...new Set(years.flatMap(({ labels: own }) => own.map(({ label }) => label)))].sort();
  const head = ['year', 'homes', 'paid_eur', 'grants_eur', ...CREWS.map((trade) => `hours_${trade}`)];
  return [
    [...head, 'co2_kg', 'mean_bill_eur', ...labels.map((label) => `label_${label}`)],
    ...years.map((year): Cell[] => [
      year.year,
      year.homes,
      Number(decimalOf(year.paid_cents)),
      Number(decimalOf(year.grants_cents)),
      ...CREWS.map((trade) => year.hours[trade]),
      year.co2_kg,
      Number(decimalOf(year.mean_bill_cents)),
      ...labels.map((label) => year.labels.find((own) => own.label === label)?.homes ?? 0),
    ]),
  ];
}

export async function programmeWorkbook(
  { request }: ProgrammeRow,
  scenario: StoredScenario,
  pages: AsyncIterable<ProgrammeHome[]>,
  language: Language,
): Promise<Buffer> {
  const words = programmeWords(language);
  const homes: Cell[][] = [HOME_COLUMNS];
  for await (const page of pages) for (const home of page) homes.push(homeCells(home));
  const limits = scenario.limits.map((limit): Cell[] => [
    limit.id,
    limit.unit,
    limit.amount,
    limit.used,
    limit.slack,
    words.limit(limit, VALUE_UNITS[request.objective]),
  ]);
  return writeWorkbook([
    { name: 'Years', rows: yearRows(scenario) },
    { name: 'Homes', rows: homes },
    { name: 'Limits', rows: [['limit', 'unit', 'amount', 'used', 'slack', 'text'], ...limits] },
  ]);
}
