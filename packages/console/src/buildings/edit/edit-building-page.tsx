/** The facts of a building: who owns which share, the common parts, the deed and the reserve. */
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { ProblemMessage } from '../../faults/problem-message.tsx';
import { ScreenMessage } from '../../faults/screen-message.tsx';
import { useResource } from '../../reading/use-resource.ts';
import { linkTo } from '../../route.ts';
import type { MemberContext } from '../../session.ts';
import { useWords } from '../../words/language.ts';
import { getBuilding } from '../buildings-api.ts';
import { countryOf, useBuildingWords } from '../use-building-words.ts';
import { BuildingForm } from './building-form.tsx';

export function EditBuildingPage({ id, context }: { id: string; context: MemberContext }) {
  const { texts: all } = useWords();
  const texts = all.buildings;
  const { value, fault, reload } = useResource((signal) => getBuilding(id, signal), [id]);
  const words = useBuildingWords(countryOf(value));
  if (!context.permissions.includes('buildings:write')) return <ScreenMessage text={all.notAllowed} />;
  return (
    <div class="screen buildings">
      <PageHeader
        title={texts.editTitle}
        back={{ href: linkTo(['buildings', id]), text: value?.name ?? texts.title }}
      />
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {(value === null || words === null) && fault === null && <Skeleton kind="rows" count={8} />}
      {value !== null && words !== null && <BuildingForm building={value} {...words} />}
    </div>
  );
}
