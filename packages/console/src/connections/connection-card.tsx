import type { Connection, ConnectionPreview } from '@rooftree/client/members';
import { useEffect, useState } from 'preact/hooks';
import { call, problemOf } from '../api.ts';
import type { BodyOf } from '../api-routes.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { ConfirmPrompt } from '../forms/confirm-prompt.tsx';
import type { Action } from '../reading/use-action.ts';
import { useWords } from '../words/language.ts';
import { Conflicts } from './conflicts.tsx';
import { ConnectionButtons } from './connection-buttons.tsx';
import { ConnectionState } from './connection-state.tsx';
import { CredentialsForm, useProviders } from './credentials-form.tsx';
import { PreviewSummary } from './preview-summary.tsx';
import { providerName } from './provider-name.ts';
import { RefusedRows } from './refused-rows.tsx';

interface Props {
  connection: Connection;
  /** Created just now: it is tested at once. */
  isNew: boolean;
  mayChange: boolean;
  act: Action['act'];
}

export function ConnectionCard({ connection, isNew, mayChange, act }: Props) {
  const { texts } = useWords();
  const words = texts.connections;
  const { id, name, state, last_run: run } = connection;
  const [preview, setPreview] = useState<ConnectionPreview | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [isTesting, setTesting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const path = { id };
  const change = (body: BodyOf<'PATCH /v1/connections/{id}'>) =>
    act(() => call('PATCH /v1/connections/{id}', { path, body }));
  const decide = (runId: string, decision: 'KEEP' | 'DEACTIVATE') =>
    act(() =>
      call('POST /v1/connections/{id}/runs/{run_id}/decision', {
        path: { id, run_id: runId },
        body: { decision },
      }),
    );
  const start = () => act(() => call('POST /v1/connections/{id}/runs', { path, body: { kind: 'FULL' } }));
  const canRead = useProviders().some(({ name: each, is_read }) => is_read && each === connection.provider);
  const isFirst = canRead && run === null && connection.last_full_read_at === null;
  /** The preview needs what a sync needs: it is the test of the credentials. */
  const test = async () => {
    setFault(null);
    setPreview(null);
    setTesting(true);
    await call('POST /v1/connections/{id}/preview', { path }).then(setPreview, (error: unknown) => {
      setFault(error);
      if (problemOf(error).status === 409) setOpen(true);
    });
    setTesting(false);
  };
  const startFirst = async () => {
    if ((await start()) && state === 'PAUSED') await change({ is_paused: false });
    setPreview(null);
  };
  useEffect(() => {
    if (isNew && canRead) void test();
  }, [isNew, canRead]);
  return (
    <section class="card" aria-label={name}>
      <h2>{name}</h2>
      <ConnectionState connection={connection} />
      {mayChange && run?.run_status === 'WAITING' && (
        <div class="note">
          <p>{words.decide(run.to_deactivate ?? 0)}</p>
          <div class="row">
            <button type="button" class="button" onClick={() => decide(run.id, 'KEEP')}>
              {words.keep}
            </button>
            <button type="button" class="button" onClick={() => decide(run.id, 'DEACTIVATE')}>
              {words.deactivate}
            </button>
          </div>
        </div>
      )}
      {mayChange && (
        <ConnectionButtons
          connection={connection}
          isFirst={isFirst}
          canPreview={canRead}
          hasPreview={preview !== null}
          isTesting={isTesting}
          isOpen={isOpen}
          onStart={start}
          onPreview={test}
          onPause={() => change({ is_paused: state !== 'PAUSED' })}
          onCredentials={() => setOpen(!isOpen)}
          onRemove={() => setAsking(true)}
        />
      )}
      {fault !== null && (
        <ProblemMessage error={fault} conflict={words.testFailed(providerName(connection.provider))} />
      )}
      {isOpen && (
        <CredentialsForm
          provider={connection.provider}
          onGiven={async (credentials) => {
            if (!(await change({ credentials }))) return;
            setOpen(false);
            if (canRead) await test();
          }}
        />
      )}
      {isAsking && (
        <ConfirmPrompt
          question={words.confirmRemove}
          action={words.remove}
          onConfirm={() => {
            setAsking(false);
            void act(() => call('DELETE /v1/connections/{id}', { path }));
          }}
          onCancel={() => setAsking(false)}
        />
      )}
      {preview !== null && (
        <PreviewSummary
          preview={preview}
          onStart={isFirst ? startFirst : null}
          onClose={() => setPreview(null)}
        />
      )}
      {connection.conflicts > 0 && <Conflicts connectionId={id} mayChange={mayChange} act={act} />}
      {run !== null && run.refused > 0 && (
        <RefusedRows connectionId={id} runId={run.id} count={run.refused} undecided={connection.conflicts} />
      )}
    </section>
  );
}
