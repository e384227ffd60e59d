/** A state in a word. Colour repeats what the word says, never says it alone. */
import type { ComponentChildren } from 'preact';

interface Props {
  tone?: 'neutral' | 'accent' | 'good' | 'warning' | 'fault';
  children: ComponentChildren;
}

export function Badge({ tone = 'neutral', children }: Props) {
  return <span class={`state-badge tone-${tone}`}>{children}</span>;
}
