/** For how many days the agency keeps a kind: counted first, then chosen. */
import { Form } from '@rooftree/ui/form.tsx';
import { TextField } from '@rooftree/ui/text-field.tsx';
import { useEffect, useRef, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useInOrder } from '../reading/use-in-order.ts';
import { useWords } from '../words/language.ts';

interface ShorterFormProps {
  kind: string;
  title: string;
  shortest: number;
  /** Null for ever. */
  longest: number | null;
  onChoose: (days: number) => Promise<void>;
  onCancel: () => void;
}

export function ShorterForm({ kind, title, shortest, longest, onChoose, onCancel }: ShorterFormProps) {
  const { texts } = useWords();
  const words = texts.privacy;
  const [typed, setTyped] = useState('');
  const [counted, setCounted] = useState<{ days: number; wouldGo: number } | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const field = useRef<HTMLDivElement>(null);
  const inOrder = useInOrder();
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  const count = () => {
    const days = Number(typed);
    setFault(null);
    void inOrder(
      call('GET /v1/privacy/retention', { query: { days, kind } }),
      ({ kinds: [found] }) => setCounted({ days, wouldGo: found?.would_go ?? 0 }),
      setFault,
    );
  };
  // What was counted for another number says nothing about this one.
  const isCounted = counted !== null && String(counted.days) === typed;
  return (
    <Form
      class="shorter"
      label={words.shortenOf(title)}
      onSubmit={() => {
        if (isCounted) void onChoose(counted.days);
        else count();
      }}
    >
      <div ref={field}>
        <TextField
          label={words.ownDays(shortest, longest)}
          type="number"
          isRequired
          value={typed}
          onInput={setTyped}
          input={{ min: shortest, max: longest ?? 36500 }}
        />
      </div>
      {fault !== null && <ProblemMessage error={fault} />}
      <p role="status">{isCounted ? words.wouldGo(counted.wouldGo) : null}</p>
      <p class="row">
        <button type="submit" class="button">
          {isCounted ? words.keepFor(words.days(counted.days)) : words.count}
        </button>
        <button type="button" class="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </p>
    </Form>
  );
}
