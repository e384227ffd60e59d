import type { Connection } from '@rooftree/client/members';
import { Button } from '@rooftree/ui/button.tsx';
import { useWords } from '../words/language.ts';

interface Props {
  connection: Connection;
  /** It was never synced: it is previewed first. */
  isFirst: boolean;
  canPreview: boolean;
  hasPreview: boolean;
  /** The provider is being asked. */
  isTesting: boolean;
  isOpen: boolean;
  onStart: () => void;
  onPreview: () => void;
  onPause: () => void;
  onCredentials: () => void;
  onRemove: () => void;
}

/** What can be done with a connection; the one thing that comes next is the primary button. */
export function ConnectionButtons(props: Props) {
  const { connections: words } = useWords().texts;
  const { connection, isFirst, canPreview, hasPreview, isTesting, isOpen } = props;
  const { state } = connection;
  const isPaused = state === 'PAUSED';
  const next = nextStep(props);
  const button = (name: string) => `button${name === next ? ' button-primary' : ''}`;
  return (
    <div class="row">
      {!isFirst && (
        <button type="button" class={button('start')} onClick={props.onStart}>
          {words.readNow}
        </button>
      )}
      {canPreview && !(isFirst && hasPreview) && (
        <Button kind={next === 'preview' ? 'primary' : 'plain'} isBusy={isTesting} onClick={props.onPreview}>
          {words.preview}
        </Button>
      )}
      {!isFirst && (
        <button type="button" class={button('pause')} onClick={props.onPause}>
          {isPaused ? words.goOn : words.pause}
        </button>
      )}
      <button
        type="button"
        class={button('credentials')}
        aria-expanded={isOpen}
        onClick={props.onCredentials}
      >
        {words.newCredentials}
      </button>
      <button type="button" class="button" onClick={props.onRemove}>
        {words.remove}
      </button>
    </div>
  );
}

/** Null where the primary button is elsewhere: in an open form, in the preview, or in a question. */
function nextStep({ connection: { state }, isFirst, hasPreview, isOpen }: Props): string | null {
  if (isOpen || state === 'NEEDS_DECISION') return null;
  if (state === 'NEEDS_CREDENTIALS') return 'credentials';
  if (isFirst) return hasPreview ? null : 'preview';
  return state === 'PAUSED' ? 'pause' : 'start';
}
