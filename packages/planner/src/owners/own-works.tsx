/** What is done to the building, year by year, and what it costs all owners together. */
import { usePageWords } from '../page-words.ts';
import type { OwnersPart } from './owners-page.tsx';

export function OwnWorks({ page, plan, own }: OwnersPart) {
  const { euro, percent, work: nameOf } = usePageWords();
  const { papers, words } = own;
  const years = [...Map.groupBy(plan.common_works, ({ year }) => year)].toSorted(
    ([one], [other]) => one - other,
  );
  return (
    <section class="card" aria-labelledby="works">
      <h2 id="works">{papers.works.heading}</h2>
      {years.length === 0 && <p class="lead">{papers.works.noneText}</p>}
      {years.map(([year, works]) => (
        <div key={year}>
          <h3>{year}</h3>
          <ul class="owners-list">
            {works.map((work) => {
              const part = page.building.parts.find(({ id }) => id === work.part_id);
              return (
                <li key={`${work.work} ${work.part_id}`}>
                  <span class="owners-line">
                    <strong>{nameOf(work.work)}</strong>
                    <span>{euro(work.net_cost)}</span>
                  </span>
                  {part !== undefined && <small>{words.part(part)}</small>}
                  {work.anyway_cost > 0 && <small>{papers.works.anyway(euro(work.anyway_cost))}</small>}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      {plan.loan !== null && (
        <p>
          {papers.works.loan(
            papers.works.loanTitle,
            euro(plan.loan.amount),
            words.count('years', plan.loan.years),
            percent(plan.loan.rate_percent, 2),
            euro(plan.loan.payment_per_month),
          )}
        </p>
      )}
    </section>
  );
}
