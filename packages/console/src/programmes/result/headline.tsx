import { formatNumber } from '@rooftree/words/format';
import { useWords } from '../../words/language.ts';
import type { ProgrammePart } from '../programme.ts';
import { formatMoney, gapPercent } from '../programme.ts';

export function Headline({ programme, scenario }: ProgrammePart) {
  const words = useWords();
  const { texts: all, language } = words;
  const texts = all.programmes;
  const count = scenario.homes_with_works;
  const percent = gapPercent(language, scenario.gap);
  return (
    <section class="headline" aria-live="polite">
      <h2>
        {texts.headline(
          all.count(formatNumber(language, count), count === 1),
          texts.years(programme.years),
          formatMoney(words, scenario.paid_cents),
        )}
      </h2>
      <p>{percent === null ? texts.proofExact : texts.proof(percent)}</p>
    </section>
  );
}
