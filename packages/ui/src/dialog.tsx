/** A modal window, in the middle (Dialog) or at the right edge (Drawer). The browser confines the focus to it and returns it at the end. */
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
  class?: string;
  children?: ComponentChildren;
}

export function Dialog(props: Props) {
  return <Modal {...props} kind="dialog" />;
}

export function Drawer(props: Props) {
  return <Modal {...props} kind="drawer" />;
}

function Modal({ title, onClose, actions, class: style = '', children, kind }: Props & { kind: string }) {
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
        <header class="modal-head">
          <h2 id={titleId}>{title}</h2>
          <IconButton icon={X} label={texts.close} onClick={onClose} />
        </header>
        <div class="modal-body">{children}</div>
        {actions && <footer class="modal-foot">{actions}</footer>}
      </div>
    </dialog>
  );
}
