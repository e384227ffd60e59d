/**
 * A collapsed group of fields that is rendered when it is first opened: forty lists that few open should not slow down
 * the page.
 */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  id: string;
  title: string;
  children: () => ComponentChildren;
}

export function LazyGroup({ id, title, children }: Props) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      class="group"
      id={id}
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true);
      }}
    >
      <summary>{title}</summary>
      {wasOpened && children()}
    </details>
  );
}
