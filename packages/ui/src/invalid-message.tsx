/**
 * Our own message in place of the browser's bubble, for controls outside a `Form`: below the first invalid one, until it is changed or left.
 * Mounted once.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { isControl, messageOf } from './control-message.ts';
import { useUi } from './ui-context.ts';
import { useFloating } from './use-floating.ts';

export function InvalidMessage() {
  const { texts } = useUi();
  const [message, setMessage] = useState<string | null>(null);
  const control = useRef<Element | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = (event: Event) => {
      const { target } = event;
      if (!isControl(target) || target.form?.dataset['ownMessages'] !== undefined) return;
      event.preventDefault();
      // The first of a form is the one to begin with; the others follow when the form is sent again.
      if (target.form?.querySelector(':is(input, select, textarea):invalid') !== target) return;
      control.current = target;
      target.focus();
      setMessage(messageOf(target, texts.invalid));
    };
    const hide = ({ target }: Event) => {
      if (target === control.current) setMessage(null);
    };
    // On the way down: these events do not come up again.
    addEventListener('invalid', show, true);
    addEventListener('input', hide);
    addEventListener('focusout', hide);
    return () => {
      removeEventListener('invalid', show, true);
      removeEventListener('input', hide);
      removeEventListener('focusout', hide);
    };
  }, [texts]);
  useEffect(() => {
    if (message !== null) box.current?.showPopover();
    else if (box.current?.matches(':popover-open')) box.current.hidePopover();
  }, [message]);
  useFloating(message !== null, control, box, { content: message });
  return (
    <div ref={box} popover="manual" role="alert" class="floating invalid-message">
      {message}
    </div>
  );
}
