/** What the server is working on and what came of it. Leaving the page stops nothing. */

import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { useWords } from '../language.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import type { ScreenProps } from '../screen.ts';
import { JobCard } from './job-card.tsx';
import { useJobs } from './use-jobs.ts';

export function JobsScreen({ context }: ScreenProps) {
  const { texts: common } = useWords();
  const { jobs: texts } = common;
  const { jobs, fault, reload, showMore } = useJobs();
  const mayPlan = context.permissions.includes('calculations:create');
  return (
    <div class="jobs">
      <PageHeader title={texts.title} />
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {jobs === null && fault === null && <p class="quiet">{common.loading}</p>}
      {jobs?.length === 0 && <p class="note">{texts.none}</p>}
      {jobs?.map((job) => (
        <JobCard key={job.id} job={job} mayPlan={mayPlan} onChanged={reload} />
      ))}
      {showMore !== null && (
        <button type="button" class="button" onClick={showMore}>
          {texts.older}
        </button>
      )}
    </div>
  );
}
