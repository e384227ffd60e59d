import { specifyWork } from '@rooftree/words';
import type { Passport } from '../passport.ts';
import type { Writer } from '../writer.ts';

/** What to give to contractors, work by work; null for a plan of an earlier version, which specified nothing. */
export function quotesContent({ plan }: Passport, { words, texts }: Writer) {
  const { specification: t } = words.catalogue;
  const works = plan.steps.flatMap(({ number, works: lines }) =>
    lines.flatMap(({ work, specification }) =>
      specification === undefined
        ? []
        : [{ step: texts.step.name(number), name: words.work(work), ...specifyWork(specification, words) }],
    ),
  );
  if (works.length === 0) return null;
  return {
    heading: t.pageHeading,
    title: t.pageTitle,
    intro: t.pageIntro,
    works: works.map(({ figures, ...work }) => ({
      ...work,
      figures: figures.map(({ name, value }) => ({ name: `${name}${texts.colon}`, value })),
    })),
    linesTitle: t.lines,
    checksTitle: t.checks,
    priceTitle: t.price,
    contractorTitle: t.contractor,
  };
}
