import type { ClientCredentials } from '@rooftree/client/members';
import { Button } from '@rooftree/ui/button.tsx';
import { EmptyState } from '@rooftree/ui/empty-state.tsx';
import { KeyRound } from 'lucide';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useAction } from '../reading/use-action.ts';
import { useResource } from '../reading/use-resource.ts';
import { useWords } from '../words/language.ts';
import { ClientRow } from './client-row.tsx';
import { NewClient } from './new-client.tsx';
import { SecretNotice } from './secret-notice.tsx';

interface Props {
  isCreating: boolean;
  onCreate: () => void;
  onClose: () => void;
}

export function Clients({ isCreating, onCreate, onClose }: Props) {
  const { texts } = useWords();
  const words = texts.programs;
  const [made, setMade] = useState<ClientCredentials | null>(null);
  const { value, reload, ...list } = useResource((signal) => call('GET /v1/clients', { signal }));
  const clients = value?.clients ?? null;
  const action = useAction(async () => reload());
  const { act } = action;
  const fault = action.fault ?? list.fault;
  const make = (work: () => Promise<ClientCredentials>) => act(async () => setMade(await work()));
  return (
    <section class="card" aria-label={words.clients}>
      <h2>{words.clients}</h2>
      <p class="quiet">{words.clientsLead}</p>
      {fault !== null && <ProblemMessage error={fault} />}
      {made !== null && (
        <SecretNotice
          values={{ [words.clientId]: made.client_id, [words.secret]: made.client_secret }}
          onKept={() => setMade(null)}
        />
      )}
      {clients === null && fault === null && <p class="quiet">{texts.loading}</p>}
      {clients?.length === 0 && (
        <EmptyState
          icon={KeyRound}
          title={words.noClients}
          action={<Button onClick={onCreate}>{words.newClient}</Button>}
        />
      )}
      <ul class="sessions">
        {clients?.map((client) => (
          <ClientRow
            key={client.client_id}
            client={client}
            onNewSecret={(disable_others) =>
              make(() =>
                call('POST /v1/clients/{client_id}/secret', {
                  path: { client_id: client.client_id },
                  body: { disable_others },
                }),
              )
            }
            onRecordBodies={(records_bodies) =>
              act(() =>
                call('PATCH /v1/clients/{client_id}', {
                  path: { client_id: client.client_id },
                  body: { records_bodies },
                }),
              )
            }
            onDisable={() =>
              act(() => call('DELETE /v1/clients/{client_id}', { path: { client_id: client.client_id } }))
            }
          />
        ))}
      </ul>
      {isCreating && (
        <NewClient
          create={async (client) => {
            setMade(await call('POST /v1/clients', { body: client }));
            reload();
          }}
          onClose={onClose}
        />
      )}
    </section>
  );
}
