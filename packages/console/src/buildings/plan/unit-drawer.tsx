/** One owner's money and month, as the letter has them. */
import type { UnitPlan } from '@rooftree/client/members';
import { Button } from '@rooftree/ui/button.tsx';
import { Drawer } from '@rooftree/ui/dialog.tsx';
import { mergedWorks, partOf } from '@rooftree/words/building/merged-works';
import { formatEuro, formatNumber, formatPercent } from '@rooftree/words/format';
import { LabelPair } from '../../labels/label-pair.tsx';
import { linkTo } from '../../route.ts';
import { useWords } from '../../words/language.ts';
import type { PlanPart } from './plan-part.ts';
import { signedEuro } from './signed-euro.ts';

interface Props extends PlanPart {
  unit: UnitPlan;
  onClose: () => void;
}

export function UnitDrawer({ unit, onClose, ...part }: Props) {
  const { texts: all, language } = useWords();
  const texts = all.buildings;
  const { plan, words, catalogue } = part;
  const month = words.month(unit.month);
  const euro = (amount: number) => formatEuro(language, amount);
  return (
    <Drawer
      title={unit.name}
      onClose={onClose}
      actions={
        <Button kind="primary" href={linkTo(['home', unit.external_id])}>
          {all.openHome}
        </Button>
      }
    >
      <p class="drawer-head">
        <LabelPair
          scale={plan.label_scale}
          now={unit.label_before}
          after={unit.private_net_cost > 0 ? unit.label_after_common : unit.label_after}
          probabilities={null}
          size={32}
        />
        <span class="quiet">
          {texts.shareAndVotes(
            formatPercent(language, unit.share_percent, 2),
            formatNumber(language, unit.votes),
          )}
        </span>
      </p>
      <p class={unit.month.net < 0 ? 'month-worse' : 'month-better'}>
        <strong>{euro(month.result.eur)}</strong> {month.result.name}
      </p>
      <h3>{texts.perMonth}</h3>
      <Lines
        lines={month.rows.map(({ name, eur }) => [name, eur < 0 ? signedEuro(language, eur) : euro(eur)])}
      />
      <h3>{texts.partOfWorks}</h3>
      <Lines
        lines={[
          ...mergedWorks(plan).map((work): [string, string] => [
            catalogue.work(work.work),
            euro(partOf(unit, work)),
          ]),
          [texts.together, euro(unit.common_net_cost)],
        ]}
      />
      <h3>{texts.paidHow}</h3>
      <Lines
        lines={[
          [words.texts.money.reserve, euro(unit.paid_from_reserve)],
          [words.texts.money.loan, euro(unit.paid_by_loan)],
          [words.texts.money.atOnce, euro(unit.paid_at_once)],
          [words.texts.terms.privateWorks, euro(unit.private_net_cost)],
        ]}
      />
    </Drawer>
  );
}

function Lines({ lines }: { lines: readonly (readonly [string, string])[] }) {
  return (
    <dl class="drawer-facts">
      {lines.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
