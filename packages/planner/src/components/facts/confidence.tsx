/** How reliable the plan is, and which facts would make it more so. */
import { CONFLICTS, MEASURES, RELATED_WORKS, type Remark, type StoredPlan } from '@rooftree/engine';
import { TableHead } from '@rooftree/ui/table-head.tsx';
import { type FactOrigins, isInformative } from '@rooftree/words/fact-origins';
import { inSentence } from '@rooftree/words/fill';
import { mergedRemarks } from '@rooftree/words/plan-remarks';
import { roundedRange } from '@rooftree/words/rounded-range';
import { usePageWords } from '../../page-words.ts';
import { Panel } from '../page/panel.tsx';

interface Props {
  plan: StoredPlan;
  origins: FactOrigins;
  onAsk: (fact: string) => void;
}

export function Confidence({ plan, origins, onAsk }: Props) {
  const { texts, fact: nameOf, factValue, remark, euroRange, work, origin, certificateNote } = usePageWords();
  const nameOfWork = (code: unknown) => {
    const known = [...MEASURES, ...RELATED_WORKS].find((one) => one === code);
    return known === undefined ? String(code) : inSentence(work(known));
  };
  const billRange = roundedRange(plan.ranges.savings_bill_eur, plan.totals.savings.bill_eur);
  // A line for each price would say the same many times.
  const isWeakPrice = ({ code }: Remark) => code === 'price_weakly_sourced';
  // Conflicts are at the head of the page.
  const isConflict = ({ code }: Remark) => CONFLICTS.some((conflict) => conflict === code);
  const others = mergedRemarks(plan).filter((warning) => !isWeakPrice(warning) && !isConflict(warning));
  const weak = plan.warnings.filter(isWeakPrice).map(({ values }) => nameOfWork(values?.['work']));
  const facts = plan.missing_facts.slice(0, 3);
  const informative = [...origins.label, ...plan.assumptions].filter(isInformative);
  const byOrigin = Map.groupBy(informative, (assumption) => origin(assumption, origins, plan));
  return (
    <>
      <Panel id="confidence" title={texts.confidenceTitle}>
        <p>
          {texts.quality[plan.quality_label]}
          {plan.steps.length > 0 && ` ${texts.confidenceRange(euroRange({ ...billRange, p50: 0 }))}`}
        </p>
        {facts.length > 0 && (
          <>
            <p class="answers-lead">{facts.length === 1 ? texts.oneFactThatHelps : texts.factsThatHelp}</p>
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
        {others.length + weak.length + origins.notes.length > 0 && (
          <>
            <h4>{texts.warnings}</h4>
            <ul class="notes">
              {origins.notes.map((note) => (
                <li key={note.reason}>{certificateNote(note)}</li>
              ))}
              {others.map((warning) => (
                <li key={JSON.stringify(warning)}>{remark(warning)}</li>
              ))}
              {weak.length > 0 && <li>{texts.weakPrices(weak.join(', '))}</li>}
            </ul>
          </>
        )}
      </Panel>
      <Panel id="assumptions" title={texts.assumptions}>
        <table class="facts-by-origin">
          <TableHead heads={[texts.fact, texts.value]} />
          {[...byOrigin].map(([from, assumptions]) => (
            <tbody key={from}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  {from.charAt(0).toUpperCase() + from.slice(1)}
                </th>
              </tr>
              {assumptions.map(({ fact, value }) => (
                <tr key={fact}>
                  <th scope="row">{nameOf(fact, plan.label_scale)}</th>
                  <td>{factValue(fact, value)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Panel>
    </>
  );
}
