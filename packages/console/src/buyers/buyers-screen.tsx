/** Buyers who asked the agency to contact them: those who wait, or those who were called back. */

import type { ContactRequest } from '@rooftree/client/members';
import { Button } from '@rooftree/ui/button.tsx';
import { EmptyState } from '@rooftree/ui/empty-state.tsx';
import { PageHeader } from '@rooftree/ui/page-header.tsx';
import { Skeleton } from '@rooftree/ui/skeleton.tsx';
import { TabLinks } from '@rooftree/ui/tabs.tsx';
import { Users } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import type { ScreenProps } from '../screen.ts';
import { capital } from '../words/capital.ts';
import { useWords } from '../words/language.ts';
import { ContactRequestLine } from './contact-request-line.tsx';

interface Found {
  isHandled: boolean;
  next: string | null;
  requests: ContactRequest[];
}

export function BuyersScreen({ route: { query }, context }: ScreenProps) {
  const { texts } = useWords();
  const words = texts.buyers;
  const isHandled = query.get('is_handled') === 'true';
  const [found, setFound] = useState<Found | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [version, setVersion] = useState(0);
  const read = (after: string | null, signal?: AbortSignal) =>
    call('GET /v1/contact-requests', {
      query: { is_handled: isHandled, after: after ?? undefined },
      signal,
    });
  useEffect(() => {
    const stop = new AbortController();
    setFault(null);
    read(null, stop.signal).then(
      ({ next, data }) => setFound({ isHandled, next, requests: data }),
      (error: unknown) => !stop.signal.aborted && setFault(error),
    );
    return () => stop.abort();
  }, [isHandled, version]);
  const reload = () => setVersion((before) => before + 1);
  const shown = found?.isHandled === isHandled ? found : null;
  const more = (page: Found) =>
    read(page.next).then(
      ({ next, data }) =>
        // For another choice by now, or read again: these rows are no longer what follows.
        setFound((now) => (now === page ? { ...page, next, requests: [...page.requests, ...data] } : now)),
      setFault,
    );
  return (
    <div class="screen">
      <PageHeader title={words.title} lead={words.lead} />
      <TabLinks
        label={words.which}
        links={[
          { href: '#/buyers', title: capital(words.waiting), isOpen: !isHandled },
          { href: '#/buyers?is_handled=true', title: capital(words.handled), isOpen: isHandled },
        ]}
      />
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {shown === null && fault === null && <Skeleton kind="rows" count={6} />}
      {shown?.requests.length === 0 && (
        <EmptyState
          icon={Users}
          title={isHandled ? words.noneHandled : words.none}
          text={!isHandled && words.noneHint}
          action={
            !isHandled &&
            context.permissions.includes('contexts:manage') && (
              <Button href="#/branding">{texts.branding.title}</Button>
            )
          }
        />
      )}
      {shown !== null && shown.requests.length > 0 && (
        <ul class="contact-requests card">
          {shown.requests.map((request) => (
            <li key={request.id}>
              <ContactRequestLine
                request={request}
                onChanged={context.permissions.includes('renovations:write') ? reload : null}
              />
            </li>
          ))}
        </ul>
      )}
      {shown !== null && shown.next !== null && (
        <div>
          <Button onClick={() => more(shown)}>{words.older}</Button>
        </div>
      )}
    </div>
  );
}
