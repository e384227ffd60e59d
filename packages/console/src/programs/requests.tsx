/** What the API clients called in the last days, and what went wrong. */
import type { LoggedRequest } from '@rooftree/client/members';
import { Badge } from '@rooftree/ui/badge.tsx';
import { CopyButton } from '@rooftree/ui/copy-button.tsx';
import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { numeric, TableHead, unseen } from '@rooftree/ui/table-head.tsx';
import { Tabs } from '@rooftree/ui/tabs.tsx';
import { formatNumber } from '@rooftree/words/format';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useResource } from '../reading/use-resource.ts';
import { useWords } from '../words/language.ts';
import { asCurl } from './as-curl.ts';

const PAGE_SIZE = 25;

export function Requests() {
  const { texts } = useWords();
  const words = texts.programs;
  return (
    <section class="card" aria-label={words.requests}>
      <h2>{words.requests}</h2>
      <p class="quiet">{words.requestsLead}</p>
      <Tabs
        label={words.requests}
        tabs={[
          { id: 'errors', title: words.onlyErrors, content: () => <RequestTable key="errors" isErrors /> },
          { id: 'all', title: words.allRequests, content: () => <RequestTable key="all" /> },
        ]}
      />
    </section>
  );
}

function RequestTable({ isErrors = false }: { isErrors?: boolean }) {
  const { texts } = useWords();
  const words = texts.programs;
  /** Null for the newest page. */
  const [before, setBefore] = useState<string | null>(null);
  const { value, fault, reload } = useResource(
    (signal) =>
      call('GET /v1/requests', {
        query: {
          page_size: PAGE_SIZE,
          ...(isErrors && { outcome: 'errors' }),
          ...(before !== null && { before }),
        },
        signal,
      }),
    [before],
  );
  const older = value?.next_before ?? null;
  return (
    <>
      {fault !== null && <ProblemMessage error={fault} />}
      {value === null && fault === null && <p class="quiet">{texts.loading}</p>}
      {value?.requests.length === 0 && <p>{isErrors ? words.noErrors : words.noRequests}</p>}
      {value !== null && value.requests.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone
        <section class="members-box" tabIndex={0} aria-label={words.requests}>
          <table class="requests">
            <TableHead
              heads={[
                words.answer,
                words.request,
                numeric(words.duration),
                words.when,
                unseen(words.copyCurl),
              ]}
            />
            <tbody>
              {value.requests.map((request) => (
                <RequestRow key={request.id} request={request} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <div class="row">
        <button type="button" class="button" onClick={() => (before === null ? reload() : setBefore(null))}>
          {words.lookAgain}
        </button>
        {older !== null && (
          <button type="button" class="button" onClick={() => setBefore(older)}>
            {words.older}
          </button>
        )}
      </div>
    </>
  );
}

function RequestRow({ request }: { request: LoggedRequest }) {
  const { texts, language } = useWords();
  const { status, method, path, messages, error_code, duration_ms, client_name, at } = request;
  const reason = messages.length > 0 ? messages.join(' · ') : error_code;
  return (
    <tr>
      <td>
        <Badge tone={status >= 500 ? 'fault' : status >= 400 ? 'warning' : 'good'}>{status}</Badge>
      </td>
      <td>
        <code>
          {method} {path}
        </code>
        {reason !== null && (
          <small class="below" lang="en">
            {reason}
          </small>
        )}
        <RecordedBody title={texts.programs.requestBody} body={request.request_body} />
        <RecordedBody title={texts.programs.responseBody} body={request.response_body} />
      </td>
      <td class="numeric">{formatNumber(language, duration_ms)} ms</td>
      <td>
        <RelativeTime at={at} isShort />
        <small class="below">{client_name}</small>
      </td>
      <td>
        <CopyButton
          kind="quiet"
          label="curl"
          name={`${texts.programs.copyCurl}: ${method} ${path}`}
          value={asCurl(request, location.origin)}
        />
      </td>
    </tr>
  );
}

function RecordedBody({ title, body }: { title: string; body: unknown }) {
  if (body === null || body === undefined) return null;
  return (
    <details>
      <summary>{title}</summary>
      <pre>{JSON.stringify(body, null, 2)}</pre>
    </details>
  );
}
