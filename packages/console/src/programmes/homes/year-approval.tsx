/** A year that becomes work: approved, its homes get their plans and, where wanted, their passports. */
import type { ProgrammeApproval } from '@rooftree/client/members';
import { Badge } from '@rooftree/ui/badge.tsx';
import { Button } from '@rooftree/ui/button.tsx';
import { formatNumber } from '@rooftree/words/format';
import { Check } from 'lucide';
import { useState } from 'preact/hooks';
import { call } from '../../api.ts';
import { ProblemMessage } from '../../faults/problem-message.tsx';
import { linkTo } from '../../route.ts';
import type { MemberContext } from '../../session.ts';
import { useWords } from '../../words/language.ts';
import type { ProgrammePart } from '../programme.ts';

interface Props extends ProgrammePart {
  /** Null while none is chosen. */
  year: number | null;
  approvals: readonly ProgrammeApproval[];
  context: MemberContext;
  onApproved: () => void;
}

export function YearApproval({ programme, scenario, year, approvals, context, onApproved }: Props) {
  const { texts: all, language } = useWords();
  const texts = all.approvals;
  const [withPassports, setWithPassports] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const may = (permission: (typeof context.permissions)[number]) => context.permissions.includes(permission);
  const mayApprove = may('programmes:write') && may('calculations:create');
  const approved = approvals.find((one) => one.year === year);
  const [first] = approvals;
  if (first !== undefined && first.scenario !== scenario.number) {
    const query = new URLSearchParams(first.scenario === 0 ? {} : { scenario: String(first.scenario) });
    return (
      <p class="note">
        {texts.otherBudget} <a href={linkTo(['programmes', programme.id], query)}>{texts.showIt}</a>
      </p>
    );
  }
  if (approved !== undefined) return <Approved approval={approved} />;
  if (!mayApprove || scenario.status !== 'FINISHED') return null;
  if (year === null) return <p class="quiet year-approval">{texts.chooseYear}</p>;
  const approve = async () => {
    setBusy(true);
    setFault(null);
    await call('POST /v1/programmes/{id}/approvals', {
      path: { id: programme.id },
      body: { year, scenario: scenario.number, ...(withPassports && { passports: true, language }) },
    }).then(onApproved, setFault);
    setBusy(false);
  };
  return (
    <div class="year-approval">
      <Button kind="primary" icon={Check} isBusy={isBusy} onClick={() => void approve()}>
        {texts.approve(year)}
      </Button>
      {may('reports:create') && (
        <label class="check-line">
          <input
            type="checkbox"
            checked={withPassports}
            onChange={({ currentTarget }) => setWithPassports(currentTarget.checked)}
          />
          {texts.withPassports}
        </label>
      )}
      <span class="quiet">{texts.hint}</span>
      {fault !== null && <ProblemMessage error={fault} />}
    </div>
  );
}

function Approved({ approval: { year, homes, plans } }: { approval: ProgrammeApproval }) {
  const { texts: all, language } = useWords();
  const texts = all.approvals;
  const number = (count: number) => formatNumber(language, count);
  return (
    <p class="year-approval" role="status">
      <strong>{texts.approved(year, all.count(number(homes.total), homes.total === 1))}</strong>
      <Badge tone={plans.finished < homes.total ? 'accent' : 'neutral'}>
        {texts.plans(number(plans.finished), number(homes.total))}
      </Badge>
      <Badge tone={homes.done > 0 ? 'good' : 'neutral'}>{texts.done(number(homes.done))}</Badge>
      {homes.overdue > 0 && <Badge tone="warning">{texts.overdue(number(homes.overdue))}</Badge>}
    </p>
  );
}
