/** The list that leads: what to do in any case, and what to decide once a fact is known. Each links to its card. */
import { type Decision, measuresOf, type StoredStep } from '@rooftree/engine';
import { decidingFacts, type LeadingList, type StepGroup } from '@rooftree/words/leading-list';
import { usePageWords } from '../../page-words.ts';

interface Props {
  list: LeadingList;
  decision: Decision | null;
}

export function LeadList({ list, decision }: Props) {
  const { catalogue } = usePageWords();
  return (
    <div class="lead-list">
      <Group title={catalogue.lead.core} group={list.core} decision={null} />
      <Group title={catalogue.lead.decide} group={list.decide} decision={decision} />
    </div>
  );
}

function Group({ title, group, decision }: { title: string; group: StepGroup; decision: Decision | null }) {
  const { euro, colon } = usePageWords();
  if (group.steps.length === 0) return null;
  return (
    <div>
      <h3>
        {title}
        {colon} {euro(group.netEur)}
      </h3>
      <ul>
        {group.steps.map((step) => (
          <Item key={step.number} step={step} decision={decision} />
        ))}
      </ul>
    </div>
  );
}

function Item({ step, decision }: { step: StoredStep; decision: Decision | null }) {
  const { work: nameOf, checkFirst } = usePageWords();
  const check = checkFirst(decidingFacts(step, decision));
  return (
    <li>
      <a href={`#step-${step.number}`}>{measuresOf(step).map(nameOf).join(' + ')}</a>
      {check !== '' && <small class="quiet">{check}</small>}
    </li>
  );
}
