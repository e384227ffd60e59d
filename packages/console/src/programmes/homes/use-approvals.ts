import type { ProgrammeApproval } from '@rooftree/client/members';
import { useEffect } from 'preact/hooks';
import { call } from '../../api.ts';
import { useResource } from '../../reading/use-resource.ts';

const REFRESH_MS = 2000;

/** The approved years, read again until their plans are made. */
export function useApprovals(id: string) {
  const resource = useResource(
    (signal) => call('GET /v1/programmes/{id}/approvals', { path: { id }, signal }),
    [id],
  );
  const { value, fault, reload } = resource;
  const isPlanning = value?.some(isBeingPlanned) === true;
  useEffect(() => {
    if (!isPlanning || fault !== null) return;
    const timer = setTimeout(reload, REFRESH_MS);
    return () => clearTimeout(timer);
  }, [value, fault]);
  return resource;
}

const isBeingPlanned = ({ plans, homes }: ProgrammeApproval) => plans.finished + plans.failed < homes.total;
