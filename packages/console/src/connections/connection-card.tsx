import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { useWords } from '../language.ts';
import { ConfirmPrompt } from '../parts/confirm-prompt.tsx';
import type { Action } from '../parts/use-action.ts';
import type { Connection, Preview } from './connection.ts';
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
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const path = `/v1/connections/${id}`;
  const post = (place: string, body?: object) =>
    act(() => call(`${path}${place}`, { method: 'POST', ...(body && { body }) }));
  const change = (body: object) => act(() => call(path, { method: 'PATCH', body }));
  const look = () => act(async () => setPreview(await call<Preview>(`${path}/preview`, { method: 'POST' })));
  const isPaused = state === 'PAUSED';
  return (
    <section class="card" aria-label={name}>
      <h2>{name}</h2>
      <ConnectionState connection={connection} />
      {mayChange && run?.run_status === 'WAITING' && (
        <div class="note">
          <p>{words.decide(run.to_deactivate ?? 0)}</p>
          <div class="row">
            <button
              type="button"
              class="button"
              onClick={() => post(`/runs/${run.id}/decision`, { decision: 'KEEP' })}
            >
              {words.keep}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => post(`/runs/${run.id}/decision`, { decision: 'DEACTIVATE' })}
            >
              {words.deactivate}
            </button>
          </div>
        </div>
      )}
      {mayChange && (
        <div class="row">
          <button type="button" class="button" onClick={() => post('/runs', { kind: 'FULL' })}>
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
            void act(() => call(path, { method: 'DELETE' }));
          }}
          onCancel={() => setAsking(false)}
        />
      )}
      {preview !== null && <PreviewSummary preview={preview} onClose={() => setPreview(null)} />}
      {run !== null && run.refused > 0 && <RefusedRows path={`${path}/runs/${run.id}`} count={run.refused} />}
    </section>
  );
}
