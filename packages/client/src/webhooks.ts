import type {
  CreatedWebhook,
  NewWebhook,
  ResumedWebhook,
  SentEvent,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookList,
  WebhookTestQuery,
} from './contract.ts';
import type { Api } from './transport/api.ts';
import { nothing } from './transport/read.ts';
import type { CallOptions } from './transport/send.ts';

/** Needs the permission `webhooks:manage`. */
export interface Webhooks {
  list(options?: CallOptions): Promise<WebhookList>;
  /**
   * For a `url`, or to `listen`: then `deliveries` reads the events. The answer has the secret that signs; it cannot be
   * read again.
   */
  create(webhook: NewWebhook, options?: CallOptions): Promise<CreatedWebhook>;
  delete(id: string, options?: CallOptions): Promise<void>;
  /** Delivers again after a pause, what waits included. */
  resume(id: string, options?: CallOptions): Promise<ResumedWebhook>;
  /** Sends a `webhook.test` event, or a sample of another one, which is marked with `test: true`. */
  test(id: string, sample?: WebhookTestQuery, options?: CallOptions): Promise<SentEvent>;
  /** One page of what was sent, the newest first, with every attempt. */
  deliveries(
    id: string,
    query?: { page_size?: number; before?: string },
    options?: CallOptions,
  ): Promise<WebhookDeliveryPage>;
  /** All of them, page after page. */
  deliveriesAll(id: string, options?: CallOptions): AsyncGenerator<WebhookDelivery, void>;
  /** Sends an event once more, with the same id. */
  resend(id: string, deliveryId: string, options?: CallOptions): Promise<void>;
}

export function createWebhooks(api: Api): Webhooks {
  const path = (id: string, ...rest: string[]) => ['webhooks', id, ...rest];
  const deliveries: Webhooks['deliveries'] = (id, query, options) =>
    api.json({ path: path(id, 'deliveries'), query }, options);
  return {
    list: (options) => api.json({ path: ['webhooks'] }, options),
    create: (webhook, options) => api.json({ method: 'POST', path: ['webhooks'], body: webhook }, options),
    delete: (id, options) => api.call({ method: 'DELETE', path: path(id) }, nothing, options),
    resume: (id, options) => api.json({ method: 'POST', path: path(id, 'resume'), once: true }, options),
    test: (id, sample, options) =>
      api.json({ method: 'POST', path: path(id, 'test'), query: sample }, options),
    deliveries,
    async *deliveriesAll(id, options) {
      let before: string | null = null;
      do {
        const query = { page_size: 100, ...(before !== null && { before }) };
        const page: WebhookDeliveryPage = await deliveries(id, query, options);
        yield* page.deliveries;
        before = page.next_before;
      } while (before !== null);
    },
    resend: (id, deliveryId, options) =>
      api.call({ method: 'POST', path: path(id, 'deliveries', deliveryId, 'resend') }, nothing, options),
  };
}
