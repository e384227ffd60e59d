/** One field for homes, screens and actions: opened by Ctrl-K or ⌘K from anywhere. */
import { Dialog } from '@rooftree/ui/dialog.tsx';
import { Icon } from '@rooftree/ui/icon.tsx';
import { House, Search } from 'lucide';
import { useEffect, useRef, useState } from 'preact/hooks';
import { addressOf } from '../homes/cells.ts';
import { go, linkTo } from '../route.ts';
import type { MemberContext } from '../session.ts';
import { useWords } from '../words/language.ts';
import { type Command, commandsFor } from './commands.ts';
import { useFoundHomes } from './use-found-homes.ts';

interface Props {
  context: MemberContext;
  onClose: () => void;
}

export function CommandPalette({ context, onClose }: Props) {
  const words = useWords();
  const { texts } = words;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { homes, isSearching } = useFoundHomes(typed);
  const found: Command[] = homes.map((home) => ({
    id: home.id,
    kind: 'homes',
    title: addressOf(home, words),
    hint: `${home.external_id}${home.deactivated_at === null ? '' : ` · ${texts.deactivated}`}`,
    icon: House,
    href: linkTo(['home', home.external_id]),
  }));
  const commands = [...found, ...commandsFor(typed, context, words)];
  useEffect(() => setActive(0), [typed, homes]);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    onClose();
    go(command.href);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && commands.length > 0)
      setActive((active + step + commands.length) % commands.length);
    else if (event.key === 'Enter') run(commands[active]);
    else return;
    event.preventDefault();
  };
  const isEmpty = !isSearching && commands.length === 0;
  return (
    <Dialog title={texts.commands.title} isBare class="palette" onClose={onClose}>
      <search class="palette-field">
        <Icon of={Search} />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={texts.commands.title}
          aria-expanded={commands.length > 0}
          aria-controls="found-commands"
          aria-autocomplete="list"
          aria-activedescendant={commands.length > 0 ? `found-${active}` : undefined}
          placeholder={texts.commands.placeholder}
          autocomplete="off"
          spellcheck={false}
          maxLength={200}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={press}
        />
      </search>
      <div
        id="found-commands"
        ref={list}
        role="listbox"
        aria-label={texts.commands.title}
        class="palette-list"
        hidden={commands.length === 0}
      >
        {commands.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys and Enter are the field's
          <div
            key={command.id}
            id={`found-${index}`}
            role="option"
            tabIndex={-1}
            class="option palette-option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(index)}
            onClick={() => run(command)}
          >
            <Icon of={command.icon} size={16} />
            <span>{command.title}</span>
            <small>{command.hint ?? texts.commands[command.kind]}</small>
          </div>
        ))}
      </div>
      <p class={isEmpty ? 'palette-nothing quiet' : 'unseen'} role="status">
        {isEmpty ? texts.commands.nothing : !isSearching && texts.commands.count(commands.length)}
      </p>
    </Dialog>
  );
}
