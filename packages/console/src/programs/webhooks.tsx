import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import type { BodyOf } from '../api-routes.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useAction } from '../reading/use-action.ts';
import { useResource } from '../reading/use-resource.ts';
import { useWords } from '../words/language.ts';
import { NewWebhook } from './new-webhook.tsx';
import { SecretNotice } from './secret-notice.tsx';
import { WebhookRow } from './webhook-row.tsx';

export function Webhooks() {
  const { texts } = useWords();
  const words = texts.programs;
  const [secret, setSecret] = useState<string | null>(null);
  const { value, reload, ...list } = useResource((signal) => call('GET /v1/webhooks', { signal }));
  const webhooks = value?.webhooks ?? null;
  const action = useAction(async () => reload());
  const { act } = action;
  const fault = action.fault ?? list.fault;
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
          <WebhookRow key={webhook.id} webhook={webhook} act={act} onChange={async () => reload()} />
        ))}
      </ul>
      <NewWebhook onCreate={create} />
    </section>
  );
}
