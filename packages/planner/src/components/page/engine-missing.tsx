import { usePageWords } from '../../page-words.ts';

/** The engine's script did not arrive: what the page shows holds, but a choice changes nothing. */
export function EngineMissing() {
  const { texts } = usePageWords();
  return (
    <p class="note" role="alert">
      {texts.engineMissing}{' '}
      <button type="button" class="button" onClick={() => location.reload()}>
        {texts.loadAgain}
      </button>
    </p>
  );
}
