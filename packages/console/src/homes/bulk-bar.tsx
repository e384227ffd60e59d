/** What can be done with the chosen homes; only what the role allows is shown. */
import type { PortfolioItem } from '@rooftree/client';
import { formatNumber } from '@rooftree/words/format';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { waitForJob } from '../estate/wait-for-job.ts';
import { NOT_TO_PLAN } from '../estate-status.ts';
import { useWords } from '../language.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import type { MemberContext, Permission } from '../session.ts';

interface Props {
  context: MemberContext;
  rows: readonly PortfolioItem[];
  selected: ReadonlySet<string>;
  onClear: () => void;
  onChanged: () => void;
}

interface Work {
  done: number;
  failed: number;
  total: number;
  isOver: boolean;
}

export function BulkBar({ context, rows, selected, onClear, onChanged }: Props) {
  const { texts, language } = useWords();
  const [work, setWork] = useState<Work | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [isAsking, setAsking] = useState(false);
  const [left, setLeft] = useState(0);
  const may = (permission: Permission) => context.permissions.includes(permission);
  const names = [...selected];
  const chosen = rows.filter(({ external_id }) => selected.has(external_id));

  /** One after the other: each is a request of its own, and the server has other readers. */
  const each = async <Item,>(items: readonly Item[], act: (item: Item) => Promise<unknown>) => {
    setFault(null);
    let failed = 0;
    for (const [done, item] of items.entries()) {
      setWork({ done, failed, total: items.length, isOver: false });
      await act(item).catch((error: unknown) => {
        failed += 1;
        setFault(error);
      });
    }
    setWork({ done: items.length, failed, total: items.length, isOver: true });
    onChanged();
  };
  // One home that lacks its year would have the whole job refused.
  const unplannable = chosen.filter(({ quality_label }) => quality_label === NOT_TO_PLAN);
  const plan = async () => {
    const left = new Set(unplannable.map(({ external_id }) => external_id));
    const plannable = names.filter((name) => !left.has(name));
    setFault(null);
    setLeft(left.size);
    if (plannable.length === 0) return;
    setWork({ done: 0, failed: 0, total: plannable.length, isOver: false });
    const onProgress = (done: number, failed: number, isOver: boolean) =>
      setWork({ done: done + failed, failed, total: plannable.length, isOver });
    await waitForJob(plannable, onProgress).then(onChanged, (error: unknown) => {
      setWork(null);
      setFault(error);
    });
  };
  const isBusy = work !== null && !work.isOver;
  return (
    <section class="bulk" aria-label={texts.selected(names.length)}>
      <strong>{texts.selected(names.length)}</strong>
      {may('calculations:create') && (
        <button type="button" class="button" disabled={isBusy} onClick={plan}>
          {texts.planThem}
        </button>
      )}
      {may('reports:create') && (
        <button
          type="button"
          class="button"
          disabled={isBusy || chosen.every(({ renovation_id }) => renovation_id === null)}
          onClick={() =>
            each(
              chosen.filter(({ renovation_id }) => renovation_id !== null),
              ({ renovation_id }) =>
                call('POST /v1/renovations/{renovation_id}/reports', {
                  path: { renovation_id: renovation_id ?? '' },
                  body: { language },
                }),
            )
          }
        >
          {texts.passports}
        </button>
      )}
      {may('estates:write') && (
        <button type="button" class="button" disabled={isBusy} onClick={() => setAsking(true)}>
          {texts.deactivate}
        </button>
      )}
      <button type="button" class="button" disabled={isBusy} onClick={onClear}>
        {texts.nothingSelected}
      </button>
      {isAsking && (
        <div class="asking" role="alertdialog" aria-label={texts.deactivate}>
          <p>{texts.confirmDeactivate(names.length)}</p>
          <button
            type="button"
            class="button button-primary"
            onClick={() => {
              setAsking(false);
              void each(names, (name) =>
                call('DELETE /v1/estates/{external_id}', { path: { external_id: name } }),
              ).then(onClear);
            }}
          >
            {texts.deactivate}
          </button>
          <button type="button" class="button" onClick={() => setAsking(false)}>
            {texts.cancel}
          </button>
        </div>
      )}
      <p class="bulk-state" role="status">
        {work !== null &&
          (work.isOver ? texts.workDone(work.done, work.failed) : texts.working(work.done, work.total))}{' '}
        {left > 0 && texts.cannotPlan(formatNumber(language, left), left === 1)}
      </p>
      {fault !== null && <ProblemMessage error={fault} />}
    </section>
  );
}
