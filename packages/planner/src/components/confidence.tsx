/** How reliable the plan is, and which facts would make it more so. */
import type { Plan } from '@rooftree/engine';
import { writeLabel } from '@rooftree/words/label-colours';
import { usePageWords } from '../page-words.ts';

export function Confidence({ plan, onAsk }: { plan: Plan; onAsk: (fact: string) => void }) {
  const { texts, fact: nameOf, factValue, remark, percent, euroRange } = usePageWords();
  const { label } = plan.baseline;
  const chance = Math.round((plan.label_probabilities[label] ?? 0) * 100);
  const facts = plan.missing_facts.slice(0, 3);
  return (
    <section class="card" aria-labelledby="confidence-title">
      <h2 id="confidence-title">{texts.confidenceTitle}</h2>
      <p>
        {texts.quality[plan.quality_label]}
        {chance < 100 && ` ${texts.labelNowChance(writeLabel(label), percent(chance))}`}
        {plan.steps.length > 0 && ` ${texts.confidenceRange(euroRange(plan.ranges.savings_bill_eur))}`}
      </p>
      {facts.length > 0 && (
        <>
          <p>{facts.length === 1 ? texts.oneFactThatHelps : texts.factsThatHelp}</p>
          <ul class="ask">
            {facts.map(({ fact }) => (
              <li key={fact}>
                <a class="button" href={`#fact-${fact}`} onClick={() => onAsk(fact)}>
                  {nameOf(fact)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {plan.warnings.length > 0 && (
        <>
          <h3>{texts.warnings}</h3>
          <ul class="notes">
            {plan.warnings.map((warning) => (
              <li key={JSON.stringify(warning)}>{remark(warning)}</li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>{texts.assumptions}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.fact}</th>
              <th scope="col">{texts.value}</th>
              <th scope="col">{texts.origins}</th>
            </tr>
          </thead>
          <tbody>
            {plan.assumptions.map((assumption) => (
              <tr key={assumption.fact}>
                <th scope="row">{nameOf(assumption.fact)}</th>
                <td>{factValue(assumption.fact, assumption.value)}</td>
                <td class="quiet">{texts.origin[assumption.origin]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
