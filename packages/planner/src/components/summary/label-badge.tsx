/** The label's badge with its name in the page's language. */
import type { LabelScale } from '@rooftree/engine';
import { LabelBadge as Badge } from '@rooftree/ui/label-badge.tsx';
import { writeLabel } from '@rooftree/words/label-colours';
import { usePageWords } from '../../page-words.ts';

export function LabelBadge(props: { scale: LabelScale; label: string; size: number }) {
  const { texts } = usePageWords();
  return <Badge {...props} name={texts.labelName(writeLabel(props.label))} />;
}
