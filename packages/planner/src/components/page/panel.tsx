/**
 * A part of the page that opens in place: closed it is one line with what matters most. The browser opens it for a link
 * to something inside of it, it works without script, and it prints open. What is closed is updated later.
 */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useLater } from '../../use-later.ts';

interface Props {
  id: string;
  title: string;
  class?: string;
  isOpen?: boolean;
  /** Of its heading: 2 where it stands by itself, 3 under a heading. */
  level?: 2 | 3;
  children: ComponentChildren;
}

export function Panel({ id, title, class: kind = '', isOpen = false, level = 3, children }: Props) {
  return (
    <Fold class={`panel ${kind}`} id={id} isOpen={isOpen} head={<Head id={id} title={title} level={level} />}>
      <div class="panel-body">{children}</div>
    </Fold>
  );
}

interface FoldProps {
  id?: string;
  class?: string;
  isOpen?: boolean;
  /** Its `summary`. */
  head: ComponentChildren;
  children: ComponentChildren;
}

/** What opens under a line. While it is closed, it is updated later. */
export function Fold({ id, class: kind, isOpen = false, head, children }: FoldProps) {
  const [isUnfolded, setUnfolded] = useState(isOpen);
  const body = useLater(children, isUnfolded);
  return (
    <details class={kind} id={id} open={isOpen} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      {head}
      {body}
    </details>
  );
}

/** Rendered when it is first opened: forty lists that few open should not slow down the page. */
export function LazyPanel({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: () => ComponentChildren;
}) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      class="panel"
      id={id}
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true);
      }}
    >
      <Head id={id} title={title} level={3} />
      {wasOpened && <div class="panel-body">{children()}</div>}
    </details>
  );
}

function Head({ id, title, level }: Required<Pick<Props, 'id' | 'title' | 'level'>>) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <summary>
      <Heading id={`${id}-title`}>{title}</Heading>
      <Chevron />
    </summary>
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
