import type { PageText } from '../contract/text.ts';
import { paperOf } from '../layout/paper.ts';
import { hasPhrase } from '../value/phrases.ts';
import { FORMS } from './forms.ts';

/** How much a page alone looks like a certificate: the marks that it has, of those that the best fitting form needs. */
export function shareOfMarks(page: PageText): number {
  const { plainText } = paperOf([page]);
  const shares = FORMS.map(
    ({ marks, needs }) => marks.filter((mark) => hasPhrase(plainText, mark)).length / needs,
  );
  return Math.min(1, Math.max(...shares));
}
