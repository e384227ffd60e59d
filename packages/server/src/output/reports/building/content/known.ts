import { printable } from '../../printable.ts';
import type { BuildingPaper, BuildingWriter } from '../building-paper.ts';

/** Certain works, open questions, warnings and how it was worked out. */
export function knownContent({ plan }: BuildingPaper, writer: BuildingWriter) {
  const { words } = writer;
  const t = writer.texts.known;
  const { known } = writer.building.texts;
  const lists = [
    { title: t.core, items: plan.core.map((code) => words.work(code)) },
    { title: t.depends, items: plan.depends.map((code) => words.work(code)) },
    {
      title: known.questions,
      items: plan.next_questions.map((question) => printable(writer.building.question(question, plan))),
    },
    { title: known.warnings, items: plan.warnings.map(words.remark) },
  ].filter(({ items }) => items.length > 0);
  return {
    heading: t.heading,
    title: t.title,
    nothingOpen: plan.depends.length === 0 && plan.next_questions.length === 0 ? t.nothingOpen : '',
    lists,
    method: {
      title: t.methodTitle,
      text: t.method,
      versions: writer.home.known.versions(plan.engine_version, plan.data_version, words.date(plan.date)),
    },
  };
}
