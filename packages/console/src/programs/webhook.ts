/** As the API has them. */
export const WEBHOOK_EVENTS = [
  'calculation_job.finished',
  'calculation_job.failed',
  'calculation_job.stopped',
  'report.created',
  'plan_alert.requested',
  'connection.failed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export interface Webhook {
  id: string;
  url: string;
  events: WebhookEvent[];
  last_delivered_at: string | null;
  last_failed_at: string | null;
  last_failure: string | null;
  state: 'delivering' | 'failing' | 'paused' | 'disabled';
  paused_until: string | null;
  dropped_deliveries: number;
}

export interface Delivery {
  id: string;
  event_id: string;
  event: string;
  created_at: string;
  delivered_at: string | null;
  attempts: {
    at: string;
    status: number | null;
    answer: string | null;
    failure: string | null;
    duration_ms: number;
  }[];
  body: string | null;
}
