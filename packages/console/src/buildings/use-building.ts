import { useEffect } from 'preact/hooks';
import { useResource } from '../reading/use-resource.ts';
import { getBuilding, getPlan, isPending } from './buildings-api.ts';

const REFRESH_MS = 1000;

/** A building with its latest plan, read again while one is calculated. */
export function useBuilding(id: string) {
  const resource = useResource(
    async (signal) => {
      const [building, latest] = await Promise.all([getBuilding(id, signal), getPlan(id, signal)]);
      return { building, latest };
    },
    [id],
  );
  const { value, fault, reload } = resource;
  useEffect(() => {
    if (value === null || !isPending(value.latest) || fault !== null) return;
    const timer = setTimeout(reload, REFRESH_MS);
    return () => clearTimeout(timer);
  }, [value, fault]);
  return resource;
}
