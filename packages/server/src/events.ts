import type { Executor } from './infra/database/sql.ts';

/** What happens in the platform that other programs can follow; the names are public. */
export const WEBHOOK_EVENTS = [
  'calculation_job.finished',
  'calculation_job.failed',
  'calculation_job.stopped',
  'report.created',
  'plan_alert.requested',
  'connection.failed',
  'programme.finished',
  'programme.failed',
  'programme.approved',
  'programme.works_done',
  'building.planned',
  'building.failed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/**
 * How a lower storey lets a higher one know, without importing it: the composition root passes the implementation. It
 * runs in the transaction that causes the event, so subscribers are notified if and only if it happened.
 */
export type PublishEvent = (
  tx: Executor,
  contextId: string,
  event: WebhookEvent,
  data: object,
) => Promise<void>;
