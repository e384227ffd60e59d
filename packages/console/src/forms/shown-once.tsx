/** What is shown this one time, each value with a button that copies it. */
import { CopyButton } from '@rooftree/ui/copy-button.tsx';
import type { ComponentChildren } from 'preact';

interface Props {
  text: string;
  /** By their names. */
  values: Record<string, string>;
  /** What else can be done with it. */
  children?: ComponentChildren;
}

export function ShownOnce({ text, values, children }: Props) {
  return (
    <div class="shown-once">
      <p role="status">{text}</p>
      <dl>
        {Object.entries(values).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
              <CopyButton value={value} name={name} />
            </dd>
          </div>
        ))}
      </dl>
      {children && <div class="row">{children}</div>}
    </div>
  );
}
