/**
 * Parts of a screen of which one is shown. `Tabs` switches panels; `TabLinks` are addresses of the same screen, such as
 * saved views.
 */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { nextIndex } from './next-index.ts';

export interface Tab {
  id: string;
  title: string;
  /** Drawn when the tab is open. */
  content: () => ComponentChildren;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  /** With `open` the page decides which one is open. */
  open?: string;
  onOpen?: (id: string) => void;
}

export function Tabs({ label, tabs, open, onOpen }: Props) {
  const prefix = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = tabs.find(({ id }) => id === (open ?? own)) ?? tabs[0];
  const show = (id: string) => {
    setOwn(id);
    onOpen?.(id);
  };
  const press = (event: KeyboardEvent) => {
    const key = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp', Home: 'Home', End: 'End' }[event.key];
    const at = tabs.findIndex(({ id }) => id === current?.id);
    const next =
      key === undefined
        ? null
        : nextIndex(
            tabs.map(({ title }) => title),
            at,
            key,
          );
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    show(tab.id);
    document.getElementById(`${prefix}-${tab.id}`)?.focus();
  };
  if (current === undefined) return null;
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} onKeyDown={press}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            id={`${prefix}-${id}`}
            type="button"
            role="tab"
            class="tab"
            aria-selected={id === current.id}
            aria-controls={`${prefix}-panel`}
            tabIndex={id === current.id ? 0 : -1}
            onClick={() => show(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may have nothing inside that takes the focus */}
      <div id={`${prefix}-panel`} role="tabpanel" aria-labelledby={`${prefix}-${current.id}`} tabIndex={0}>
        {current.content()}
      </div>
    </>
  );
}

export interface TabLink {
  href: string;
  title: string;
  isOpen: boolean;
  /** Beside the open one, such as its menu. */
  after?: ComponentChildren;
}

export function TabLinks({
  label,
  links,
  children,
}: {
  label: string;
  links: readonly TabLink[];
  children?: ComponentChildren;
}) {
  return (
    <nav class="tabs" aria-label={label}>
      {links.map(({ href, title, isOpen, after }) => (
        <span key={href} class="tab-link">
          <a class="tab" href={href} aria-current={isOpen ? 'page' : undefined}>
            {title}
          </a>
          {isOpen && after}
        </span>
      ))}
      {children}
    </nav>
  );
}
