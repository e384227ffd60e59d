/** A solved programme from the sentence for a director down to the single home. */

import { go, linkTo } from '../../route.ts';
import type { MemberContext } from '../../session.ts';
import { useWords } from '../../words/language.ts';
import { ProgrammeHomes } from '../homes/programme-homes.tsx';
import { type ProgrammePart, requestOf } from '../programme.ts';
import { Baselines } from './baselines.tsx';
import { BudgetCurve } from './budget-curve.tsx';
import { DutyList } from './duty-list.tsx';
import { Headline } from './headline.tsx';
import { Infeasible } from './infeasible.tsx';
import { KeyFigures } from './key-figures.tsx';
import { LabelYears } from './label-years.tsx';
import { LimitCosts } from './limit-costs.tsx';
import { ProgrammeMap } from './programme-map.tsx';
import { useScale } from './use-scale.ts';

interface Props extends ProgrammePart {
  query: URLSearchParams;
  mayWrite: boolean;
  context: MemberContext;
}

export function ProgrammeResult({ programme, scenario, query, mayWrite, context }: Props) {
  const { texts } = useWords();
  const scale = useScale(
    requestOf(programme),
    [scenario.labels_now, ...scenario.years.map(({ labels }) => labels)].flatMap((counts) =>
      counts.map(({ label }) => label),
    ),
  );
  const part = { programme, scenario };
  const view = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    go(linkTo(['programmes', programme.id], next), true);
  };
  return (
    <>
      {scenario.status === 'INFEASIBLE' ? (
        <Infeasible {...part} mayWrite={mayWrite} />
      ) : (
        <Headline {...part} />
      )}
      <KeyFigures {...part} />
      <div class="programme-parts">
        <BudgetCurve
          {...part}
          mayWrite={mayWrite}
          onChoose={(number) => view({ scenario: number === 0 ? null : String(number) })}
        />
        <LabelYears scenario={scenario} scale={scale} />
        <section class="card" aria-label={texts.newProgramme.duties}>
          <DutyList scenario={scenario} />
        </section>
        <LimitCosts {...part} />
        <Baselines {...part} />
        <ProgrammeMap programme={programme} scenario={scenario} />
      </div>
      <ProgrammeHomes {...part} query={query} context={context} onView={view} />
    </>
  );
}
