/**
 * What is sure and what depends, of the choices at rest: first as the server sent it, then from the page's own thread.
 */
import type { Decision } from '@rooftree/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageData } from '../../page-data.ts';
import { basisOf } from './plan-basis.ts';

interface Decided {
  search: string;
  decision: Decision | null;
}

export interface DecisionState {
  /** Of these choices or, until it is worked out, of the ones before. */
  decision: Decision | null;
  isCurrent: boolean;
}

export function useDecision(page: PageData, first: string, search: string): DecisionState {
  const [decided, setDecided] = useState<Decided>({ search: first, decision: page.decision });
  const thread = useRef<Worker | null>(null);
  const isCurrent = decided.search === search && (decided.decision !== null || page.decision !== null);
  useEffect(() => {
    if (isCurrent) return;
    thread.current ??= startThread(setDecided);
    thread.current?.postMessage({ basis: basisOf(page), search });
  }, [page, search, isCurrent]);
  useEffect(() => () => thread.current?.terminate(), []);
  return { decision: decided.decision, isCurrent };
}

/** Null where the browser refuses threads: the plan is then shown without its certainty. */
function startThread(onDecided: (decided: Decided) => void): Worker | null {
  const path = document.getElementById('page-data')?.dataset['decide'];
  if (path === undefined) return null;
  try {
    const thread = new Worker(path, { type: 'module' });
    thread.addEventListener('message', ({ data }: MessageEvent<Decided>) => onDecided(data));
    return thread;
  } catch {
    return null;
  }
}
