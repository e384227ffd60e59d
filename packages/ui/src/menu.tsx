/** A button with a menu of actions: arrow keys, Home, End and first letters move, Enter chooses, Escape closes. */
import type { IconNode } from 'lucide';
import { Check, Ellipsis } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { moveInMenu } from './move-in-menu.ts';
import { type Align, useFloating } from './use-floating.ts';

export interface MenuItem {
  label: string;
  icon?: IconNode;
  /** A link; otherwise `onSelect` is called. */
  href?: string;
  onSelect?: () => void;
  isDisabled?: boolean;
  isDanger?: boolean;
  /** One of several that can be switched on. */
  isChecked?: boolean;
  /** Several can be chosen in a row, such as columns: the menu stays open. */
  staysOpen?: boolean;
  /** A key that does the same. */
  shortcut?: string;
  /** A language of its own, for the names of languages. */
  lang?: string;
}

export interface MenuGroup {
  title?: string;
  items: readonly MenuItem[];
}

interface Props {
  /** The accessible name of the button. */
  label: string;
  /** Groups are divided by a line; an empty one is left out. */
  groups: readonly MenuGroup[];
  /** What the button shows; three dots when nothing is given. */
  children?: ComponentChildren;
  align?: Align;
  class?: string;
}

export function Menu({ label, groups, children, align = 'end', class: style }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useFloating(isOpen, button, box, { align });
  const shown = groups.filter(({ items }) => items.length > 0);
  const close = () => {
    box.current?.hidePopover();
    button.current?.focus();
  };
  const choose = (item: MenuItem) => {
    if (!item.staysOpen) close();
    item.onSelect?.();
  };
  if (shown.length === 0) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        class={style ?? (children === undefined ? 'icon-button' : 'button')}
        popovertarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        title={children === undefined ? label : undefined}
      >
        {children ?? <Icon of={Ellipsis} size={16} />}
      </button>
      <div
        id={id}
        ref={box}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        class="floating menu-box"
        onToggle={(event) => {
          const isNowOpen = event.newState === 'open';
          setOpen(isNowOpen);
          // After it is placed: what is not visible yet cannot have the focus.
          if (isNowOpen)
            requestAnimationFrame(() =>
              box.current?.querySelector<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])')?.focus(),
            );
        }}
        onKeyDown={(event) => {
          if (event.key === 'Tab') close();
          else if (moveInMenu(event.currentTarget, event.key)) event.preventDefault();
        }}
      >
        {shown.map(({ title, items }, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a menu
          <div key={place} role="group" class="menu-group" aria-label={title}>
            {title !== undefined && (
              <p class="menu-title" aria-hidden="true">
                {title}
              </p>
            )}
            {items.map((item) => (
              <Item key={item.label} item={item} onChoose={() => choose(item)} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function Item({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const { label, icon, isChecked, isDisabled = false, isDanger = false } = item;
  const style = `menu-item${isDanger ? ' is-danger' : ''}`;
  const content = (
    <>
      {icon && <Icon of={icon} size={16} />}
      <span class="menu-label" lang={item.lang}>
        {label}
      </span>
      {isChecked && <Icon of={Check} size={16} />}
      {item.shortcut !== undefined && <kbd>{item.shortcut}</kbd>}
    </>
  );
  if (item.href !== undefined)
    return (
      <a class={style} role="menuitem" tabIndex={-1} href={item.href} onClick={onChoose}>
        {content}
      </a>
    );
  const role = isChecked === undefined ? 'menuitem' : item.staysOpen ? 'menuitemcheckbox' : 'menuitemradio';
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: only an item that can be checked has it
    <button
      type="button"
      class={style}
      role={role}
      tabIndex={-1}
      aria-checked={isChecked}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onChoose()}
    >
      {content}
    </button>
  );
}
