/** What was sent to a webhook, the newest first. */
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { useWords } from '../language.ts';
import { ProblemNote } from '../parts/problem-note.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import type { Delivery } from './webhook.ts';

interface DeliveryPage {
  deliveries: Delivery[];
  next_before: string | null;
}

interface Props {
  path: string;
  /** An event that was just sent: it is looked for until it is there. */
  awaited: string | null;
  onSent: () => Promise<unknown>;
}

/** Most receivers answer within seconds; after these the reader looks again by hand. */
const LOOKS = 15;
const BETWEEN_LOOKS_MS = 1000;

export function Deliveries({ path, awaited, onSent }: Props) {
  const { texts } = useWords();
  const words = texts.programs;
  const [page, setPage] = useState<DeliveryPage | null>(null);
  const [waiting, setWaiting] = useState<'no' | 'yes' | 'too long'>('no');
  const [fault, setFault] = useState<unknown>(null);
  const read = async (before: string | null): Promise<Delivery[]> => {
    const found = await call<DeliveryPage>(`${path}/deliveries${before === null ? '' : `?before=${before}`}`);
    setPage((seen) =>
      before === null || seen === null
        ? found
        : { ...found, deliveries: [...seen.deliveries, ...found.deliveries] },
    );
    return found.deliveries;
  };
  const readUntil = async (isThere: (deliveries: Delivery[]) => boolean) => {
    setWaiting('yes');
    for (let look = 1; look <= LOOKS; look++) {
      if (isThere(await read(null))) {
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
      awaited === null ? read(null) : readUntil((all) => all.some(({ event_id }) => event_id === awaited));
    work.catch(setFault);
  }, [awaited]);
  const resend = ({ id, attempts }: Delivery) => {
    setFault(null);
    call(`${path}/deliveries/${id}/resend`, { method: 'POST' })
      .then(() =>
        readUntil((all) => all.some((one) => one.id === id && one.attempts.length > attempts.length)),
      )
      .catch(setFault);
  };
  return (
    <section class="deliveries" aria-label={words.deliveries}>
      {fault !== null && <ProblemNote error={fault} />}
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
        <button type="button" class="button" onClick={() => read(null).catch(setFault)}>
          {words.lookAgain}
        </button>
        {page !== null && page.next_before !== null && (
          <button type="button" class="button" onClick={() => read(page.next_before).catch(setFault)}>
            {words.older}
          </button>
        )}
      </div>
    </section>
  );
}
