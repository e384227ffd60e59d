import type { MaintenanceRow } from '@rooftree/engine';
import { inSentence } from '@rooftree/words';
import { printable } from '../../printable.ts';
import type { BuildingPaper, BuildingWriter } from '../building-paper.ts';

/** What paper shows; the sheet has all years. */
const YEARS = 10;

export function maintenanceContent({ building, plan }: BuildingPaper, writer: BuildingWriter) {
  const { words } = writer;
  const t = writer.texts.maintenance;
  const { maintenance } = plan;
  const last = maintenance.from_year + maintenance.years - 1;
  const before = maintenance.from_year + YEARS;
  const euro = (eur: number) => words.number(eur);
  return {
    heading: t.heading,
    title: t.title(words.euro(maintenance.contribution_per_month)),
    intro: t.intro(
      writer.building.count('years', maintenance.years),
      words.rate(maintenance.index_percent_per_year),
    ),
    parts: {
      title: t.partsTitle,
      head: [t.part, t.condition, t.last, t.due],
      rows: maintenance.rows.map((row) => [
        printable(
          writer.building.part({
            ...row,
            orientation: building.parts.find(({ id }) => id === row.part_id)?.orientation ?? null,
          }),
        ),
        writer.building.condition(row.condition),
        row.last_done_year === null ? '–' : String(row.last_done_year),
        dueSentence(row, before, writer),
      ]),
    },
    fund: {
      title: t.fundTitle,
      head: t.fundHead,
      rows: maintenance.fund
        .filter(({ year }) => year < before)
        .map((year) => [
          String(year.year),
          ...[year.start, year.contribution, year.maintenance, year.works_from_reserve, year.end].map(euro),
        ]),
    },
    later: maintenance.years > YEARS ? t.later(String(last)) : '',
  };
}

/** "2027: € 14 420, together with: flat roof insulation; 2034: € 2 100" */
function dueSentence({ due }: MaintenanceRow, before: number, { words, texts }: BuildingWriter): string {
  const t = texts.maintenance;
  const shown = due
    .filter(({ year }) => year < before)
    .map(({ year, indexed_cost, tied_work }) => {
      const cost = `${year}${words.colon} ${words.euro(indexed_cost)}`;
      return tied_work === null ? cost : `${cost}, ${t.tied(inSentence(words.work(tied_work)))}`;
    });
  return shown.length === 0 ? t.nothingDue : shown.join('; ');
}
