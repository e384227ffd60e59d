/** Messages about what was just done, with a way back. Mount `Toasts` once; call `showToast` from anywhere. */
import { X } from 'lucide';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { useUi } from './ui-context.ts';

export interface Toast {
  text: string;
  onUndo?: () => void;
  /** Another action than undo, such as "Show". */
  action?: { label: string; onSelect: () => void };
}

interface Shown extends Toast {
  id: number;
}

/** Long enough to read it and to reach its button. */
const SHOWN_MS = 8000;
const MOST = 3;

let toasts: readonly Shown[] = [];
let nextId = 1;
const listeners = new Set<(toasts: readonly Shown[]) => void>();

function publish(next: readonly Shown[]): void {
  toasts = next;
  for (const listener of listeners) listener(next);
}

export function showToast(toast: Toast): void {
  publish([...toasts, { ...toast, id: nextId++ }].slice(-MOST));
}

export function Toasts() {
  const [shown, setShown] = useState(toasts);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    listeners.add(setShown);
    return () => {
      listeners.delete(setShown);
    };
  }, []);
  useEffect(() => {
    // Shown again, it is above a dialog that was opened since.
    if (region.current?.matches(':popover-open')) region.current.hidePopover();
    if (shown.length > 0) region.current?.showPopover();
  }, [shown]);
  return (
    <div ref={region} class="toasts" role="status" popover="manual">
      {shown.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastLine({ toast }: { toast: Shown }) {
  const { texts } = useUi();
  const [isHeld, setHeld] = useState(false);
  const remove = () => publish(toasts.filter(({ id }) => id !== toast.id));
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(remove, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const buttons = [
    ...(toast.action === undefined ? [] : [toast.action]),
    ...(toast.onUndo === undefined ? [] : [{ label: texts.undo, onSelect: toast.onUndo }]),
  ];
  return (
    <div
      class="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocusIn={() => setHeld(true)}
      onFocusOut={() => setHeld(false)}
    >
      <p>{toast.text}</p>
      {buttons.map(({ label, onSelect }) => (
        <Button
          key={label}
          kind="quiet"
          onClick={() => {
            remove();
            onSelect();
          }}
        >
          {label}
        </Button>
      ))}
      <IconButton icon={X} label={texts.close} onClick={remove} />
    </div>
  );
}
