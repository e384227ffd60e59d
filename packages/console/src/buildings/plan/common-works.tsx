/** The works on the common parts, by year: what each costs, how it is divided, and which majority decides it. */
import { type MergedWork, mergedWorks } from '@rooftree/words/building/merged-works';
import { formatEuro } from '@rooftree/words/format';
import { useWords } from '../../words/language.ts';
import { type PlanPart, partName } from './plan-part.ts';

export function CommonWorks(part: PlanPart) {
  const { texts: all, language } = useWords();
  const texts = all.buildings;
  const { plan, words } = part;
  const years = [...Map.groupBy(mergedWorks(plan), ({ year }) => year)].toSorted(
    ([one], [other]) => one - other,
  );
  return (
    <section class="card works-card" aria-label={words.texts.terms.commonWorks}>
      <h2 class="part-title">{words.texts.terms.commonWorks}</h2>
      {years.length === 0 && <p class="quiet">{texts.noWorks}</p>}
      {years.map(([year, works]) => {
        const phase = plan.phases.find((one) => one.year === year);
        return (
          <div key={year} class="work-year">
            <h3>
              {year}
              {phase !== undefined && <small>{formatEuro(language, phase.net_cost)}</small>}
            </h3>
            <ul class="work-list">
              {works.map((work) => (
                <li key={work.lines.join(' ')}>
                  <Work work={work} part={part} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function Work({ work, part }: { work: MergedWork; part: PlanPart }) {
  const { texts: all, language } = useWords();
  const texts = all.buildings;
  const { plan, words, catalogue } = part;
  const item = plan.vote.items.find(({ id }) => id === work.voteItem);
  const euro = (amount: number) => formatEuro(language, amount);
  const details = [
    ...work.partIds.map((id) => partName(part, id)),
    words.apportioning(work.apportioning),
    work.anyway > 0 && texts.anyway(euro(work.anyway)),
    plan.depends.includes(work.work) && texts.depends,
  ].filter((text) => text !== false);
  return (
    <>
      <span class="work-name">
        <strong>{catalogue.work(work.work)}</strong>
        <span>{euro(work.net)}</span>
      </span>
      <small>{details.join(' · ')}</small>
      {item !== undefined && <small>{words.majority(item.majority)}</small>}
    </>
  );
}
