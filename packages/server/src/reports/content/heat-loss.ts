import type { Passport } from '../passport.ts';
import type { Writer } from '../writer.ts';

export function heatLossContent(passport: Passport, { words, texts }: Writer) {
  const t = texts.heatLoss;
  const { rows, beforeWPerK, afterWPerK } = passport.heatLoss;
  const name = (row: (typeof rows)[number]) => words.catalogue.lossPaths[row.path];
  const largest = rows.reduce((most, row) => (row.beforeWPerK > most.beforeWPerK ? row : most));
  const saved = (100 * (beforeWPerK - afterWPerK)) / beforeWPerK;
  const hasSteps = passport.steps.length > 0;
  const house = (when: string, loss: (row: (typeof rows)[number]) => number, total: number) => ({
    title: when,
    total: `${words.number(total)} ${t.unit}`,
    alt: t.alt(
      when,
      rows.map((row) => `${name(row)} ${words.percent((100 * loss(row)) / total)}`).join(', '),
    ),
    paths: Object.fromEntries(
      rows.map((row) => [
        row.path,
        { name: name(row), share: words.percent((100 * loss(row)) / total), wPerK: loss(row) },
      ]),
    ),
  });
  return {
    heading: t.heading,
    title: t.title(name(largest), words.percent(largest.beforePercent)),
    titleAfter: hasSteps ? t.titleAfter(words.percent(saved)) : null,
    intro: hasSteps ? t.intro : t.introOne,
    maxWPerK: largest.beforeWPerK,
    houses: [
      house(t.before, (row) => row.beforeWPerK, beforeWPerK),
      ...(hasSteps ? [house(t.after, (row) => row.afterWPerK, afterWPerK)] : []),
    ],
    table: {
      head: [
        t.path,
        ...(hasSteps ? [t.before, t.after] : [t.before]).flatMap((when) => [`${when}, ${t.unit}`, t.share]),
      ],
      rows: rows.map((row) => [
        name(row),
        words.number(row.beforeWPerK),
        words.percent(row.beforePercent),
        ...(hasSteps ? [words.number(row.afterWPerK), words.percent(row.afterPercent)] : []),
      ]),
      total: [
        t.total,
        words.number(beforeWPerK),
        words.percent(100),
        ...(hasSteps ? [words.number(afterWPerK), words.percent(100)] : []),
      ],
    },
  };
}
