/**
 * The retention periods, by the server's settings or the agency's own; and a dry run: what another period would remove.
 */
import type { RetentionList } from '@rooftree/client';
import { Button } from '@rooftree/ui/button.tsx';
import { Form } from '@rooftree/ui/form.tsx';
import { TableHead } from '@rooftree/ui/table-head.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useInOrder } from '../reading/use-in-order.ts';
import { useWords } from '../words/language.ts';
import { RetentionRow } from './retention-row.tsx';

export function RetentionKinds() {
  const words = useWords().texts.privacy;
  const [days, setDays] = useState<number | null>(null);
  const [found, setFound] = useState<({ days: number | null } & RetentionList) | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const inOrder = useInOrder();
  const read = () => {
    setFault(null);
    void inOrder(
      call('GET /v1/privacy/retention', { query: { days: days ?? undefined } }),
      ({ kinds }) => setFound({ days, kinds }),
      setFault,
    );
  };
  useEffect(read, []);
  return (
    <section class="card" aria-label={words.keptTitle}>
      <div class="retention-head">
        <div>
          <h2>{words.keptTitle}</h2>
          <p class="quiet">{words.keptLead}</p>
        </div>
        <Form class="invite" onSubmit={read}>
          <TextField
            class="narrow-field"
            label={words.tryDays}
            type="number"
            input={{ min: 1, max: 36500 }}
            onInput={(value) => setDays(value === '' ? null : Number(value))}
          />
          <Button type="submit">{words.count}</Button>
        </Form>
      </div>
      {fault !== null && <ProblemMessage error={fault} onRetry={read} />}
      {found !== null && (
        // Wider than a phone: it can be moved by the keyboard, too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable without a mouse
        <section class="members-box" tabIndex={0} aria-label={words.keptTable}>
          <table class="members kinds" aria-live="polite">
            <TableHead
              heads={[
                words.kind,
                words.keptFor,
                found.days === null ? words.older : words.olderThan(found.days),
              ]}
            />
            <tbody>
              {found.kinds.map((kind) => (
                <RetentionRow key={kind.name} kind={kind} onChange={read} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
