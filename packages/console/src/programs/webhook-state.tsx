/** Where it leads, which events it gets, and how deliveries go, in words. */
import { useWords } from '../words/language.ts';
import { formatMoment } from '../words/moment.ts';
import type { Webhook } from './webhook.ts';

export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { texts, language } = useWords();
  const words = texts.programs;
  const { url, events, state } = webhook;
  const moment = (iso: string) => formatMoment(language, iso);
  const sentences = [
    words.states[state],
    state === 'paused' && webhook.paused_until !== null && words.pausedUntil(moment(webhook.paused_until)),
    webhook.last_delivered_at !== null && words.lastDelivered(moment(webhook.last_delivered_at)),
    webhook.dropped_deliveries > 0 && words.dropped(webhook.dropped_deliveries),
  ];
  return (
    <span class="described">
      <strong class="address">{url}</strong>
      <small class="below">{events.map((event) => words.events[event]).join(', ')}</small>
      <span class={state === 'delivering' ? 'below' : 'below wrong'}>
        {sentences.filter(Boolean).join(' ')}
      </span>
      {state !== 'delivering' && webhook.last_failed_at !== null && (
        <span class="below">
          {words.lastFailed(moment(webhook.last_failed_at))} <span lang="en">{webhook.last_failure}</span>
        </span>
      )}
    </span>
  );
}
