/** Who left how to be reached with this plan. */

import type { ContactRequest } from '@rooftree/client/members';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { ContactRequestLine } from '../buyers/contact-request-line.tsx';
import { useWords } from '../language.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';

export function PlanContacts({ renovationId, mayEdit }: { renovationId: string; mayEdit: boolean }) {
  const { buyers: words } = useWords().texts;
  const [requests, setRequests] = useState<ContactRequest[]>([]);
  const [fault, setFault] = useState<unknown>(null);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    setFault(null);
    call('GET /v1/contact-requests', { query: { renovation_id: renovationId }, signal }).then(
      ({ data }) => setRequests(data),
      (error: unknown) => !signal.aborted && setFault(error),
    );
    return () => stop.abort();
  }, [renovationId, version]);
  const reload = () => setVersion((before) => before + 1);
  if (fault !== null) return <ProblemMessage error={fault} onRetry={reload} />;
  if (requests.length === 0) return null;
  return (
    <section class="card" aria-label={words.ofPlan}>
      <h2>{words.ofPlan}</h2>
      <ul class="contact-requests">
        {requests.map((request) => (
          <li key={request.id}>
            <ContactRequestLine request={request} isOfPlan onChanged={mayEdit ? reload : null} />
          </li>
        ))}
      </ul>
    </section>
  );
}
