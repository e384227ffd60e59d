/**
 * A new programme, empty or like one that was solved (`from`), with the limits that the nearest one needs (`nearest`).
 */
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { call } from '../../api.ts';
import { ProblemMessage } from '../../faults/problem-message.tsx';
import { ScreenMessage } from '../../faults/screen-message.tsx';
import { filterOf } from '../../homes/views/view.ts';
import { useResource } from '../../reading/use-resource.ts';
import { linkTo } from '../../route.ts';
import type { MemberContext } from '../../session.ts';
import { useWords } from '../../words/language.ts';
import { requestOf } from '../programme.ts';
import { type Draft, draftOf, newDraft } from './draft.ts';
import { withChanges } from './nearest-limits.ts';
import { NewProgrammeForm } from './new-programme-form.tsx';

interface Props {
  query: URLSearchParams;
  context: MemberContext;
}

export function NewProgrammePage({ query, context }: Props) {
  const { texts } = useWords();
  const from = query.get('from');
  const { value, fault, reload } = useResource<Draft>(
    async (signal) => {
      if (from === null)
        return newDraft(
          new Date().getFullYear(),
          context.kind === 'HOUSING_COMPANY',
          filterOf(query).toString(),
        );
      const programme = await call('GET /v1/programmes/{id}', { path: { id: from }, signal });
      const request = requestOf(programme);
      const [base] = programme.scenarios;
      return draftOf(
        query.has('nearest') && base !== undefined
          ? withChanges(request, base.limits, base.changes)
          : request,
      );
    },
    [query.toString()],
  );
  if (!context.permissions.includes('programmes:write')) return <ScreenMessage text={texts.notAllowed} />;
  return (
    <div class="screen programmes">
      <PageHeader
        title={texts.programmes.create}
        back={{ href: linkTo(['programmes']), text: texts.programmes.title }}
        lead={texts.programmes.lead}
      />
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {value === null && fault === null && <Skeleton kind="rows" count={8} />}
      {value !== null && <NewProgrammeForm key={query.toString()} first={value} />}
    </div>
  );
}
