/** Where one is signed in; any of it can be ended from here. */
import { RelativeTime } from '@rooftree/ui/relative-time.tsx';
import { call } from '../api.ts';
import { ProblemMessage } from '../faults/problem-message.tsx';
import { useResource } from '../reading/use-resource.ts';
import { useWords } from '../words/language.ts';
import { deviceName } from './device-name.ts';

export function OwnSessions() {
  const { texts } = useWords();
  const { value, fault, setFault, reload } = useResource((signal) => call('GET /v1/sessions', { signal }));
  const sessions = value?.sessions ?? [];
  const end = (work: Promise<unknown>) => {
    setFault(null);
    void work.then(reload, setFault);
  };
  return (
    <section class="card" aria-label={texts.ownSessions}>
      <h2>{texts.ownSessions}</h2>
      {fault !== null && <ProblemMessage error={fault} onRetry={reload} />}
      <ul class="sessions">
        {sessions.map(({ id, last_used_at, network, device, is_current }) => (
          <li key={id}>
            <span>
              {deviceName(device)}{' '}
              <small>
                {network && `${network} · `}
                <RelativeTime at={last_used_at} />
              </small>
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
