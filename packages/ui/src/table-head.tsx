/** The heads of the columns of a plain table. */
import type { ComponentChildren } from 'preact';

type Head = string | { text: string; note?: ComponentChildren; isNumeric?: boolean; isUnseen?: boolean };

/** Above a column of numbers. */
export const numeric = (text: string): Head => ({ text, isNumeric: true });

/** For screen readers only, such as above buttons. */
export const unseen = (text: string): Head => ({ text, isUnseen: true });

export function TableHead({ heads }: { heads: readonly Head[] }) {
  return (
    <thead>
      <tr>
        {heads.map((head, column) => {
          const { text, note, isNumeric, isUnseen } = typeof head === 'string' ? { text: head } : head;
          return (
            <th key={column} scope="col" class={isNumeric ? 'numeric' : undefined}>
              {isUnseen ? <span class="unseen">{text}</span> : text}
              {note}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
