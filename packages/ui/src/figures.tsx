/** A row of key figures, each with its name above and a hint below. */
import type { ComponentChildren } from 'preact';

export type Figure = readonly [name: string, figure: ComponentChildren, hint: ComponentChildren];

interface Props {
  figures: readonly Figure[];
  class: string;
  /** Of each figure. */
  itemClass?: string;
}

export function Figures({ figures, class: className, itemClass }: Props) {
  return (
    <dl class={className}>
      {figures.map(([name, figure, hint]) => (
        <div key={name} class={itemClass}>
          <dt>{name}</dt>
          <dd>
            <strong>{figure}</strong>
            <small>{hint}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
