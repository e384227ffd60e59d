import { getContextBySlug } from '../../../access/contexts/contexts.service.ts';
import type { WebhookEvent } from '../../../events.ts';
import { paint, print, printJson, table } from '../../../infra/terminal.ts';
import { stateOf, type Webhook } from '../../../output/webhooks/webhook.ts';
import { webhookJson } from '../../../output/webhooks/webhook-json.ts';
import { listWebhooks } from '../../../output/webhooks/webhooks.repository.ts';
import { createWebhook, removeWebhook, resumeWebhook } from '../../../output/webhooks/webhooks.service.ts';
import { withDependencies } from '../../with-dependencies.ts';

interface CreateOptions {
  context: string;
  url: string;
  events?: WebhookEvent[];
  json?: true;
}

interface ContextOptions {
  context: string;
  json?: true;
}

export async function createWebhookAction({
  context: slug,
  url,
  events = [],
  json,
}: CreateOptions): Promise<void> {
  const webhook = await withDependencies(async ({ sql, config }) => {
    const { id } = await getContextBySlug(sql, slug);
    const allowPrivateAddresses = config.webhooksToPrivateAddresses;
    return createWebhook(sql, id, { url, events, allowPrivateAddresses });
  });
  if (json) return printJson({ ...webhookJson(webhook), secret: webhook.secret });
  print(`Webhook  ${webhook.id}`);
  print(`Events   ${webhook.events.join(', ')}`);
  print(`Secret   ${webhook.secret}`);
  print(paint('dim', 'Save the secret now: it signs every delivery and cannot be shown again.'));
}

export async function listWebhooksAction({ context: slug, json }: ContextOptions): Promise<void> {
  const found = await withDependencies(async ({ sql }) => {
    const { id } = await getContextBySlug(sql, slug);
    return listWebhooks(sql, id);
  });
  if (json) return printJson(found.map(webhookJson));
  const rows = found.map((webhook) => [
    webhook.id,
    webhook.url,
    describeState(webhook),
    webhook.lastDeliveredAt?.toISOString() ?? 'never',
    webhook.lastFailedAt === null ? '' : `${webhook.lastFailedAt.toISOString()} ${webhook.lastFailure}`,
  ]);
  const headings = ['WEBHOOK', 'URL', 'STATE', 'LAST DELIVERED', 'LAST FAILURE'];
  print(rows.length === 0 ? 'There is no webhook yet.' : table(headings, rows));
}

export async function resumeWebhookAction(
  id: string,
  { context: slug, json }: ContextOptions,
): Promise<void> {
  const { waiting } = await withDependencies(async ({ sql }) => {
    const context = await getContextBySlug(sql, slug);
    return resumeWebhook(sql, context.id, id);
  });
  if (json) return printJson({ id, resumed: true, waiting_deliveries: waiting });
  print(`Resumed the webhook ${id}; ${waiting} deliveries are pending.`);
}

export async function deleteWebhookAction(
  id: string,
  { context: slug, json }: ContextOptions,
): Promise<void> {
  await withDependencies(async ({ sql }) => {
    const context = await getContextBySlug(sql, slug);
    return removeWebhook(sql, context.id, id);
  });
  if (json) return printJson({ id, deleted: true });
  print(`Deleted the webhook ${id}.`);
}

/** Such as `failing (3 in a row)`, and what was dropped. */
function describeState(webhook: Webhook): string {
  const state = stateOf(webhook, new Date());
  const details = [
    ...(webhook.failuresInRow > 0 ? [`${webhook.failuresInRow} failures in a row`] : []),
    ...(webhook.droppedDeliveries > 0 ? [`${webhook.droppedDeliveries} events dropped`] : []),
  ];
  const since = {
    paused: webhook.pausedUntil,
    disabled: webhook.disabledAt,
    failing: null,
    delivering: null,
  };
  const moment = since[state]?.toISOString();
  const word = state === 'paused' ? 'paused until' : state;
  return [word, moment, details.length > 0 ? `(${details.join(', ')})` : undefined].filter(Boolean).join(' ');
}
