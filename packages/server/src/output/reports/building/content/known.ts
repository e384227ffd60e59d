import { printable } from '../../printable.ts';
import type { BuildingPaper, BuildingWriter } from '../building-paper.ts';

/** A smaller part of what is uncertain is not worth a figure. */
const LEAST_SHARE = 0.05;

/** Certain works, open questions, warnings and how it was worked out. */
export function knownContent({ plan }: BuildingPaper, writer: BuildingWriter) {
  const { words } = writer;
  const t = writer.texts.known;
  const nameOf = (externalId: string) => {
    const unit = plan.units.find(({ external_id }) => external_id === externalId);
    return printable(unit?.name ?? externalId);
  };
  const lists = [
    { title: t.core, items: plan.core.map((code) => words.work(code)) },
    { title: t.depends, items: plan.depends.map((code) => words.work(code)) },
    {
      title: t.questions,
      items: plan.next_questions.map(({ fact, unit, variance_share }) => {
        const name = words.fact(fact, plan.label_scale);
        const asked = unit === null ? name : t.ofUnit(name, nameOf(unit));
        return variance_share < LEAST_SHARE ? asked : t.question(asked, words.percent(100 * variance_share));
      }),
    },
    { title: t.warnings, items: plan.warnings.map(words.remark) },
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
