/** All that is behind the plan, in panels: money, years, law, the house, its heat, and how sure that is. */
import type { LabelPrice, StoredPlan } from '@rooftree/engine';
import { withReader } from '@rooftree/words/fact-origins';
import { addressOf } from '../../address-of.ts';
import { type ReadCertificate, withCertificate } from '../../certificate/certificate-origins.ts';
import type { ChoicesState } from '../../choices/use-choices.ts';
import type { HouseFacts } from '../../drawing/house-facts.ts';
import type { PageData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';
import { IncomeForm } from '../controls/income-form.tsx';
import { Confidence } from '../facts/confidence.tsx';
import { HeatLoss } from '../house/heat-loss.tsx';
import { HouseParts } from '../house/house-parts.tsx';
import { openTarget } from '../page/open-target.ts';
import { Panel } from '../page/panel.tsx';
import { CostBridge } from '../summary/cost-bridge.tsx';
import { MonthCard } from '../summary/month-card.tsx';
import { DutyList, hasDuties } from './duty-band.tsx';
import { YearPlan } from './year-plan.tsx';

interface Props {
  page: PageData;
  plan: StoredPlan;
  house: HouseFacts;
  state: ChoicesState;
  certificate: ReadCertificate | null;
  prices: readonly LabelPrice[];
}

export function PlanDetails({ page, plan, house, state, certificate, prices }: Props) {
  const { texts } = usePageWords();
  const { choices } = state;
  const origins = withCertificate(withReader(page.origins, choices.facts), certificate, choices.facts);
  return (
    <section class="plan-details" aria-labelledby="details-title">
      <h2 id="details-title">{texts.detailsTitle}</h2>
      {plan.steps.length > 0 && (
        <>
          <CostBridge plan={plan}>
            <IncomeForm page={page} plan={plan} state={state} />
          </CostBridge>
          <MonthCard page={page} plan={plan} state={state} />
          <YearPlan page={page} plan={plan} choices={choices} />
        </>
      )}
      {hasDuties(plan) && (
        <Panel id="duty" class="duty" title={texts.dutyTitle}>
          <DutyList plan={plan} prices={prices} />
        </Panel>
      )}
      <HouseParts
        plan={plan}
        house={house}
        origins={origins}
        drawingOf={page.estate.pictureUrl === null ? null : addressOf(page)}
      />
      <HeatLoss plan={plan} house={house} />
      <Confidence plan={plan} origins={origins} onAsk={openFact} />
    </section>
  );
}

/** Scrolls to a fact's field and focuses it, also when its group is still collapsed. */
function openFact(name: string): void {
  const find = () => document.getElementById(`fact-${name}`);
  openTarget(find() === null ? '#more-facts' : `#fact-${name}`);
  // After the group was rendered, and after the browser has followed the link, which would move the focus away again.
  setTimeout(() => find()?.focus(), 50);
}
