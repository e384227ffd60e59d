/** A line icon beside a word. It says nothing by itself, so screen readers skip it. */
import type { IconNode } from 'lucide';
import { h } from 'preact';

interface Props {
  of: IconNode;
  size?: number;
}

export function Icon({ of: shapes, size = 18 }: Props) {
  return (
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map(([tag, attributes], index) => h(tag, { ...attributes, key: index }))}
    </svg>
  );
}
