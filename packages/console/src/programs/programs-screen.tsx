/** Other programs that work with this agency: those that call its API, and those that receive its events. */
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import type { ScreenProps } from '../screen.ts';
import { useWords } from '../words/language.ts';
import { Clients } from './clients.tsx';
import { Requests } from './requests.tsx';
import { Webhooks } from './webhooks.tsx';

export function ProgramsScreen({ context }: ScreenProps) {
  const { texts } = useWords();
  return (
    <div class="screen">
      <PageHeader title={texts.programs.title} />
      <Clients />
      {context.permissions.includes('webhooks:manage') && <Webhooks />}
      {context.permissions.includes('requests:read') && <Requests />}
    </div>
  );
}
