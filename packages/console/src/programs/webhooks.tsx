import { Button } from '@rooftree/ui/button.tsx';
import { EmptyState } from '@rooftree/ui/empty-state.tsx';
import { Plus, Webhook } from 'lucide';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
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
  const [isCreating, setCreating] = useState(false);
  const button = (
    <Button icon={Plus} onClick={() => setCreating(true)}>
      {words.newWebhook}
    </Button>
  );
  return (
    <section class="card" aria-label={words.webhooks}>
      <div class="card-head">
        <h2>{words.webhooks}</h2>
        {webhooks !== null && webhooks.length > 0 && button}
      </div>
      <p class="quiet">{words.webhooksLead}</p>
      {fault !== null && <ProblemMessage error={fault} />}
      {secret !== null && (
        <SecretNotice values={{ [words.signingSecret]: secret }} onKept={() => setSecret(null)} />
      )}
      {webhooks === null && fault === null && <p class="quiet">{texts.loading}</p>}
      {webhooks?.length === 0 && <EmptyState icon={Webhook} title={words.noWebhooks} action={button} />}
      <ul class="sessions">
        {webhooks?.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} act={act} onChange={async () => reload()} />
        ))}
      </ul>
      {isCreating && (
        <NewWebhook
          create={async (body) => {
            setSecret((await call('POST /v1/webhooks', { body })).secret);
            reload();
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </section>
  );
}
