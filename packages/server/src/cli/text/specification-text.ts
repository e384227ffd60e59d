/** What a contractor needs to quote each work, as on the passport's request for quotes. */
import type { StoredPlan } from '@rooftree/engine';
import { paint } from '../../infra/terminal.ts';
import { quotesContent } from '../../output/reports/content/quotes.ts';
import type { Writer } from '../../output/reports/writer.ts';

/** A heading and a paragraph for each work; none for a plan of an earlier version, which specified nothing. */
export function specificationTexts(plan: StoredPlan, writer: Writer): string[] {
  const quotes = quotesContent({ plan }, writer);
  if (quotes === null) return [];
  const { colon } = writer.words;
  const works = quotes.works.map(({ step, name, figures, checks, lines }) =>
    [
      paint('bold', `${step}${colon} ${name}`),
      ...figures.map((figure) => `- ${figure.name} ${figure.value}`),
      `- ${quotes.linesTitle}${colon} ${lines.map((line) => `${line.name} (${line.quantity})`).join(', ')}`,
      ...(checks === '' ? [] : [`- ${quotes.checksTitle} ${checks}`]),
    ].join('\n'),
  );
  return [paint('dim', quotes.heading), ...works];
}
