/**
 * A text field that filters a list of options below it, after the combobox pattern of the WAI-ARIA practices. `Select`
 * uses it for long lists; use it directly only inside a `Field`.
 */
import { ChevronsUpDown } from 'lucide';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { ControlProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { matchingOptions, type Option } from './matching-options.ts';
import { useUi } from './ui-context.ts';
import { useFloating } from './use-floating.ts';

interface Props<Value extends string> {
  control: ControlProps;
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  name?: string | undefined;
  isDisabled?: boolean;
}

export function Combobox<Value extends string>(props: Props<Value>) {
  const { control, label, options, value, onChange, name, isDisabled = false } = props;
  const { texts } = useUi();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const chosen = options.find((option) => option.value === value);
  /** Null while nothing is typed: the field shows the chosen option, the list all of them. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const shown = matchingOptions(options, typed ?? '');
  useFloating(isOpen, input, list, { content: shown.length });
  useEffect(() => {
    if (isOpen) list.current?.showPopover();
    else if (list.current?.matches(':popover-open')) list.current.hidePopover();
  }, [isOpen]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active, typed]);
  const open = () => {
    if (isOpen || isDisabled) return;
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (option: Option<Value> | undefined) => {
    if (option === undefined) return;
    close();
    if (option.value !== value) onChange(option.value);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      if (isOpen) setActive((active + step + shown.length) % Math.max(1, shown.length));
      else open();
    } else if (event.key === 'Enter' && isOpen) choose(shown[active]);
    else if (event.key === 'Escape' && isOpen) {
      // The dialog around it stays open.
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  };
  return (
    <div class="combobox">
      <input
        {...control}
        ref={input}
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && shown.length > 0 ? `${listId}-${active}` : undefined}
        disabled={isDisabled}
        value={typed ?? chosen?.text ?? ''}
        onClick={open}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setActive(0);
          setOpen(true);
        }}
        onBlur={close}
        onKeyDown={press}
      />
      <Icon of={ChevronsUpDown} size={14} />
      {name !== undefined && <input type="hidden" name={name} value={value} />}
      <div id={listId} ref={list} popover="manual" role="listbox" aria-label={label} class="floating listbox">
        {shown.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={option.value}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            class={option.value === value ? 'option is-chosen' : 'option'}
            aria-selected={index === active}
            // Before the field loses the focus, which closes the list.
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(index)}
            onClick={() => choose(option)}
          >
            {option.text}
          </div>
        ))}
        {shown.length === 0 && (
          <div class="option" role="option" aria-disabled="true" aria-selected="false" tabIndex={-1}>
            {texts.noOptions}
          </div>
        )}
      </div>
    </div>
  );
}
