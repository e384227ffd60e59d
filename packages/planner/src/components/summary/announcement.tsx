/** Announces the new outcome to screen readers once the buyer pauses, rather than at every notch of a slider. */
import type { StoredPlan } from '@rooftree/engine';
import { expectedResult } from '@rooftree/words/expected-result';
import { writeLabel } from '@rooftree/words/label-colours';
import { rounded } from '@rooftree/words/rounded-range';
import { useEffect, useState } from 'preact/hooks';
import { usePageWords } from '../../page-words.ts';

/** A reader hears the new sum within 300 ms of the last notch. */
const PAUSE_MS = 250;

export function Announcement({ plan }: { plan: StoredPlan }) {
  const { texts, euro } = usePageWords();
  const [said, setSaid] = useState('');
  const [first] = useState(plan);
  useEffect(() => {
    if (plan === first) return;
    const text = texts.announce(
      writeLabel(expectedResult(plan).label),
      texts.about(euro(rounded(plan.totals.net_cost))),
    );
    const timer = setTimeout(() => setSaid(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [plan, first, texts, euro]);
  return (
    <p class="unseen" aria-live="polite">
      {said}
    </p>
  );
}
