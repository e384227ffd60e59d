/** Two plans side by side: what differs is marked, what is equal stands back. The address names both. */
import type { StoredPlan } from '@rooftree/engine';
import { LabelLadder } from '@rooftree/planner/components/summary/label-ladder.tsx';
import { PageWordsProvider } from '@rooftree/planner/page-words';
import { Button } from '@rooftree/ui/button.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { ArrowLeftRight } from 'lucide';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { addressOfPlan } from '../plan/address-of-plan.ts';
import { usePlannerWords } from '../plan/use-planner-words.ts';
import { useResource } from '../reading/use-resource.ts';
import { linkTo } from '../route.ts';
import type { ScreenProps } from '../screen.ts';
import { useWords } from '../words/language.ts';
import { shownName } from '../words/shown-name.ts';
import { CompareTable } from './compare-table.tsx';

export function CompareScreen({ route }: ScreenProps) {
  const { texts, language } = useWords();
  const words = usePlannerWords();
  const [, first = '', second = ''] = route.path;
  const { value: pair, fault } = useResource(
    (signal) => {
      const read = (id: string) =>
        call('GET /v1/renovations/{renovation_id}', { path: { renovation_id: id }, signal });
      return Promise.all([read(first), read(second)]);
    },
    [first, second],
  );
  if (fault !== null)
    return (
      <>
        <PageHeader title={texts.plans.compareTitle} />
        <ProblemMessage error={fault} />
      </>
    );
  if (pair === null || words === null) return <p class="quiet">{texts.loading}</p>;
  const [home] = pair;
  // The API describes a plan by the engine's own type.
  const plans = [pair[0].plan, pair[1].plan] as unknown as [StoredPlan, StoredPlan];
  const names: [string, string] = [
    shownName(pair[0].renovation_name, { texts }),
    shownName(pair[1].renovation_name, { texts }),
  ];
  return (
    <PageWordsProvider value={words}>
      <PageHeader
        title={texts.plans.compareTitle}
        back={{ href: linkTo(['home', home.estate_external_id]), text: addressOfPlan(home, { language }) }}
        actions={
          <Button icon={ArrowLeftRight} href={linkTo(['compare', second, first])}>
            {texts.plans.swap}
          </Button>
        }
      />
      <div class="compare-ladders">
        {pair.map((renovation, index) => (
          <section key={renovation.renovation_id} class="card" aria-label={names[index]}>
            <h2>
              <a href={linkTo(['plan', renovation.renovation_id])}>{names[index]}</a>
            </h2>
            <p class="quiet">{texts.plans.madeBy[renovation.edited_by ?? 'SUGGESTION']}</p>
            <LabelLadder plan={plans[index] ?? plans[0]} />
          </section>
        ))}
      </div>
      <CompareTable plans={plans} names={names} />
    </PageWordsProvider>
  );
}
