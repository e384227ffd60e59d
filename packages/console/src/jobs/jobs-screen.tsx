/** What the server is working on and what came of it. Leaving the page stops nothing. */
import { Button } from '@rooftree/ui/button.tsx';
import { EmptyState } from '@rooftree/ui/empty-state.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { ListChecks } from 'lucide';
import { ProblemMessage } from '../faults/problem-message.tsx';
import type { ScreenProps } from '../screen.ts';
import { useWords } from '../words/language.ts';
import { JobCard } from './job-card.tsx';
import { useJobs } from './use-jobs.ts';

export function JobsScreen({ context }: ScreenProps) {
  const { jobs: texts, homes } = useWords().texts;
  const { jobs, fault, reload, showMore } = useJobs();
  const mayPlan = context.permissions.includes('calculations:create');
  return (
    <div class="screen jobs">
      <PageHeader title={texts.title} lead={texts.lead} />
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {jobs === null && fault === null && <Skeleton kind="rows" count={6} />}
      {jobs?.length === 0 && (
        <EmptyState
          icon={ListChecks}
          title={texts.none}
          text={texts.noneText}
          action={<Button href="#/homes">{homes}</Button>}
        />
      )}
      <div class="job-list">
        {jobs?.map((job) => (
          <JobCard key={job.id} job={job} mayPlan={mayPlan} onChanged={reload} />
        ))}
      </div>
      {showMore !== null && (
        <button type="button" class="button" onClick={showMore}>
          {texts.older}
        </button>
      )}
    </div>
  );
}
