/** Where homes come from by themselves: the state of each connection, and a new one. */
import type { Connection } from '@rooftree/client/members';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import type { BodyOf } from '../api-routes.ts';
import { useWords } from '../language.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import { useAction } from '../parts/use-action.ts';
import { useInOrder } from '../parts/use-in-order.ts';
import type { ScreenProps } from '../screen.ts';
import { ConnectionCard } from './connection-card.tsx';
import { isSyncing } from './connection-summary.ts';
import { NewConnection } from './new-connection.tsx';

const LOOK_AGAIN_MS = 2000;

export function ConnectionsScreen({ context }: ScreenProps) {
  const { texts } = useWords();
  const words = texts.connections;
  const [connections, setConnections] = useState<Connection[] | null>(null);
  const mayChange = context.permissions.includes('connections:write');
  const inOrder = useInOrder();
  const read = () =>
    inOrder(
      call('GET /v1/connections'),
      ({ connections: found }) => setConnections(found),
      (error) => setFault(error),
    );
  const { fault, setFault, act } = useAction(read);
  const isReading = connections?.some(isSyncing) === true;
  useEffect(() => {
    void read();
  }, []);
  useEffect(() => {
    if (!isReading) return;
    const timer = setInterval(() => void read(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isReading]);
  const create = (body: BodyOf<'POST /v1/connections'>) => act(() => call('POST /v1/connections', { body }));
  return (
    <div class="team">
      <h1>{words.title}</h1>
      <p class="quiet">{words.lead}</p>
      {fault !== null && <ProblemMessage error={fault} />}
      {connections === null && fault === null && <p class="quiet">{texts.loading}</p>}
      {connections?.length === 0 && <p>{words.none}</p>}
      {connections?.map((connection) => (
        <ConnectionCard key={connection.id} connection={connection} mayChange={mayChange} act={act} />
      ))}
      {mayChange && <NewConnection onCreate={create} />}
    </div>
  );
}
