/** What needs a person, and nothing else; of a new agency, its first steps. */
import { ESTATE_TYPES } from '@rooftree/engine';
import { EmptyState } from '@rooftree/ui/empty-state.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { formatDate } from '@rooftree/words/format';
import { Inbox } from 'lucide';
import { useState } from 'preact/hooks';
import { ContactRequestLine } from '../buyers/contact-request-line.tsx';
import { isPlannable } from '../facts/fact-groups.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import type { ScreenProps } from '../screen.ts';
import type { MemberContext, Permission } from '../session.ts';
import { useWords } from '../words/language.ts';
import { FailedJobLine } from './failed-job-line.tsx';
import { areStepsShown, FirstSteps } from './first-steps.tsx';
import { HomeLink } from './home-link.tsx';
import { ReviewButton } from './review-button.tsx';
import { SavedPlanLine } from './saved-plan-line.tsx';
import { type Today, useToday } from './use-today.ts';
import { WorkLine } from './work-line.tsx';

export function TodayScreen({ context }: ScreenProps) {
  const { texts } = useWords();
  const { today, fault, reload } = useToday();
  return (
    <div class="screen today">
      <PageHeader title={texts.today.title} />
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {today === null && fault === null && <Skeleton kind="rows" count={6} />}
      {today !== null && <WorkList today={today} context={context} onChanged={reload} />}
    </div>
  );
}

/** For which no plan is made. */
const OTHER_TYPES = ESTATE_TYPES.filter((type) => !isPlannable(type));

interface Props {
  today: Today;
  context: MemberContext;
  onChanged: () => void;
}

function WorkList({ today, context, onChanged }: Props) {
  const { texts, language } = useWords();
  const words = texts.today;
  const may = (permission: Permission) => context.permissions.includes(permission);
  const [isHidden, setHidden] = useState(false);
  // What needs no one is counted, and no work.
  const { first_steps: done, homes_of_other_types: _, ...kinds } = today;
  const hasSteps = !isHidden && areStepsShown(done, context);
  const isNothing = Object.values(kinds).every(({ count }) => count === 0);
  return (
    <>
      {hasSteps && <FirstSteps done={done} context={context} onHidden={() => setHidden(true)} />}
      <div class="inbox">
        {isNothing && !hasSteps && <EmptyState icon={Inbox} title={words.nothing} />}
        <WorkLine
          work={today.homes_without_year_built}
          title={words.withoutYear}
          keyOf={(home) => home.external_id}
          hint={words.yearHint}
          action={{
            text: may('estates:write') ? words.fillIn : words.show,
            link: '#/homes?missing=year_built',
          }}
        >
          {(home) => <HomeLink home={home} fact="year_built" />}
        </WorkLine>
        <WorkLine
          work={today.homes_without_location}
          title={words.withoutLocation}
          keyOf={(home) => home.external_id}
          hint={words.locationHint}
          action={{ text: words.show, link: '#/homes?missing=location' }}
        >
          {(home) => <HomeLink home={home} />}
        </WorkLine>
        <WorkLine
          work={today.certificates_to_review}
          title={words.toReview}
          keyOf={(home) => home.job_id}
          action={null}
        >
          {(home) => (
            <>
              <HomeLink home={home} />
              {may('calculations:create') && may('estates:write') && <ReviewButton home={home} />}
            </>
          )}
        </WorkLine>
        <WorkLine
          work={today.buyers_to_contact}
          title={words.buyersToContact}
          keyOf={(request) => request.id}
          action={{ text: words.showAll, link: '#/buyers' }}
        >
          {(request) => (
            <ContactRequestLine request={request} onChanged={may('renovations:write') ? onChanged : null} />
          )}
        </WorkLine>
        <WorkLine
          work={today.plans_saved_by_buyers}
          title={words.savedByBuyers}
          keyOf={(plan) => plan.renovation_id}
          action={null}
        >
          {(plan) => <SavedPlanLine plan={plan} />}
        </WorkLine>
        <WorkLine
          work={today.failed_jobs}
          title={words.failedJobs}
          keyOf={(job) => job.id}
          action={{ text: words.seeWhy, link: '#/jobs' }}
        >
          {(job) => <FailedJobLine job={job} onArchived={may('calculations:create') ? onChanged : null} />}
        </WorkLine>
        <WorkLine
          work={today.outdated_passports}
          title={words.outdatedPassports}
          hint={words.passportsHint}
          keyOf={(passport) => passport.id}
          action={
            may('reports:read')
              ? {
                  text: may('reports:create') ? words.makeAgain : words.show,
                  link: '#/reports?is_outdated=true',
                }
              : null
          }
        >
          {(passport) => (
            <span>
              <HomeLink home={passport} />{' '}
              <small>
                <RelativeTime at={passport.created_at} text={words.madeOn} />
              </small>
            </span>
          )}
        </WorkLine>
        <WorkLine
          work={today.certificates_expiring}
          title={words.expiring}
          keyOf={(home) => home.external_id}
          action={{
            text: words.show,
            link: '#/homes?certificate_expires_within=60&columns=address,type,status,labels,certificate,agent',
          }}
        >
          {(home) => (
            <span>
              <HomeLink home={home} />{' '}
              <small>{words.validUntil(formatDate(language, home.certificate_valid_until))}</small>
            </span>
          )}
        </WorkLine>
        <WorkLine
          work={today.homes_to_plan}
          title={words.toPlan}
          keyOf={(home) => home.external_id}
          action={{
            text: may('calculations:create') ? words.choose : words.show,
            link: '#/homes?is_planned=false&quality_label=A,B,C',
          }}
        >
          {(home) => <HomeLink home={home} />}
        </WorkLine>
        <WorkLine
          work={today.homes_of_other_types}
          title={words.otherTypes}
          hint={words.otherTypesHint}
          keyOf={(home) => home.external_id}
          action={{ text: words.show, link: `#/homes?estate_type=${OTHER_TYPES.join()}` }}
        >
          {(home) => <HomeLink home={home} />}
        </WorkLine>
      </div>
    </>
  );
}
