import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { useWords } from '../language.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import { SecretNotice } from '../parts/secret-notice.tsx';
import { useAction } from '../parts/use-action.ts';
import { useInOrder } from '../parts/use-in-order.ts';
import { type Client, ClientRow } from './client-row.tsx';
import { NewClient } from './new-client.tsx';

interface Credentials {
  client_id: string;
  client_secret: string;
}

export function Clients() {
  const { texts } = useWords();
  const words = texts.programs;
  const [clients, setClients] = useState<Client[] | null>(null);
  const [made, setMade] = useState<Credentials | null>(null);
  const inOrder = useInOrder();
  const read = () =>
    inOrder(
      call<{ clients: Client[] }>('/v1/clients'),
      ({ clients: found }) => setClients(found),
      (error) => setFault(error),
    );
  const { fault, setFault, act } = useAction(read);
  useEffect(() => {
    void read();
  }, []);
  const make = (path: string, body: object) =>
    act(async () => setMade(await call<Credentials>(path, { method: 'POST', body })));
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
      {clients?.length === 0 && <p>{words.noClients}</p>}
      <ul class="sessions">
        {clients?.map((client) => (
          <ClientRow
            key={client.client_id}
            client={client}
            onNewSecret={(disable_others) =>
              make(`/v1/clients/${client.client_id}/secret`, { disable_others })
            }
            onDisable={() => act(() => call(`/v1/clients/${client.client_id}`, { method: 'DELETE' }))}
          />
        ))}
      </ul>
      <NewClient onCreate={(client) => make('/v1/clients', client)} />
    </section>
  );
}
