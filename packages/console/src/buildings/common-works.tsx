/** The works on the common parts, by year: what each costs, how it is divided, and which majority decides it. */
import type { CommonWork } from '@rooftree/client/members';
import { formatEuro } from '@rooftree/words/format';
import { useWords } from '../language.ts';
import { type PlanPart, partName } from './plan-part.ts';

export function CommonWorks(part: PlanPart) {
  const { texts: all, language } = useWords();
  const texts = all.buildings;
  const { plan, words } = part;
  const years = [...Map.groupBy(plan.common_works, ({ year }) => year)].toSorted(
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
                <li key={`${work.work} ${work.part_id}`}>
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

function Work({ work, part }: { work: CommonWork; part: PlanPart }) {
  const { texts: all, language } = useWords();
  const texts = all.buildings;
  const { plan, words, catalogue } = part;
  const item = plan.vote.items.find(({ id }) => id === work.vote_item);
  const euro = (amount: number) => formatEuro(language, amount);
  const details = [
    work.part_id !== null && partName(part, work.part_id),
    words.apportioning(work.apportioning),
    work.anyway_cost > 0 && texts.anyway(euro(work.anyway_cost)),
    plan.depends.includes(work.work) && texts.depends,
  ].filter((text) => text !== false);
  return (
    <>
      <span class="work-name">
        <strong>{catalogue.work(work.work)}</strong>
        <span>{euro(work.net_cost)}</span>
      </span>
      <small>{details.join(' · ')}</small>
      {item !== undefined && <small>{words.majority(item.majority)}</small>}
    </>
  );
}
