/** What was sent to a webhook, the newest first. */
import type { WebhookDeliveryPage as DeliveryPage } from '@rooftree/client/members';
import { useEffect, useRef, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useInOrder } from '../reading/use-in-order.ts';
import { useWords } from '../words/language.ts';
import { withNewest, withOlder } from './delivery-pages.ts';
import { DeliveryRow } from './delivery-row.tsx';
import type { Delivery } from './webhook.ts';

interface Props {
  webhookId: string;
  /** An event that was just sent: it is looked for until it is there. */
  awaited: string | null;
  onSent: () => Promise<unknown>;
}

/** Most receivers answer within seconds; after these the reader refreshes by hand. */
const LOOKS = 15;
const BETWEEN_LOOKS_MS = 1000;

export function Deliveries({ webhookId: webhook_id, awaited, onSent }: Props) {
  const { texts } = useWords();
  const words = texts.programs;
  const [page, setPage] = useState<DeliveryPage | null>(null);
  const [waiting, setWaiting] = useState<'no' | 'yes' | 'too long'>('no');
  const [fault, setFault] = useState<unknown>(null);
  const inOrder = useInOrder();
  const wait = useRef(0);
  const readNewest = async (): Promise<Delivery[]> => {
    const asked = call('GET /v1/webhooks/{webhook_id}/deliveries', { path: { webhook_id } });
    // Whoever waits for it reports what goes wrong.
    await inOrder(
      asked,
      (found) => setPage((seen) => withNewest(seen, found)),
      () => {},
    );
    return (await asked).deliveries;
  };
  const readOlder = async (before: string) => {
    const found = await call('GET /v1/webhooks/{webhook_id}/deliveries', {
      path: { webhook_id },
      query: { before },
    });
    setPage((seen) => withOlder(seen, found, before));
  };
  const readUntil = async (isThere: (deliveries: Delivery[]) => boolean) => {
    wait.current += 1;
    const turn = wait.current;
    setWaiting('yes');
    for (let look = 1; look <= LOOKS; look++) {
      const isFound = isThere(await readNewest());
      // A caller that waits for something else by now reports that instead.
      if (turn !== wait.current) return;
      if (isFound) {
        setWaiting('no');
        await onSent();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    }
    setWaiting('too long');
  };
  useEffect(() => {
    const work =
      awaited === null ? readNewest() : readUntil((all) => all.some(({ event_id }) => event_id === awaited));
    work.catch(setFault);
  }, [awaited]);
  const resend = ({ id, attempts }: Delivery) => {
    setFault(null);
    call('POST /v1/webhooks/{webhook_id}/deliveries/{delivery_id}/resend', {
      path: { webhook_id, delivery_id: id },
    })
      .then(() =>
        readUntil((all) => all.some((one) => one.id === id && one.attempts.length > attempts.length)),
      )
      .catch(setFault);
  };
  const older = page?.next_before ?? null;
  return (
    <section class="deliveries" aria-label={words.deliveries}>
      {fault !== null && <ProblemMessage error={fault} />}
      <p class="state" role="status">
        {waiting === 'yes' ? words.sending : waiting === 'too long' ? words.stillSending : ''}
      </p>
      {page?.deliveries.length === 0 && waiting === 'no' && <p>{words.noDeliveries}</p>}
      {page?.deliveries.map((delivery) => (
        <DeliveryRow
          key={delivery.id}
          delivery={delivery}
          isOpen={delivery.event_id === awaited}
          onResend={() => resend(delivery)}
        />
      ))}
      <div class="row">
        <button type="button" class="button" onClick={() => readNewest().catch(setFault)}>
          {words.lookAgain}
        </button>
        {older !== null && (
          <button type="button" class="button" onClick={() => readOlder(older).catch(setFault)}>
            {words.older}
          </button>
        )}
      </div>
    </section>
  );
}
