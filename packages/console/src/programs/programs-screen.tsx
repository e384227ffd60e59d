/** Other programs that work with this agency: those that call its API, and those that receive its events. */
import { useWords } from '../language.ts';
import type { ScreenProps } from '../screen.ts';
import { Clients } from './clients.tsx';
import { Webhooks } from './webhooks.tsx';

export function ProgramsScreen({ context }: ScreenProps) {
  const { texts } = useWords();
  return (
    <div class="team">
      <h1>{texts.programs.title}</h1>
      <Clients />
      {context.permissions.includes('webhooks:manage') && <Webhooks />}
    </div>
  );
}
