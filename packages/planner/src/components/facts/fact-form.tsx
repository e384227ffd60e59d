/** The facts of the house, to be corrected: a form made from the engine's own vocabulary. */
import type { StoredPlan } from '@rooftree/engine';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { FACTS, type Fact, FIRST_FACTS } from '../../choices/facts.ts';
import type { ChoicesState } from '../../choices/use-choices.ts';
import type { PlayData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';
import { LazyPanel, Panel } from '../page/panel.tsx';
import { FactField } from './fact-field.tsx';

interface Props {
  page: PlayData;
  plan: StoredPlan;
  labels: readonly string[];
  state: ChoicesState;
  /** Of the people rather than the house. */
  children: ComponentChildren;
}

/** Facts that mean nothing for a dwelling of this type. */
const OF_THE_OTHER: Record<StoredPlan['estate_type'], readonly string[]> = {
  HOUSE: ['apartment_floor', 'heating_is_collective', 'owner_share_percent'],
  APARTMENT: ['estate_format'],
};

export function FactForm({ page, plan, labels, state, children }: Props) {
  const { texts } = usePageWords();
  const { choices, change } = state;
  // The server's check of an estate lets nothing else in.
  const dwelling = (page.input['dwelling'] ?? {}) as Record<string, unknown>;
  const field = (fact: Fact) => (
    <FactField
      key={fact.name}
      fact={fact}
      labels={labels}
      thisYear={Number(page.date.slice(0, 4))}
      chosen={choices.facts[fact.name]}
      given={fact.place === 'estate' ? page.input[fact.name] : dwelling[fact.name]}
      assumed={plan.assumptions.find((assumption) => assumption.fact === fact.name)?.value}
      onChange={(text) => change(fact.name, { facts: withFact(choices.facts, fact.name, text) })}
    />
  );
  const isFirst = (fact: Fact) => FIRST_FACTS.includes(fact.name);
  const isAsked = (fact: Fact) => plan.missing_facts.some((missing) => missing.fact === fact.name);
  // Decided once: a field that moved while being filled in would confuse the buyer.
  const [first] = useState(() => FACTS.filter((fact) => isFirst(fact) || isAsked(fact)));
  const suits = (fact: Fact) => !OF_THE_OTHER[plan.estate_type].includes(fact.name);
  return (
    <>
      <Panel id="facts" title={texts.factsTitle}>
        <p class="quiet">{texts.factsLead}</p>
        {first.map(field)}
        {children}
      </Panel>
      <LazyPanel id="more-facts" title={texts.moreFacts}>
        {() => FACTS.filter((fact) => !first.includes(fact) && suits(fact)).map(field)}
      </LazyPanel>
    </>
  );
}

function withFact(facts: Record<string, string>, name: string, text: string): Record<string, string> {
  const { [name]: _, ...others } = facts;
  return text === '' ? others : { ...others, [name]: text };
}
