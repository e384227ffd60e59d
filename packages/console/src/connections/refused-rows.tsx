import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import type { Answer } from '../api-routes.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { linkTo } from '../route.ts';
import { useWords } from '../words/language.ts';
import { isConflict, rejectionReason } from './rejection-reason.ts';

const ROUTE = 'GET /v1/connections/{id}/runs/{run_id}/refused-rows';

interface Props {
  connectionId: string;
  runId: string;
  count: number;
  /** Conflicts that wait for a decision. */
  undecided: number;
}

/** What the last read did not take, and why; with the home here, where there is one. */
export function RefusedRows({ connectionId, runId, count, undecided }: Props) {
  const office = useWords();
  const { connections: words } = office.texts;
  const [rows, setRows] = useState<Answer<typeof ROUTE>['refused_rows'] | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const open = () =>
    call(ROUTE, { path: { id: connectionId, run_id: runId } }).then(
      ({ refused_rows: found }) => setRows(found),
      setFault,
    );
  const toFix = rows?.filter(({ reasons }) => !isConflict(reasons)) ?? [];
  const conflicts = (rows?.length ?? 0) - toFix.length;
  const decided = conflicts - Math.min(conflicts, undecided);
  return (
    <div>
      <button
        type="button"
        class="button"
        aria-expanded={rows !== null}
        onClick={() => (rows === null ? open() : setRows(null))}
      >
        {words.refused(count)}
      </button>
      {fault !== null && <ProblemMessage error={fault} />}
      {rows !== null && (
        <>
          {toFix.length > 0 && <p class="quiet">{words.mend}</p>}
          <ul class="notes">
            {toFix.map(({ external_id: id, reasons, is_known: isKnown }) => (
              <li key={id}>
                {isKnown && id !== null ? (
                  <a href={linkTo(['home', id])}>{id}</a>
                ) : (
                  <strong>{id ?? '–'}</strong>
                )}
                : {reasons.map((reason) => rejectionReason(reason, office)).join(' ')}
              </li>
            ))}
          </ul>
          {conflicts > decided && <p class="quiet">{words.decideAbove(conflicts - decided)}</p>}
          {decided > 0 && <p class="quiet">{words.alreadyDecided(decided)}</p>}
        </>
      )}
    </div>
  );
}
