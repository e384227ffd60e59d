import { print } from '../../../infra/terminal.ts';
import { get, request } from '../../../output/tool-server/api.ts';
import { type ClientFlags, callWithToken } from '../../call-with-token.ts';

interface TriggerFlags extends ClientFlags {
  webhook?: string;
}

export async function triggerAction(event: string, { webhook, ...client }: TriggerFlags): Promise<void> {
  const call = callWithToken(client);
  const listAll = async () => {
    const { webhooks } = await get<{ webhooks: { id: string; state: string }[] }>(call, '/v1/webhooks');
    return webhooks.filter(({ state }) => state !== 'disabled').map(({ id }) => id);
  };
  const ids = webhook === undefined ? await listAll() : [webhook];
  for (const id of ids) {
    const path = `/v1/webhooks/${encodeURIComponent(id)}/test?event=${encodeURIComponent(event)}`;
    const missing = `there is no webhook ${id}`;
    const sent = await request<{ event_id: string }>(call, { method: 'POST', path }, missing);
    print(`Sent ${event} to the webhook ${id} as ${sent.event_id}.`);
  }
  if (ids.length === 0) print('The context has no webhook and no listener.');
}
