import type { WebhookDeliveryPage, WebhookList } from '@rooftree/client/members';

export type Webhook = WebhookList['webhooks'][number];
export type Delivery = WebhookDeliveryPage['deliveries'][number];

/** As the API has them. */
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
] as const satisfies readonly Webhook['events'][number][];
