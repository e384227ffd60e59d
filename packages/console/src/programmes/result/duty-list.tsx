import { Badge } from '@rooftree/ui/badge.tsx';
import { formatNumber } from '@rooftree/words/format';
import { useWords } from '../../words/language.ts';
import { useCatalogueWords } from '../../words/use-catalogue-words.ts';
import type { Scenario } from '../programme.ts';

/** Which duties of the law are met, and with which chance. */
export function DutyList({ scenario: { duties } }: { scenario: Scenario }) {
  const { texts: all, language } = useWords();
  const texts = all.programmes;
  const catalogue = useCatalogueWords();
  return (
    <>
      <h2 class="part-title">{all.newProgramme.duties}</h2>
      {duties.length === 0 && <p class="quiet part-lead">{texts.noDuties}</p>}
      <ul class="duty-list">
        {duties.map(({ duty, year, homes, met, missed, probability }) => (
          <li key={`${duty} ${year}`}>
            <span class="spread">
              <strong>{`${all.newProgramme.dutyNames[duty]}, ${year}`}</strong>
              <Badge tone={missed === 0 ? 'good' : 'warning'}>
                {missed === 0 ? texts.allMet : texts.missed(formatNumber(language, missed))}
              </Badge>
            </span>
            <svg class="share-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="share-rest" width="100" height="10" />
              <rect class="share-part" width={(100 * met) / Math.max(1, homes)} height="10" />
            </svg>
            <span class="quiet">
              {texts.metOf(
                formatNumber(language, met),
                all.count(formatNumber(language, homes), homes === 1),
              )}
              {catalogue !== null && ` · ${texts.meanChance(catalogue.chance(probability))}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
