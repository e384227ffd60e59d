import type { StoredPlan } from '@rooftree/engine';
import { usePageWords } from '@rooftree/planner/page-words';
import { numeric, TableHead } from '@rooftree/ui/table-head.tsx';
import { useState } from 'preact/hooks';
import { useWords } from '../words/language.ts';
import { compareRows } from './compare-rows.ts';

export function CompareTable({ plans, names }: { plans: [StoredPlan, StoredPlan]; names: [string, string] }) {
  const office = useWords();
  const { texts } = office;
  const words = usePageWords();
  const [isShort, setShort] = useState(false);
  const groups = compareRows(plans, office, words)
    .map((group) => ({ ...group, rows: group.rows.filter((row) => !isShort || row.isDifferent) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      <label class="check-line">
        <input
          type="checkbox"
          checked={isShort}
          onChange={(event) => setShort(event.currentTarget.checked)}
        />
        {texts.plans.onlyDifferent}
      </label>
      {groups.length === 0 && <p class="note">{texts.plans.noDifference}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls on a phone must be reachable by keyboard. */}
      <section class="compare" aria-label={texts.plans.compareTitle} tabIndex={0}>
        <table>
          <TableHead
            heads={[
              texts.plans.figure,
              numeric(names[0]),
              numeric(names[1]),
              numeric(texts.plans.difference),
            ]}
          />
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr class="compare-group">
                <th scope="rowgroup" colSpan={4}>
                  {title}
                </th>
              </tr>
              {rows.map(({ name, values, difference, isDifferent }) => (
                <tr key={name} class={isDifferent ? 'is-different' : undefined}>
                  <th scope="row">{name}</th>
                  <td class="numeric">{values[0]}</td>
                  <td class="numeric">{values[1]}</td>
                  <td class="numeric">
                    {difference ?? (isDifferent ? texts.plans.differs : texts.plans.equal)}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </>
  );
}
