import type { Programme } from '@rooftree/client/members';
import { Badge } from '@rooftree/ui/badge.tsx';
import { useWords } from '../words/language.ts';

const TONES = {
  WAITING: 'accent',
  PLANNING: 'accent',
  SOLVING: 'accent',
  FINISHED: 'good',
  INFEASIBLE: 'warning',
  FAILED: 'fault',
  CANCELLED: 'neutral',
} as const;

export function StatusBadge({ status }: Pick<Programme, 'status'>) {
  const { texts } = useWords();
  return <Badge tone={TONES[status]}>{texts.programmes.states[status]}</Badge>;
}
