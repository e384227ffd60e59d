/**
 * What the meeting votes on: the majority each item needs, the votes to expect, the chance, and what would raise it.
 */
import type { VoteItem } from '@rooftree/engine';
import { formatNumber } from '@rooftree/words/format';
import { useWords } from '../../words/language.ts';
import type { PlanPart } from './plan-part.ts';

export function VoteCard(part: PlanPart) {
  const { texts: all } = useWords();
  const texts = all.buildings;
  const { plan, words } = part;
  const { items, improvements, probability } = plan.vote;
  return (
    <section class="card vote-card" aria-label={texts.vote}>
      <h2 class="part-title">{texts.vote}</h2>
      <p class={probability >= 0.5 ? 'vote-chance' : 'vote-chance is-low'}>{words.voteChance(probability)}</p>
      <ul class="vote-items">
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} part={part} />
          </li>
        ))}
      </ul>
      <h3>{texts.raise}</h3>
      {improvements.length === 0 ? (
        <p class="quiet">{texts.nothingRaises}</p>
      ) : (
        <ol class="improvements">
          {improvements.map((improvement) => (
            <li key={`${improvement.change} ${improvement.probability}`}>{words.improvement(improvement)}</li>
          ))}
        </ol>
      )}
      {improvements.length > 1 && <p>{words.bestChange(improvements)}</p>}
    </section>
  );
}

function Item({ item, part }: { item: VoteItem; part: PlanPart }) {
  const { texts: all, language } = useWords();
  const texts = all.buildings;
  const { words, catalogue } = part;
  const { votes_total: total, votes_needed: needed, votes_expected: expected, majority } = item;
  const number = (votes: number) => formatNumber(language, Math.round(votes));
  const percent = (votes: number) => `${(100 * votes) / Math.max(1, total)}%`;
  return (
    <>
      <span class="work-name">
        <strong>{item.works.map((work) => catalogue.work(work)).join(', ')}</strong>
        <span>{catalogue.chance(item.probability)}</span>
      </span>
      <svg class="vote-bar" width="100%" height="18" aria-hidden="true">
        <rect class="share-rest" width="100%" height="10" y="4" rx="4" />
        <rect class="share-part" width={percent(expected)} height="10" y="4" rx="4" />
        <line class="vote-needed" x1={percent(needed)} x2={percent(needed)} y1="0" y2="18" />
      </svg>
      <span>{texts.votes(number(expected), words.votesNeeded(needed, total))}</span>
      <small>{`${words.majorityReason(majority)}: ${words.majorityWithArticle(majority)}`}</small>
      <small>{texts.source(majority.source, majority.source_date)}</small>
    </>
  );
}
