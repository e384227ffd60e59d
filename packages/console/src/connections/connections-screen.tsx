import { Button } from '@rooftree/ui/button.tsx';
import { EmptyState } from '@rooftree/ui/empty-state.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { Cable, Plus } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useAction } from '../reading/use-action.ts';
import { useResource } from '../reading/use-resource.ts';
import type { ScreenProps } from '../screen.ts';
import { useWords } from '../words/language.ts';
import { ConnectionCard } from './connection-card.tsx';
import { isSyncing } from './connection-summary.ts';
import { NewConnection } from './new-connection.tsx';

const LOOK_AGAIN_MS = 2000;

export function ConnectionsScreen({ context }: ScreenProps) {
  const { texts } = useWords();
  const words = texts.connections;
  const mayChange = context.permissions.includes('connections:write');
  const { value, reload, ...list } = useResource((signal) => call('GET /v1/connections', { signal }));
  const connections = value?.connections ?? null;
  const action = useAction(async () => reload());
  const { act } = action;
  const fault = action.fault ?? list.fault;
  const isReading = connections?.some(isSyncing) === true;
  useEffect(() => {
    if (!isReading) return;
    const timer = setInterval(reload, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isReading]);
  const [createdId, setCreatedId] = useState<string | null>(null);
  const [isCreating, setCreating] = useState(false);
  const button = mayChange && (
    <Button kind="primary" icon={Plus} onClick={() => setCreating(true)}>
      {words.create}
    </Button>
  );
  return (
    <div class="screen">
      <PageHeader
        title={words.title}
        lead={words.lead}
        primary={connections !== null && connections.length > 0 && button}
      />
      {fault !== null && <ProblemMessage error={fault} />}
      {connections === null && fault === null && <Skeleton kind="rows" count={3} />}
      {connections?.length === 0 && <EmptyState icon={Cable} title={words.none} action={button} />}
      {connections?.map((connection) => (
        <ConnectionCard
          key={connection.id}
          connection={connection}
          isNew={connection.id === createdId}
          mayChange={mayChange}
          act={act}
        />
      ))}
      {isCreating && (
        <NewConnection
          create={async (body) => {
            setCreatedId((await call('POST /v1/connections', { body })).id);
            reload();
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </div>
  );
}
