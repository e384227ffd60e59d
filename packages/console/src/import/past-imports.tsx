/** What was imported lately, each with a way to its homes and back. */
import type { EstateImport, UndoneImport } from '@rooftree/client';
import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { formatNumber } from '@rooftree/words/format';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { ConfirmPrompt } from '../forms/confirm-prompt.tsx';
import { useAction } from '../reading/use-action.ts';
import { useInOrder } from '../reading/use-in-order.ts';
import { linkTo } from '../route.ts';
import { useWords } from '../words/language.ts';

interface Props {
  /** Another one after every import. */
  version: string | null;
  mayUndo: boolean;
}

export function PastImports({ version, mayUndo }: Props) {
  const { texts } = useWords();
  const [imports, setImports] = useState<EstateImport[] | null>(null);
  const [loadFault, setLoadFault] = useState<unknown>(null);
  const inOrder = useInOrder();
  const load = () =>
    inOrder(
      call('GET /v1/estate-imports'),
      (list) => setImports(list.imports),
      (error: unknown) => setLoadFault(error),
    );
  useEffect(() => void load(), [version]);
  const { fault, act } = useAction(load);
  const [undone, setUndone] = useState<UndoneImport | null>(null);
  const undo = (id: string) =>
    act(async () => {
      setUndone(null);
      setUndone(await call('POST /v1/estate-imports/{id}/undo', { path: { id } }));
    });
  if (loadFault !== null) return <ProblemMessage error={loadFault} />;
  return (
    <section aria-labelledby="past-imports">
      <h2 id="past-imports">{texts.import.past}</h2>
      {fault !== null && <ProblemMessage error={fault} />}
      {undone !== null && <UndoneMessage undone={undone} />}
      {imports === null && <Skeleton kind="rows" count={3} />}
      {imports?.length === 0 && <p class="quiet">{texts.import.pastNone}</p>}
      {imports !== null && imports.length > 0 && (
        <ul class="past-imports">
          {imports.map((one) => (
            <PastImport key={one.id} made={one} mayUndo={mayUndo} onUndo={() => undo(one.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PastImport({ made, mayUndo, onUndo }: { made: EstateImport; mayUndo: boolean; onUndo: () => void }) {
  const { texts, language } = useWords();
  const [isAsking, setAsking] = useState(false);
  const { rows, import_status: status } = made;
  const number = (value: number) => formatNumber(language, value);
  const facts = [
    made.created_by,
    status === 'FINISHED'
      ? texts.import.counts(number(rows.new), number(rows.changed))
      : texts.import.states[status],
  ];
  return (
    <li>
      <p>
        <strong>{made.file_name ?? texts.import.noName}</strong>{' '}
        <small class="quiet">
          {facts.filter(Boolean).join(' · ')} · <RelativeTime at={made.created_at} />
        </small>
      </p>
      {status === 'FINISHED' && rows.new + rows.changed > 0 && (
        <div class="row">
          <a
            class="button button-quiet"
            href={linkTo(['homes'], new URLSearchParams({ import_id: made.id }))}
          >
            {texts.import.seeHomes}
          </a>
          {mayUndo && (
            <button type="button" class="button button-quiet" onClick={() => setAsking(true)}>
              {texts.import.undo}
            </button>
          )}
        </div>
      )}
      {isAsking && (
        <ConfirmPrompt
          question={texts.import.undoQuestion}
          action={texts.import.undo}
          onConfirm={() => {
            setAsking(false);
            onUndo();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </li>
  );
}

function UndoneMessage({ undone }: { undone: UndoneImport }) {
  const { texts, language } = useWords();
  const number = (value: number) => formatNumber(language, value);
  const { restored, removed, deactivated, left, left_count: count } = undone;
  return (
    <div class="note" role="status">
      <p>{texts.import.undone(number(removed), number(restored))}</p>
      {deactivated > 0 && <p>{texts.import.undoneDeactivated(number(deactivated))}</p>}
      {count > 0 && (
        <p>
          {texts.import.undoneLeft(number(count))}{' '}
          {left.map((name, place) => (
            <>
              {place > 0 && ', '}
              <a key={name} href={linkTo(['home', name])}>
                {name}
              </a>
            </>
          ))}
        </p>
      )}
    </div>
  );
}
