import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import type { BodyOf } from '../api-routes.ts';
import { useWords } from '../language.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import { SecretNotice } from '../parts/secret-notice.tsx';
import { useAction } from '../parts/use-action.ts';
import { useInOrder } from '../parts/use-in-order.ts';
import { NewWebhook } from './new-webhook.tsx';
import type { Webhook } from './webhook.ts';
import { WebhookRow } from './webhook-row.tsx';

export function Webhooks() {
  const { texts } = useWords();
  const words = texts.programs;
  const [webhooks, setWebhooks] = useState<Webhook[] | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const inOrder = useInOrder();
  const read = () =>
    inOrder(
      call('GET /v1/webhooks'),
      ({ webhooks: found }) => setWebhooks(found),
      (error) => setFault(error),
    );
  const { fault, setFault, act } = useAction(read);
  useEffect(() => {
    void read();
  }, []);
  const create = (body: BodyOf<'POST /v1/webhooks'>) =>
    act(async () => {
      setSecret((await call('POST /v1/webhooks', { body })).secret);
    });
  return (
    <section class="card" aria-label={words.webhooks}>
      <h2>{words.webhooks}</h2>
      <p class="quiet">{words.webhooksLead}</p>
      {fault !== null && <ProblemMessage error={fault} />}
      {secret !== null && (
        <SecretNotice values={{ [words.signingSecret]: secret }} onKept={() => setSecret(null)} />
      )}
      {webhooks === null && fault === null && <p class="quiet">{texts.loading}</p>}
      {webhooks?.length === 0 && <p>{words.noWebhooks}</p>}
      <ul class="sessions">
        {webhooks?.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} act={act} onChange={read} />
        ))}
      </ul>
      <NewWebhook onCreate={create} />
    </section>
  );
}
