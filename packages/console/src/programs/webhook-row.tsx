import { Icon } from '@rooftree/ui/icon.tsx';
import { Menu } from '@rooftree/ui/menu.tsx';
import { ChevronDown } from 'lucide';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ConfirmPrompt } from '../forms/confirm-prompt.tsx';
import type { Action } from '../reading/use-action.ts';
import { useWords } from '../words/language.ts';
import { Deliveries } from './deliveries.tsx';
import { WEBHOOK_EVENTS, type Webhook } from './webhook.ts';
import { WebhookState } from './webhook-state.tsx';

interface Props {
  webhook: Webhook;
  act: Action['act'];
  onChange: () => Promise<unknown>;
}

export function WebhookRow({ webhook, act, onChange }: Props) {
  const { texts } = useWords();
  const words = texts.programs;
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [tested, setTested] = useState<string | null>(null);
  const [resumed, setResumed] = useState<number | null>(null);
  const path = { webhook_id: webhook.id };
  const test = (event?: (typeof WEBHOOK_EVENTS)[number]) =>
    act(async () => {
      const query = event === undefined ? {} : { event };
      setTested((await call('POST /v1/webhooks/{webhook_id}/test', { path, query })).event_id);
      setOpen(true);
    });
  const resume = () =>
    act(async () => {
      const { waiting_deliveries: waiting } = await call('POST /v1/webhooks/{webhook_id}/resume', { path });
      setResumed(waiting);
    });
  return (
    <li>
      <WebhookState webhook={webhook} />
      <span class="row-end">
        <Menu
          label={words.test}
          class="button"
          groups={[
            { items: [{ label: words.events['webhook.test'], onSelect: () => void test() }] },
            {
              title: words.samples,
              items: WEBHOOK_EVENTS.map((event) => ({
                label: words.events[event],
                onSelect: () => void test(event),
              })),
            },
          ]}
        >
          {words.test}
          <Icon of={ChevronDown} size={14} />
        </Menu>
        {(webhook.state === 'paused' || webhook.state === 'disabled') && (
          <button type="button" class="button" onClick={resume}>
            {words.resume}
          </button>
        )}
        <button type="button" class="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.deliveries}
        </button>
        <button type="button" class="button" onClick={() => setAsking(true)}>
          {words.remove}
        </button>
      </span>
      <p class="state" role="status">
        {resumed !== null && words.resumed(resumed)}
      </p>
      {isAsking && (
        <ConfirmPrompt
          question={words.confirmRemove}
          action={words.remove}
          onConfirm={() => {
            setAsking(false);
            void act(() => call('DELETE /v1/webhooks/{webhook_id}', { path }));
          }}
          onCancel={() => setAsking(false)}
        />
      )}
      {isOpen && <Deliveries webhookId={webhook.id} awaited={tested} onSent={onChange} />}
    </li>
  );
}
