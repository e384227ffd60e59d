/** What to find out first: the facts whose answer is worth most. */
import { rounded } from '@rooftree/words/rounded-range';
import type { Words } from '@rooftree/words/words-of';
import { effectiveFact } from '../facts/effective-fact.ts';
import { type FactName, FIELDS } from '../facts/fact-groups.ts';
import { useWords } from '../words/language.ts';
import type { WholeEstate } from './use-estate.ts';

interface FirstFactsProps {
  whole: WholeEstate;
  words: Words;
  row: (name: FactName) => preact.JSX.Element;
}

/** Nothing is shown while it is computed: what is below it must not jump twice. */
export function FirstFacts({ whole: { decision, estate }, words, row }: FirstFactsProps) {
  const { texts } = useWords();
  const asked = (decision?.next_questions ?? []).flatMap(({ fact, saves_eur, costs_eur = 0 }) => {
    const name = isFact(fact) ? fact : null;
    return name === null || effectiveFact(estate, name).value !== null
      ? []
      : [{ name, saves_eur, costs_eur }];
  });
  if (asked.length === 0) return null;
  return (
    <section class="card first-facts" aria-label={texts.firstFacts}>
      <h2>{texts.firstFacts}</h2>
      <p class="quiet">{texts.firstFactsLead}</p>
      {asked.slice(0, 3).map(({ name, saves_eur, costs_eur }) => (
        <div key={name} class="first-fact">
          <dl>{row(name)}</dl>
          {saves_eur >= 1 && (
            <p class="quiet">
              {texts.worth(words.euro(rounded(saves_eur)))}
              {costs_eur > 0 && `. ${words.certificateCosts(costs_eur)}`}
            </p>
          )}
        </div>
      ))}
    </section>
  );
}

function isFact(name: string): name is FactName {
  return name in FIELDS;
}
