/** The homes of a programme, by year: what is done, what it costs and why. */
import type { ProgrammeHome } from '@rooftree/client/members';
import { DataTable } from '@rooftree/ui/data-table.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { formatNumber } from '@rooftree/words/format';
import { useEffect, useState } from 'preact/hooks';
import { ProblemMessage } from '../../faults/problem-message.tsx';
import type { MemberContext } from '../../session.ts';
import { useWords } from '../../words/language.ts';
import { useCatalogueWords } from '../../words/use-catalogue-words.ts';
import type { ProgrammePart } from '../programme.ts';
import { columnsOf } from './home-columns.tsx';
import { ProgrammeHomeDrawer } from './programme-home-drawer.tsx';
import { ReportDone } from './report-done.tsx';
import { useApprovals } from './use-approvals.ts';
import { useProgrammeHomes } from './use-programme-homes.ts';
import { YearApproval } from './year-approval.tsx';

interface Props extends ProgrammePart {
  query: URLSearchParams;
  context: MemberContext;
  onView: (changes: Record<string, string | null>) => void;
}

const STATUSES = { nothing: 'NOTHING', 'left-out': 'LEFT_OUT' } as const;

export function ProgrammeHomes({ programme, scenario, query, context, onView }: Props) {
  const words = useWords();
  const { texts: all, language } = words;
  const texts = all.programmes;
  const catalogue = useCatalogueWords();
  const [open, setOpen] = useState<ProgrammeHome | null>(null);
  const show = query.get('show');
  const status = show === 'nothing' || show === 'left-out' ? STATUSES[show] : 'PLANNED';
  const year =
    status === 'PLANNED'
      ? (scenario.years.find((one) => String(one.year) === query.get('year')) ?? null)
      : null;
  const { rows, isStale, fault, reload, loadMore } = useProgrammeHomes(programme.id, {
    scenario: scenario.number,
    year: year?.year ?? null,
    status,
  });
  const approvals = useApprovals(programme.id);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const isApproved = approvals.value?.some(
    (one) => one.scenario === scenario.number && (year === null || one.year === year.year),
  );
  const mayReport = (['programmes:write', 'estates:write', 'calculations:create'] as const).every(
    (permission) => context.permissions.includes(permission),
  );
  // What is selected is of what is shown.
  const shown = `${scenario.number} ${year?.year} ${status}`;
  useEffect(() => setSelected([]), [shown]);
  const isOpenWork = (home: ProgrammeHome) => home.approved_at !== null && home.done_on === null;
  const number = (count: number) => formatNumber(language, count);
  const without = programme.homes.total - programme.homes.left_out - scenario.homes_with_works;
  const choices = [
    {
      title: texts.allYears,
      count: scenario.homes_with_works,
      isOn: status === 'PLANNED' && year === null,
      show: null,
      year: null,
    },
    ...scenario.years.map((one) => ({
      title: String(one.year),
      count: one.homes,
      isOn: year?.year === one.year,
      show: null,
      year: String(one.year),
    })),
    { title: texts.nothing, count: without, isOn: status === 'NOTHING', show: 'nothing', year: null },
    {
      title: texts.leftOut,
      count: programme.homes.left_out,
      isOn: status === 'LEFT_OUT',
      show: 'left-out',
      year: null,
    },
  ].filter(({ count, isOn }) => count > 0 || isOn);
  const total = choices.find(({ isOn }) => isOn)?.count ?? 0;
  const selection = {
    isSelected: (home: ProgrammeHome) => selected.includes(home.external_id),
    rowLabel: (home: ProgrammeHome) => all.select(home.address ?? home.external_id),
    allLabel: all.selectAll,
    onSelect: (homes: readonly ProgrammeHome[], isOn: boolean) => {
      const names = homes.filter(isOpenWork).map(({ external_id: name }) => name);
      const others = selected.filter((name) => !names.includes(name));
      setSelected(isOn ? [...others, ...names] : others);
    },
  };
  return (
    <div class="programme-homes">
      <h2 class="part-title">{texts.homesByYear}</h2>
      <fieldset class="filters" aria-label={texts.homesByYear}>
        {choices.map((choice) => (
          <button
            key={choice.title}
            type="button"
            class={choice.isOn ? 'chip chip-set' : 'chip'}
            aria-pressed={choice.isOn}
            onClick={() => onView({ year: choice.year, show: choice.show })}
          >
            {choice.title} <small>{number(choice.count)}</small>
          </button>
        ))}
      </fieldset>
      {status === 'PLANNED' && approvals.value !== null && (
        <YearApproval
          programme={programme}
          scenario={scenario}
          year={year?.year ?? null}
          approvals={approvals.value}
          context={context}
          onApproved={() => {
            approvals.reload();
            reload();
          }}
        />
      )}
      {approvals.fault !== null && <ProblemMessage error={approvals.fault} onRetry={approvals.reload} />}
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {(rows === null || catalogue === null) && fault === null && <Skeleton kind="rows" count={8} />}
      {rows?.length === 0 && <p class="quiet">{texts.noHomes}</p>}
      {rows !== null && rows.length > 0 && catalogue !== null && (
        <DataTable
          class="homes programme-table"
          label={texts.homesByYear}
          columns={columnsOf(words, catalogue, {
            isPlanned: status === 'PLANNED',
            isApproved: isApproved === true,
          })}
          rows={rows}
          rowKey={({ external_id: id }) => id}
          total={Math.max(total, rows.length)}
          isStale={isStale}
          openKey={open?.external_id ?? null}
          onOpen={setOpen}
          onNearEnd={loadMore}
          contentKey={shown}
          {...(mayReport && rows.some(isOpenWork) && { selection })}
        />
      )}
      {mayReport && selected.length > 0 && (
        <ReportDone
          programmeId={programme.id}
          selected={selected}
          onReported={() => {
            setSelected([]);
            approvals.reload();
            reload();
          }}
        />
      )}
      {open !== null && catalogue !== null && (
        <ProgrammeHomeDrawer home={open} catalogue={catalogue} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
