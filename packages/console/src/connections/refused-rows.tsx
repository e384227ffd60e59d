import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import type { Answer } from '../api-routes.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { linkTo } from '../route.ts';
import { useWords } from '../words/language.ts';
import { rejectionReason } from './rejection-reason.ts';

const ROUTE = 'GET /v1/connections/{id}/runs/{run_id}/refused-rows';

interface Props {
  connectionId: string;
  runId: string;
  count: number;
}

/** What the last read did not take, and why; with the home here, where there is one. */
export function RefusedRows({ connectionId, runId, count }: Props) {
  const office = useWords();
  const { connections: words } = office.texts;
  const [rows, setRows] = useState<Answer<typeof ROUTE>['refused_rows'] | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const open = () =>
    call(ROUTE, { path: { id: connectionId, run_id: runId } }).then(
      ({ refused_rows: found }) => setRows(found),
      setFault,
    );
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
          <p class="quiet">{words.mend}</p>
          <ul class="notes">
            {rows.map(({ external_id: id, reasons, is_known: isKnown }) => (
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
        </>
      )}
    </div>
  );
}
