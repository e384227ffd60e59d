/** The events that webhooks can receive; the names are public. */
export const WEBHOOK_EVENTS = [
  'calculation_job.finished',
  'calculation_job.failed',
  'calculation_job.stopped',
  'report.created',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export interface Webhook {
  id: string;
  url: string;
  events: WebhookEvent[];
  createdAt: Date;
  lastDeliveredAt: Date | null;
  lastFailedAt: Date | null;
  lastFailure: string | null;
}
