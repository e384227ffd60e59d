/**
 * A part of the page that opens in place: closed it is one line with what matters most. The browser opens it for a link to
 * something inside of it, it works without script, and it prints open.
 */
import type { ComponentChildren } from 'preact';

interface Props {
  id: string;
  title: ComponentChildren;
  /** Beside the title, also while it is closed. */
  summary?: ComponentChildren;
  class?: string;
  isOpen?: boolean;
  children: ComponentChildren;
}

export function Panel({ id, title, summary, class: kind = '', isOpen = false, children }: Props) {
  return (
    <details class={`panel ${kind}`} id={id} open={isOpen}>
      <summary>
        <h3 id={`${id}-title`}>{title}</h3>
        {summary !== undefined && <span class="panel-summary">{summary}</span>}
        <Chevron />
      </summary>
      <div class="panel-body">{children}</div>
    </details>
  );
}

/** Points down while closed, up once open. */
export function Chevron() {
  return (
    <svg class="chevron" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="m6 9 6 6 6-6" />
    </svg>
  );
}
