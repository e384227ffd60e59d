import { type Figure, Figures } from '@rooftree/ui/figures.tsx';
import { formatNumber, formatPercent } from '@rooftree/words/format';
import { useWords } from '../../words/language.ts';
import type { ProgrammePart } from '../programme.ts';
import { formatMoney, tonnes } from '../programme.ts';

export function KeyFigures({ scenario }: ProgrammePart) {
  const words = useWords();
  const { texts: all, language } = words;
  const texts = all.programmes;
  const { co2_kg: emitted, co2_saved_kg: saved, duties } = scenario;
  const sum = (of: (duty: (typeof duties)[number]) => number) =>
    duties.reduce((total, duty) => total + of(duty), 0);
  const figures: Figure[] = [
    [
      texts.paid,
      formatMoney(words, scenario.paid_cents),
      texts.paidHint(formatMoney(words, scenario.grants_cents)),
    ],
    [
      texts.saved,
      tonnes(words, saved),
      texts.savedHint(formatPercent(language, (100 * saved) / Math.max(1, emitted + saved))),
    ],
    [texts.helped, formatNumber(language, scenario.tenants_helped), texts.helpedHint],
    [
      texts.met,
      duties.length === 0
        ? '–'
        : texts.metOf(
            formatNumber(
              language,
              sum(({ met }) => met),
            ),
            formatNumber(
              language,
              sum(({ homes }) => homes),
            ),
          ),
      duties.length === 0 ? texts.noDuties : texts.reserve(formatMoney(words, scenario.reserve_cents)),
    ],
  ];
  return <Figures class="figures programme-figures" figures={figures} />;
}
