/** Apartments of one address that are in no building yet, each group as the building that it could be. */
import { Button } from '@rooftree/ui/button.tsx';
import { EmptyState } from '@rooftree/ui/empty-state.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { formatNumber } from '@rooftree/words/format';
import { Building2, Plus } from 'lucide';
import { useState } from 'preact/hooks';
import { ProblemMessage } from '../../faults/problem-message.tsx';
import { ScreenMessage } from '../../faults/screen-message.tsx';
import { useResource } from '../../reading/use-resource.ts';
import { go, linkTo } from '../../route.ts';
import type { MemberContext } from '../../session.ts';
import { useWords } from '../../words/language.ts';
import { addressText } from '../address-text.ts';
import { listSuggestions, putBuilding, type Suggestion } from '../buildings-api.ts';

export function SuggestedBuildings({ context }: { context: MemberContext }) {
  const { texts: all } = useWords();
  const texts = all.buildings;
  const { value, fault, reload } = useResource(listSuggestions);
  if (!context.permissions.includes('buildings:write')) return <ScreenMessage text={all.notAllowed} />;
  return (
    <div class="screen buildings">
      <PageHeader
        title={texts.suggested}
        back={{ href: linkTo(['buildings']), text: texts.title }}
        lead={texts.suggestedLead}
      />
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {value === null && fault === null && <Skeleton kind="rows" count={4} />}
      {value?.suggestions.length === 0 && (
        <EmptyState icon={Building2} title={texts.noneSuggested} text={texts.noneSuggestedText} />
      )}
      <ul class="building-list">
        {value?.suggestions.map((building) => (
          <li key={building.external_id}>
            <SuggestionCard building={building} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SuggestionCard({ building }: { building: Suggestion }) {
  const { texts: all, language } = useWords();
  const texts = all.buildings;
  const [fault, setFault] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const { units } = building;
  const accept = async () => {
    setBusy(true);
    setFault(null);
    // Equal shares are a guess, which is the first thing to correct.
    const { external_id, name, address, year_built, shares_total, units: own } = building;
    await putBuilding({ external_id, name, address, year_built, shares_total, units: own }).then(
      () => go(linkTo(['buildings', building.external_id, 'edit'])),
      setFault,
    );
    setBusy(false);
  };
  return (
    <div class="card suggestion">
      <div>
        <strong>{building.name}</strong>
        <p class="quiet">
          {[
            addressText(building.address),
            texts.apartments(formatNumber(language, units.length), units.length === 1),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p class="quiet">{units.map(({ name }) => name).join(', ')}</p>
      </div>
      <Button icon={Plus} isBusy={isBusy} onClick={() => void accept()}>
        {texts.accept}
      </Button>
      {fault !== null && <ProblemMessage error={fault} />}
    </div>
  );
}
