/** One event: each attempt with its answer, and what was sent. */
import { numeric, TableHead } from '@rooftree/ui/table-head.tsx';
import { formatNumber } from '@rooftree/words/format';
import { useWords } from '../words/language.ts';
import { formatMoment } from '../words/moment.ts';
import type { Delivery } from './webhook.ts';

interface Props {
  delivery: Delivery;
  isOpen: boolean;
  onResend: () => void;
}

export function DeliveryRow({ delivery, isOpen, onResend }: Props) {
  const { texts, language } = useWords();
  const words = texts.programs;
  const { event, event_id, created_at, delivered_at, attempts, body } = delivery;
  const known: Record<string, string> = words.events;
  return (
    <details open={isOpen}>
      <summary>
        {known[event] ?? event} · {formatMoment(language, created_at)} ·{' '}
        <span class={delivered_at === null ? 'wrong' : undefined}>
          {delivered_at === null ? words.notTaken : words.taken}
        </span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone */}
      <section class="members-box" tabIndex={0} aria-label={event_id}>
        <table>
          <TableHead heads={[words.attempt, words.answer, numeric(words.duration)]} />
          <tbody>
            {attempts.map(({ at, status, answer, failure, duration_ms }) => (
              <tr key={at}>
                <td>{formatMoment(language, at)}</td>
                <td>
                  {status ?? words.noAnswer}{' '}
                  {(failure ?? answer) && (
                    <small class="below" lang="en">
                      {[failure, answer].filter(Boolean).join(' · ')}
                    </small>
                  )}
                </td>
                <td class="numeric">{formatNumber(language, duration_ms)} ms</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <h3>{words.body}</h3>
      {body === null ? (
        <p>{words.bodyNotKept}</p>
      ) : (
        <>
          {/* As it was sent, with breaks for the reader. */}
          <pre class="sent">{indented(body)}</pre>
          <button type="button" class="button" onClick={onResend}>
            {words.resend}
          </button>
        </>
      )}
    </details>
  );
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
