/** What to find out before the meeting, the most useful first, and what to mind. */
import type { PlanPart } from './plan-part.ts';

const MOST_QUESTIONS = 6;

export function KnownCard({ plan, words, catalogue }: PlanPart) {
  const { questions, warnings } = words.texts.known;
  const lists = [
    {
      title: questions,
      lines: plan.next_questions.slice(0, MOST_QUESTIONS).map((question) => words.question(question, plan)),
    },
    { title: warnings, lines: plan.warnings.map(catalogue.remark) },
  ].filter(({ lines }) => lines.length > 0);
  return lists.map(({ title, lines }) => (
    <section key={title} class="card known-card" aria-label={title}>
      <h2 class="part-title">{title}</h2>
      <ul class="notes">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  ));
}
