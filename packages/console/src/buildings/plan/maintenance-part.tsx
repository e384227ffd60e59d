/** The maintenance plan of many years: parts by years, and the fund below them. */
import { Button } from '@rooftree/ui/button.tsx';
import { numeric, TableHead } from '@rooftree/ui/table-head.tsx';
import { formatEuro, formatEuroCents, formatPercent } from '@rooftree/words/format';
import { Download, FileSpreadsheet } from 'lucide';
import { useState } from 'preact/hooks';
import { download } from '../../csv/csv.ts';
import { ProblemMessage } from '../../faults/problem-message.tsx';
import { useWords } from '../../words/language.ts';
import { maintenanceFile, type SheetFormat } from '../buildings-api.ts';
import { type PlanPart, partName } from './plan-part.ts';
import { signedEuro } from './signed-euro.ts';

export function MaintenancePart({ building, plan, words }: PlanPart) {
  const { texts: all, language } = useWords();
  const texts = all.buildings;
  const { maintenance } = plan;
  const [fault, setFault] = useState<unknown>(null);
  const save = (format: SheetFormat) => {
    setFault(null);
    maintenanceFile(building.external_id, format).then(
      (blob) => download(blob, `${building.external_id}-${texts.maintenanceName}.${format}`),
      setFault,
    );
  };
  const years = Array.from({ length: maintenance.years }, (_, index) => maintenance.from_year + index);
  const euro = (amount: number) => (amount === 0 ? '' : formatEuro(language, amount));
  const change = (amount: number) => (amount === 0 ? '' : signedEuro(language, amount));
  const fundRows = [
    [texts.fundIn, ({ contribution }) => contribution],
    [texts.fundMaintenance, (line) => -line.maintenance],
    [texts.fundWorks, (line) => -line.works_from_reserve],
    [texts.fundEnd, ({ end }) => end],
  ] satisfies [string, (line: (typeof maintenance.fund)[number]) => number][];
  return (
    <>
      <div class="maintenance-head">
        <p>
          <strong>{texts.contribution(formatEuroCents(language, maintenance.contribution_per_month))}</strong>{' '}
          <span class="quiet">
            {texts.indexed(formatPercent(language, maintenance.index_percent_per_year, 1))}
          </span>
        </p>
        <div class="row">
          <Button icon={FileSpreadsheet} onClick={() => save('xlsx')}>
            Excel
          </Button>
          <Button icon={Download} onClick={() => save('csv')}>
            CSV
          </Button>
        </div>
      </div>
      {fault !== null && <ProblemMessage error={fault} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section class="table-box maintenance-box" tabIndex={0} aria-label={texts.views.maintenance}>
        <table class="data-table maintenance-table">
          <TableHead
            heads={[
              texts.partOfBuilding,
              texts.condition,
              numeric(texts.lastDone),
              ...years.map((year) => numeric(String(year))),
            ]}
          />
          <tbody>
            {maintenance.rows.map((row) => (
              <tr key={row.part_id}>
                <th scope="row">{partName({ building, words }, row.part_id)}</th>
                <td>{words.condition(row.condition)}</td>
                <td class="numeric">{row.last_done_year ?? '–'}</td>
                {years.map((year) => {
                  const due = row.due.filter((one) => one.year === year);
                  const isTied = due.some((one) => one.tied_work !== null);
                  return (
                    <td key={year} class={isTied ? 'numeric is-tied' : 'numeric'}>
                      {due.length > 0 && euro(due.reduce((sum, one) => sum + one.indexed_cost, 0))}
                      {isTied && <span class="unseen"> {texts.tied}</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {fundRows.map(([name, amountOf], place) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td />
                <td />
                {years.map((year) => {
                  const line = maintenance.fund.find((one) => one.year === year);
                  return (
                    <td key={year} class="numeric">
                      {line !== undefined &&
                        (place === fundRows.length - 1
                          ? formatEuro(language, amountOf(line))
                          : change(amountOf(line)))}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tfoot>
        </table>
      </section>
      <p class="quiet">{texts.tiedLegend}</p>
    </>
  );
}
