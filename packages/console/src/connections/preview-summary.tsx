import type { ConnectionPreview } from '@rooftree/client/members';
import { TableHead } from '@rooftree/ui/table-head.tsx';
import { Fragment } from 'preact';
import { plainValue } from '../facts/effective-fact.ts';
import { isFact } from '../facts/is-fact.ts';
import { useWords } from '../words/language.ts';
import { useCatalogueWords } from '../words/use-catalogue-words.ts';
import { rejectionReason } from './rejection-reason.ts';

interface Props {
  preview: ConnectionPreview;
  /** Null for a connection that was synced before. */
  onStart: (() => void) | null;
  onClose: () => void;
}

/** What a first sync would bring, before anything is written. */
export function PreviewSummary({ preview, onStart, onClose }: Props) {
  const office = useWords();
  const { texts } = office;
  const words = texts.connections;
  // One is open, so that a reader sees that the others open too.
  const firstWithValues = preview.rows.find(({ values }) => values.length > 0);
  return (
    <div class="note">
      <p role="status">{words.previewed(preview)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone */}
      <section class="members-box" tabIndex={0} aria-label={words.preview}>
        <table class="previewed">
          <TableHead heads={[words.reference, texts.address, words.facts, words.outcomeName]} />
          <tbody>
            {preview.rows.map((row) => (
              <tr key={row.external_id}>
                <td>{row.external_id ?? '–'}</td>
                <td>{row.address ?? '–'}</td>
                <td>
                  <PreviewedValues row={row} isOpen={row === firstWithValues} />
                </td>
                <td>
                  {words.outcomes[row.outcome]}{' '}
                  {row.reasons.map((reason) => rejectionReason(reason, office)).join(' ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div class="row">
        {onStart && (
          <button type="button" class="button button-primary" onClick={onStart}>
            {words.start}
          </button>
        )}
        <button type="button" class="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </div>
  );
}

/**
 * The facts of a home beside the words of the agency's own system, so that a wrong reading is seen before it counts.
 */
function PreviewedValues({ row, isOpen }: { row: ConnectionPreview['rows'][number]; isOpen: boolean }) {
  const { connections: words } = useWords().texts;
  const catalogue = useCatalogueWords();
  const count = words.factCount(row.facts);
  if (row.values.length === 0 || catalogue === null) return <>{count}</>;
  const scale = /\d{4} ?[A-Z]{2}\b/.test(row.address ?? '') ? 'netherlands' : 'flanders';
  return (
    <details open={isOpen}>
      <summary>{count}</summary>
      <ul>
        {row.values.filter(isFact).map(({ name, value, is_vague: isVague, sources }) => {
          const plain = plainValue(value);
          return (
            <li key={name}>
              {catalogue.fact(name, scale)}:{' '}
              {isVague ? words.vague : plain === null ? words.notUsed : catalogue.factValue(name, plain)}
              {sources.map(({ field, label, words: said }, index) => (
                <Fragment key={field}>
                  {index === 0 ? ' ← ' : ', '}
                  <q>{said}</q>{' '}
                  <span class="quiet">
                    ({label === null ? words.field(field) : `${label}, ${words.field(field)}`})
                  </span>
                </Fragment>
              ))}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
