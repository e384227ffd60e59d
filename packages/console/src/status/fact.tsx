/** A line of a statement: what it is, and how it stands. */
import { Icon } from '@rooftree/ui/icon.tsx';
import { TriangleAlert } from 'lucide';
import type { ComponentChildren } from 'preact';

interface FactProps {
  name: string;
  /** A person should check it; marked in words as well as by a sign. */
  isWrong?: boolean;
  children: ComponentChildren;
}

export function Fact({ name, isWrong = false, children }: FactProps) {
  return (
    <div class={isWrong ? 'is-wrong' : undefined}>
      <dt>{name}</dt>
      <dd>
        {isWrong && <Icon of={TriangleAlert} size={14} />}
        {children}
      </dd>
    </div>
  );
}
