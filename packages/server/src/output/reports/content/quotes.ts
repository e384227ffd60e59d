import type { StoredStep, WorkSpecification } from '@rooftree/engine';
import { inSentence, type SpecifiedWork, specifyWork } from '@rooftree/words';
import type { Passport } from '../passport.ts';
import { capitalise, type Writer } from '../writer.ts';

/** What to give to contractors, work by work; null for a plan of an earlier version, which specified nothing. */
export function quotesContent({ plan }: Pick<Passport, 'plan'>, writer: Writer) {
  const { words, texts } = writer;
  const { specification: t } = words.catalogue;
  const works = plan.steps.flatMap((step) =>
    entriesOf(step, writer).map(({ name, figures, checks, lines }) => ({
      step: texts.step.name(step.number),
      name,
      figures: figures.map((figure) => ({ name: `${figure.name}${texts.colon}`, value: figure.value })),
      checks: checks.join(' '),
      lines,
    })),
  );
  if (works.length === 0) return null;
  return {
    heading: t.pageHeading,
    title: t.pageTitle,
    intro: t.pageIntro,
    works,
    linesTitle: t.lines,
    checksTitle: `${t.checks}${texts.colon}`,
    priceTitle: t.price,
  };
}

interface Entry extends SpecifiedWork {
  name: string;
}

/** Each work with figures of its own; the others of the step, such as a scaffold, together. */
function entriesOf({ works }: StoredStep, { words }: Writer): Entry[] {
  const entries: Entry[] = [];
  const others: Entry[] = [];
  for (const { work, specification, track } of works) {
    if (specification === null) continue;
    const entry = { name: words.work(work), ...specifyWork(specification, words, track) };
    (hasFigures(specification) ? entries : others).push(entry);
  }
  const [first, ...rest] = others;
  if (first === undefined) return entries;
  return [
    ...entries,
    {
      name: capitalise([first.name, ...rest.map(({ name }) => inSentence(name))].join(', ')),
      figures: [],
      checks: [...new Set(others.flatMap(({ checks }) => checks))],
      lines: others.flatMap(({ lines }) => lines),
    },
  ];
}

/** More than who does it, and after what. */
function hasFigures({
  trades: _trades,
  after: _after,
  grant_requirements: grants,
  site_checks: _checks,
  quote_lines: _lines,
  ...figures
}: WorkSpecification): boolean {
  return grants.length > 0 || Object.keys(figures).length > 0;
}
