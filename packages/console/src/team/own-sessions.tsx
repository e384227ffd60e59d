/** Where one is signed in; any of it can be ended from here. */
import type { SessionList } from '@rooftree/client/members';
import { formatDate } from '@rooftree/words/format';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { useWords } from '../language.ts';
import { ProblemMessage } from '../parts/problem-message.tsx';
import { useInOrder } from '../parts/use-in-order.ts';
import { deviceName } from './device-name.ts';

export function OwnSessions() {
  const { texts, language } = useWords();
  const [sessions, setSessions] = useState<SessionList['sessions']>([]);
  const [fault, setFault] = useState<unknown>(null);
  const inOrder = useInOrder();
  const read = () => inOrder(call('GET /v1/sessions'), ({ sessions: found }) => setSessions(found), setFault);
  useEffect(() => {
    void read();
  }, []);
  const end = (work: Promise<unknown>) => {
    setFault(null);
    void work.then(read, setFault);
  };
  return (
    <section class="card" aria-label={texts.ownSessions}>
      <h2>{texts.ownSessions}</h2>
      {fault !== null && <ProblemMessage error={fault} onRetry={read} />}
      <ul class="sessions">
        {sessions.map(({ id, last_used_at, network, device, is_current }) => (
          <li key={id}>
            <span>
              {deviceName(device)}{' '}
              <small>{[network, formatDate(language, last_used_at)].filter(Boolean).join(' · ')}</small>
            </span>
            {is_current ? (
              <span class="quiet">{texts.thisSession}</span>
            ) : (
              <button
                type="button"
                class="button"
                onClick={() => end(call('DELETE /v1/sessions/{session_id}', { path: { session_id: id } }))}
              >
                {texts.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" class="button" onClick={() => end(call('DELETE /v1/sessions'))}>
          {texts.endOthers}
        </button>
      )}
    </section>
  );
}
