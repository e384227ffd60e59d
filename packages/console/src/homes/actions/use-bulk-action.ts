/**
 * One action on many homes at a time: started here, or found running when the page opens, and followed until it has
 * ended.
 */
import type { NewPortfolioAction, PortfolioAction } from '@rooftree/client/members';
import { useEffect, useRef, useState } from 'preact/hooks';
import { call } from '../../api.ts';
import { filterQuery } from '../views/view.ts';
import { isOver, runningIn } from './action-progress.ts';

const BETWEEN_READS_MS = 700;

export function useBulkAction(onChanged: () => void) {
  const [action, setAction] = useState<PortfolioAction | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [isStarting, setStarting] = useState(false);
  const changed = useRef(onChanged);
  changed.current = onChanged;

  useEffect(() => {
    const stop = new AbortController();
    call('GET /v1/portfolio/actions', { signal: stop.signal }).then(
      // Unless something was started meanwhile.
      (actions) => setAction((now) => now ?? runningIn(actions)),
      () => {},
    );
    return () => stop.abort();
  }, []);

  useEffect(() => {
    if (action === null || isOver(action)) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      call('GET /v1/portfolio/actions/{id}', { path: { id: action.id }, signal: stop.signal }).then(
        (next) => {
          setAction(next);
          if (isOver(next)) changed.current();
        },
        (error: unknown) => {
          if (stop.signal.aborted) return;
          setFault(error);
          // Read again: the server goes on, whatever became of this answer.
          setAction({ ...action });
        },
      );
    }, BETWEEN_READS_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [action]);

  const start = async (work: () => Promise<PortfolioAction>): Promise<boolean> => {
    setFault(null);
    setStarting(true);
    try {
      const begun = await work();
      setAction(begun);
      if (isOver(begun)) changed.current();
      return true;
    } catch (error) {
      setFault(error);
      return false;
    } finally {
      setStarting(false);
    }
  };
  return {
    action,
    fault,
    isBusy: isStarting || (action !== null && !isOver(action)),
    /** Answers whether it was started. */
    run: (query: URLSearchParams, body: NewPortfolioAction) =>
      start(() => call('POST /v1/portfolio/actions', { query: filterQuery(query), body })),
    undo: (id: string) => start(() => call('POST /v1/portfolio/actions/{id}/undo', { path: { id } })),
    dismiss: () => setAction((now) => (now !== null && isOver(now) ? null : now)),
  };
}
