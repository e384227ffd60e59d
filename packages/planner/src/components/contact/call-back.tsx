/** With a saved plan: a reader who wants to be called back first says so, and only then how. */
import type { PageData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';
import { NO_REACH, ReachFields, type TypedReach } from './reach-fields.tsx';

interface Props {
  page: PageData;
  /** Null while it is not wanted. */
  reach: TypedReach | null;
  onReach: (reach: TypedReach | null) => void;
}

export function CallBack({ page, reach, onReach }: Props) {
  const { texts } = usePageWords();
  const { name } = page.context;
  return (
    <>
      <label class="consent">
        <input
          id="call-back"
          type="checkbox"
          checked={reach !== null}
          onChange={(event) => onReach(event.currentTarget.checked ? NO_REACH : null)}
        />
        <span>{texts.callBackConsent(name)}</span>
      </label>
      {reach !== null && (
        <>
          <ReachFields prefix="call-back" typed={reach} onTyped={onReach} />
          <p class="quiet">{texts.callBackKept(name)}</p>
        </>
      )}
    </>
  );
}
