import { useEffect } from 'preact/hooks';
import { call } from '../api.ts';
import { useResource } from '../reading/use-resource.ts';
import { useWords } from '../words/language.ts';
import { isEnded } from './programme.ts';

const REFRESH_MS = 1000;

/** A programme with its sentences in the reader's language, read again until it has ended. */
export function useProgramme(id: string) {
  const { language } = useWords();
  const resource = useResource(
    (signal) => call('GET /v1/programmes/{id}', { path: { id }, query: { language }, signal }),
    [id, language],
  );
  const { value, fault, reload } = resource;
  const programme = value?.id === id ? value : null;
  useEffect(() => {
    if (programme === null || isEnded(programme) || fault !== null) return;
    // After each answer, so that a slow server is not asked twice at once.
    const timer = setTimeout(reload, REFRESH_MS);
    return () => clearTimeout(timer);
  }, [programme, fault]);
  return { ...resource, value: programme };
}
