/** One owner's own figures: the label, the part of the works, how it is paid, and the month. */
import { LabelBadge } from '@rooftree/ui/label-badge.tsx';
import { mergedWorks, partOf } from '@rooftree/words/building/merged-works';
import { writeLabel } from '@rooftree/words/label-colours';
import { usePageWords } from '../page-words.ts';
import { comfortTopics } from './comfort-topics.ts';
import type { OwnersUnit } from './owners-data.ts';
import type { OwnersPart } from './owners-page.tsx';

export function OwnerUnit({ page, plan, own, unit }: OwnersPart & { unit: OwnersUnit }) {
  const { euro, chance, percent, number, work: nameOf } = usePageWords();
  const { texts, papers, words, home } = own;
  const { letter } = papers;
  const month = words.month(unit.month);
  const { loan } = plan;
  const hasOwnWorks = unit.private_net_cost > 0;
  const label = (name: string) => (
    <LabelBadge
      scale={plan.label_scale}
      label={name}
      size={40}
      name={texts.labels(writeLabel(name), writeLabel(name))}
    />
  );
  const lines = (rows: readonly (readonly [string, string])[]) => (
    <dl class="owners-lines">
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
  const [first, ...others] = plan.vote.items;
  const votes = [number(unit.votes), number(first?.votes_total ?? 0)] as const;
  return (
    <section class="card owners-own" aria-labelledby="yours">
      <h2 id="yours">
        {letter.homeTitle} {unit.name}
      </h2>
      <p class="quiet">
        {texts.private} <a href={`?lang=${page.language}`}>{texts.anotherUnit}</a>
      </p>
      <div class="owners-unit">
        <p class="owners-labels">
          {label(unit.label_before)}
          <span aria-hidden="true">→</span>
          {label(hasOwnWorks ? unit.label_after_common : unit.label_after)}
          {hasOwnWorks && (
            <>
              <span aria-hidden="true">→</span>
              {label(unit.label_after)}
            </>
          )}
        </p>
        <p class={unit.month.net < 0 ? 'owners-month is-worse' : 'owners-month'}>
          <strong>{texts.perMonth(euro(month.result.eur))}</strong>
          <span>{month.result.name}</span>
        </p>
      </div>
      <p class="quiet">
        {(hasOwnWorks ? letter.chanceWithOwn : letter.chance)(
          writeLabel(plan.target.label),
          chance(unit.probability),
        )}
      </p>
      <div class="owners-columns">
        <div>
          <h3>{letter.monthTitle}</h3>
          {lines(month.rows.map(({ name, eur }) => [name, euro(eur)]))}
          <p class="quiet">{letter.monthNote}</p>
        </div>
        <div>
          <h3>{letter.worksTitle}</h3>
          {lines([
            ...mergedWorks(plan).map((work): [string, string] => [
              nameOf(work.work),
              euro(partOf(unit, work)),
            ]),
            [letter.total, euro(unit.common_net_cost)],
          ])}
          <p class="quiet">{letter.share(percent(unit.share_percent, 2))}</p>
        </div>
        <div>
          <h3>{letter.payTitle}</h3>
          {lines([
            [words.texts.money.reserve, euro(unit.paid_from_reserve)],
            [
              loan === null
                ? words.texts.money.loan
                : letter.loan(words.count('years', loan.years), percent(loan.rate_percent, 2)),
              euro(unit.paid_by_loan),
            ],
            [letter.atOnce, euro(unit.paid_at_once)],
          ])}
        </div>
      </div>
      <h3>{home.livingTitle}</h3>
      <ul class="owners-list">
        {comfortTopics(plan.common_works.map(({ work }) => work)).map((topic) => (
          <li key={topic}>{home.topics[topic]}</li>
        ))}
      </ul>
      {first !== undefined && <h3>{letter.voteTitle}</h3>}
      {first !== undefined && others.length === 0 && (
        <p>{letter.vote(...votes, words.majority(first.majority))}</p>
      )}
      {others.length > 0 && (
        <>
          <p>{letter.votes(...votes)}</p>
          <ul class="owners-list">
            {plan.vote.items.map(({ id, works, majority }) => (
              <li key={id}>
                <strong>{works.map(nameOf).join(', ')}</strong>
                <span>{words.majority(majority)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
