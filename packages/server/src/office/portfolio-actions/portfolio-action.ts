import type { Language } from '@rooftree/words';
import type { Permission } from '../../caller.ts';

/** What can be asked for; `REACTIVATE` is what undoing a deactivation does. */
export const REQUESTED_ACTIONS = ['DEACTIVATE', 'PLAN', 'REPORT', 'RENEW_REPORTS'] as const;
type RequestedAction = (typeof REQUESTED_ACTIONS)[number];
export const ACTIONS = [...REQUESTED_ACTIONS, 'REACTIVATE'] as const;
export type Action = (typeof ACTIONS)[number];

/** The same as for one estate. */
export const PERMISSION_OF: Readonly<Record<Action, Permission>> = {
  DEACTIVATE: 'estates:write',
  REACTIVATE: 'estates:write',
  PLAN: 'calculations:create',
  REPORT: 'reports:create',
  RENEW_REPORTS: 'reports:create',
};

export interface ActionRequest {
  action: RequestedAction;
  /** Of the reports; null for other actions, and to renew reports in every language. */
  language: Language | null;
}

/** The estates that an action is asked for. */
export interface Selection {
  /** All that were named, or that match. */
  total: number;
  /** Those of them for which there is something to do, by `external_id`. */
  estates: { id: string; externalId: string }[];
}

export interface PortfolioAction {
  id: string;
  action: Action;
  language: Language | null;
  created_at: Date;
  ended_at: Date | null;
  undone_at: Date | null;
  can_undo: boolean;
  estates: { total: number; done: number; failed: number; skipped: number };
  job_id: string | null;
  failure: string | null;
}
