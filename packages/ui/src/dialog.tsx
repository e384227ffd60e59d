/**
 * A modal window, in the middle (Dialog) or at the right edge (Drawer). The browser confines the focus to it and
 * returns it at the end.
 */
import { X } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from './icon-button.tsx';
import { useUi } from './ui-context.ts';

interface Props {
  title: ComponentChildren;
  /** Called by Escape, the close button and a click beside it. Render it only while it is open. */
  onClose: () => void;
  /** The buttons at its foot, the primary one last. */
  actions?: ComponentChildren;
  /** Only its content, for one that says itself what it is for; the title is then for screen readers. */
  isBare?: boolean;
  class?: string;
  children?: ComponentChildren;
}

export function Dialog(props: Props) {
  return <Modal {...props} kind="dialog" />;
}

export function Drawer(props: Props) {
  return <Modal {...props} kind="drawer" />;
}

function Modal(props: Props & { kind: string }) {
  const { title, onClose, actions, isBare = false, class: style = '', children, kind } = props;
  const { texts } = useUi();
  const titleId = useId();
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    // Before it leaves the page: only closing returns the focus.
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as the browser does
    <dialog
      ref={box}
      class={`modal ${kind} ${style}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file field inside has an event of the same name.
        if (event.target !== box.current) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === box.current && onClose()}
    >
      <div class="modal-content">
        {/* No header and footer elements: outside of main those are the banner and the footer of the whole page. */}
        <div class={isBare ? 'unseen' : 'modal-head'}>
          <h2 id={titleId}>{title}</h2>
          {!isBare && <IconButton icon={X} label={texts.close} onClick={onClose} />}
        </div>
        {isBare ? children : <div class="modal-body">{children}</div>}
        {actions && <div class="modal-foot">{actions}</div>}
      </div>
    </dialog>
  );
}
