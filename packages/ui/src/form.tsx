/**
 * A form with our own messages in place of the browser's bubbles. Controls keep their usual attributes (`required`,
 * `type`, `pattern`, `min`): the browser checks them, and the message appears in the `Field` around each.
 */
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { isControl, messageOf } from './control-message.ts';
import { useUi } from './ui-context.ts';

type Messages = Readonly<Record<string, string>>;

const MessagesContext = createContext<Messages>({});

/** The message of the control with this id; undefined when it is valid, or not checked yet. */
export const useFormMessage = (id: string): string | undefined => useContext(MessagesContext)[id];

interface Props {
  /** Called when every control is valid; the page is not left. */
  onSubmit: (form: HTMLFormElement) => void;
  class?: string;
  label?: string;
  children: ComponentChildren;
}

export function Form({ onSubmit, class: style, label, children }: Props) {
  const { texts } = useUi();
  const [messages, setMessages] = useState<Messages>({});
  return (
    <form
      class={style}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        setMessages({});
        onSubmit(event.currentTarget);
      }}
      onInvalidCapture={(event) => {
        const { target } = event;
        if (!isControl(target)) return;
        // No bubble of the browser.
        event.preventDefault();
        const { id } = target;
        const message = messageOf(target, texts.invalid);
        setMessages((before) => ({ ...before, [id]: message }));
        if (target.form?.querySelector(':is(input, select, textarea):invalid') === target) target.focus();
      }}
      onInput={({ target }) => {
        if (!isControl(target) || messages[target.id] === undefined || !target.validity.valid) return;
        const { [target.id]: _, ...others } = messages;
        setMessages(others);
      }}
    >
      <MessagesContext.Provider value={messages}>{children}</MessagesContext.Provider>
    </form>
  );
}
