import type { Connection, ConnectionPreview } from '@rooftree/client/members';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import type { BodyOf } from '../api-routes.ts';
import { useWords } from '../language.ts';
import { ConfirmPrompt } from '../parts/confirm-prompt.tsx';
import type { Action } from '../parts/use-action.ts';
import { Conflicts } from './conflicts.tsx';
import { ConnectionState } from './connection-state.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { PreviewSummary } from './preview-summary.tsx';
import { RefusedRows } from './refused-rows.tsx';

interface Props {
  connection: Connection;
  mayChange: boolean;
  act: Action['act'];
}

export function ConnectionCard({ connection, mayChange, act }: Props) {
  const { texts } = useWords();
  const words = texts.connections;
  const { id, name, state, last_run: run } = connection;
  const [preview, setPreview] = useState<ConnectionPreview | null>(null);
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
  const look = () => act(async () => setPreview(await call('POST /v1/connections/{id}/preview', { path })));
  const isPaused = state === 'PAUSED';
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
        <div class="row">
          <button type="button" class="button" onClick={start}>
            {words.readNow}
          </button>
          <button type="button" class="button" onClick={look}>
            {words.preview}
          </button>
          <button type="button" class="button" onClick={() => change({ is_paused: !isPaused })}>
            {isPaused ? words.goOn : words.pause}
          </button>
          <button type="button" class="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {words.newCredentials}
          </button>
          <button type="button" class="button" onClick={() => setAsking(true)}>
            {words.remove}
          </button>
        </div>
      )}
      {isOpen && (
        <CredentialsForm
          provider={connection.provider}
          onGiven={async (credentials) => {
            if (await change({ credentials })) setOpen(false);
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
      {preview !== null && <PreviewSummary preview={preview} onClose={() => setPreview(null)} />}
      {connection.conflicts > 0 && <Conflicts connectionId={id} mayChange={mayChange} act={act} />}
      {run !== null && run.refused > 0 && (
        <RefusedRows connectionId={id} runId={run.id} count={run.refused} />
      )}
    </section>
  );
}
