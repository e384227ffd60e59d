/** What the Dutch register of energy labels says of the home, when it was read, and the way to ask again. */
import type { RegisteredLabel as Label } from '@rooftree/client';
import { writeLabel } from '@rooftree/words/label-colours';
import type { Words } from '@rooftree/words/words-of';
import { useEffect, useRef, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { TranslatedMessage } from '../faults/translated-message.tsx';
import { useWords } from '../words/language.ts';

const LOOK_AGAIN_MS = 2000;
// A register that cannot be reached may be away for hours, but is tried again meanwhile.
const LOOK_AFTER_FAULT_MS = 20_000;

interface Props {
  externalId: string;
  /** Of the estate as it is shown: another address is another label. */
  version: string;
  words: Words;
  mayAsk: boolean;
  onRead: () => void;
}

export function RegisteredLabel({ externalId, version, words, mayAsk, onRead }: Props) {
  const said = useWords().texts.certificates.register;
  const [label, setLabel] = useState<Label | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [asked, setAsked] = useState(0);
  // Read before the page refreshed for the first time, it is news all the same.
  const wasWaiting = useRef(false);
  const see = (now: Label) => {
    setLabel(now);
    if (wasWaiting.current && !now.is_waiting) onRead();
    wasWaiting.current = now.is_waiting;
  };
  const path = { external_id: externalId };
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const now = await call('GET /v1/estates/{external_id}/registered-label', { path, signal });
      if (signal.aborted) return;
      see(now);
      if (!now.is_waiting) return;
      const afterMs = now.fault === null ? LOOK_AGAIN_MS : LOOK_AFTER_FAULT_MS;
      timer = setTimeout(() => void look().catch(fail), afterMs);
    };
    const fail = (error: unknown) => !signal.aborted && setFault(error);
    look().catch(fail);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [externalId, version, asked]);
  const ask = () => {
    setFault(null);
    call('POST /v1/estates/{external_id}/registered-label', { path }).then((now) => {
      setLabel(now);
      wasWaiting.current = true;
      setAsked((before) => before + 1);
    }, setFault);
  };
  if (label === null || !label.is_on || label.label_status === 'NO_ADDRESS')
    return fault === null ? null : <ProblemMessage error={fault} />;
  const { energy_label: letter, registered_on: day, read_at: readAt } = label;
  return (
    <section class="read-certificate" aria-label={said.title}>
      <h2>{said.title}</h2>
      <p>
        {label.label_status === 'FOUND' && letter !== null
          ? said.found(writeLabel(letter), day === null ? null : words.date(day))
          : said.states[label.label_status]}
      </p>
      <p class="quiet" role="status">
        {label.is_waiting ? said.waiting : readAt !== null && said.readOn(words.date(readAt))}
      </p>
      {label.fault !== null && (
        <p class="wrong">
          <TranslatedMessage message={label.fault} />
        </p>
      )}
      {mayAsk && (
        <button type="button" class="button" disabled={label.is_waiting} onClick={ask}>
          {said.ask}
        </button>
      )}
      {fault !== null && <ProblemMessage error={fault} />}
    </section>
  );
}
