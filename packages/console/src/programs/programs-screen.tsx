/** Other programs that work with this agency: those that call its API, and those that receive its events. */
import { Button } from '@rooftree/ui/button.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Plus } from 'lucide';
import { useState } from 'preact/hooks';
import type { ScreenProps } from '../screen.ts';
import { useWords } from '../words/language.ts';
import { Clients } from './clients.tsx';
import { Requests } from './requests.tsx';
import { Webhooks } from './webhooks.tsx';

export function ProgramsScreen({ context }: ScreenProps) {
  const { texts } = useWords();
  const [isCreating, setCreating] = useState(false);
  return (
    <div class="screen">
      <PageHeader
        title={texts.programs.title}
        primary={
          <Button kind="primary" icon={Plus} onClick={() => setCreating(true)}>
            {texts.programs.newClient}
          </Button>
        }
      />
      <Clients
        isCreating={isCreating}
        onCreate={() => setCreating(true)}
        onClose={() => setCreating(false)}
      />
      {context.permissions.includes('webhooks:manage') && <Webhooks />}
      {context.permissions.includes('requests:read') && <Requests />}
    </div>
  );
}
