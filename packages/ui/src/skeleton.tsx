/** The shape of what is being loaded, so that nothing moves when it arrives. */
import { useUi } from './ui-context.ts';

interface Props {
  /** Lines of text, rows of a table, or a single block. */
  kind?: 'text' | 'rows' | 'block';
  count?: number;
}

export function Skeleton({ kind = 'text', count = 3 }: Props) {
  const { texts } = useUi();
  return (
    <div class={`skeletons skeleton-${kind}`} role="status" aria-label={texts.loading}>
      {Array.from({ length: kind === 'block' ? 1 : count }, (_, index) => (
        <span key={index} class="skeleton" aria-hidden="true" />
      ))}
    </div>
  );
}
