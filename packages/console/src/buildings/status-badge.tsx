import { Badge } from '@rooftree/ui/badge.tsx';
import { useWords } from '../words/language.ts';
import type { PlanStatus } from './buildings-api.ts';

const TONES = { NOT_STARTED: 'neutral', RUNNING: 'accent', FINISHED: 'good', FAILED: 'fault' } as const;

export function StatusBadge({ status, isOutdated }: { status: PlanStatus; isOutdated: boolean }) {
  const { texts } = useWords();
  if (status === 'FINISHED' && isOutdated) return <Badge tone="warning">{texts.outdated}</Badge>;
  return <Badge tone={TONES[status]}>{texts.buildings.states[status]}</Badge>;
}
