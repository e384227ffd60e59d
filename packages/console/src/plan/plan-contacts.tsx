/** Who left how to be reached with this plan. */

import { call } from '../api.ts';
import { ContactRequestLine } from '../buyers/contact-request-line.tsx';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useResource } from '../reading/use-resource.ts';
import { useWords } from '../words/language.ts';

export function PlanContacts({ renovationId, mayEdit }: { renovationId: string; mayEdit: boolean }) {
  const { buyers: words } = useWords().texts;
  const {
    value: page,
    fault,
    reload,
  } = useResource(
    (signal) => call('GET /v1/contact-requests', { query: { renovation_id: renovationId }, signal }),
    [renovationId],
  );
  const requests = page?.data ?? [];
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
