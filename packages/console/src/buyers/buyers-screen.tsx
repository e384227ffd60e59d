/** Buyers who asked the agency to contact them: those who wait, or those who were called back. */

import type { ContactRequest } from '@rooftree/client/members';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { useWords } from '../language.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import { go, linkTo } from '../route.ts';
import type { ScreenProps } from '../screen.ts';
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
    <div class="today">
      <h1>{words.title}</h1>
      <p class="quiet">{words.lead}</p>
      <search class="filters">
        <label class="field">
          <span>{words.which}</span>
          <select
            value={String(isHandled)}
            onChange={({ currentTarget: { value } }) =>
              go(linkTo(['buyers'], new URLSearchParams(value === 'true' ? { is_handled: value } : {})))
            }
          >
            <option value="false">{words.waiting}</option>
            <option value="true">{words.handled}</option>
          </select>
        </label>
      </search>
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      {shown === null && fault === null && <p class="quiet">{texts.loading}</p>}
      {shown?.requests.length === 0 && <p class="note">{isHandled ? words.noneHandled : words.none}</p>}
      {shown !== null && shown.requests.length > 0 && (
        <ul class="contact-requests">
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
        <button type="button" class="button" onClick={() => more(shown)}>
          {words.older}
        </button>
      )}
    </div>
  );
}
