import type { ConnectionPreview } from '@rooftree/client/members';
import { useWords } from '../language.ts';

/** What a first read would bring, before anything is written. */
export function PreviewSummary({ preview, onClose }: { preview: ConnectionPreview; onClose: () => void }) {
  const { texts } = useWords();
  const words = texts.connections;
  return (
    <div class="note">
      <p role="status">{words.previewed(preview)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone */}
      <section class="members-box" tabIndex={0} aria-label={words.preview}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.reference}</th>
              <th scope="col">{texts.address}</th>
              <th scope="col">{words.facts}</th>
              <th scope="col">{words.outcomeName}</th>
            </tr>
          </thead>
          <tbody>
            {preview.rows.map((row) => (
              <tr key={row.external_id}>
                <td>{row.external_id ?? '–'}</td>
                <td>{row.address ?? '–'}</td>
                <td>{row.facts}</td>
                <td>
                  {words.outcomes[row.outcome]}{' '}
                  {row.reasons.length > 0 && <span lang="en">{row.reasons.join('; ')}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <button type="button" class="button" onClick={onClose}>
        {words.close}
      </button>
    </div>
  );
}
