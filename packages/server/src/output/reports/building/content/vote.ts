import type { VoteItem } from '@rooftree/engine';
import { inSentence } from '@rooftree/words';
import { capitalise, joinWithAnd } from '../../writer.ts';
import { type BuildingPaper, type BuildingWriter, countMonths } from '../building-paper.ts';

/** Majority, article and chance of each item, and what would raise it; null where nothing is voted on. */
export function voteContent(paper: BuildingPaper, writer: BuildingWriter) {
  const { plan } = paper;
  const { words, building } = writer;
  const t = writer.texts.vote;
  if (plan.vote.items.length === 0) return null;
  const { better, same, worse, all } = countMonths(paper);
  const [fewer, even, more] = [better, same, worse].map((count) => words.number(count));
  return {
    heading: t.heading,
    title: t.title(words.chance(plan.vote.probability)),
    intro: t.intro,
    items: plan.vote.items.map((item, index) => ({
      number: t.item(String(index + 1)),
      title: worksOf(item, writer),
      reason: capitalise(building.majorityReason(item.majority)),
      majority: {
        title: t.majority,
        value: capitalise(building.majority(item.majority)),
        note: building.article(item.majority),
      },
      figures: [
        { title: t.needed, value: building.votesNeeded(item.votes_needed, item.votes_total) },
        { title: t.expected, value: building.count('votes', Math.round(item.votes_expected)) },
        { title: t.chance, value: words.chance(item.probability) },
      ],
      bar: { needed: item.votes_needed / item.votes_total, expected: item.votes_expected / item.votes_total },
      alt: [
        `${t.needed}${words.colon} ${building.votesNeeded(item.votes_needed, item.votes_total)}`,
        `${t.expected}${words.colon} ${words.number(Math.round(item.votes_expected))}`,
      ].join(', '),
    })),
    improvements: {
      title: t.improvementsTitle,
      items: plan.vote.improvements.map(building.improvement),
      none: t.noImprovements,
    },
    months: {
      title: t.monthsTitle,
      lines: [
        better === all ? writer.texts.units.titleAll : t.months(fewer ?? '', even ?? '', more ?? ''),
        plan.nobody_pays_more
          ? building.texts.vote.nobodyPaysMore
          : building.texts.vote.losses(words.euro(plan.losses_per_month)),
      ],
    },
    sources: { title: t.sourcesTitle, items: sourcesOf(plan.vote.items, writer), deed: t.deed },
  };
}

/** "Flat roof insulation and scaffolding" */
export function worksOf({ works }: VoteItem, { words, home }: BuildingWriter): string {
  const names = [...new Set(works)].map((code) => words.work(code));
  return capitalise(joinWithAnd(names.map(inSentence), home.step.and));
}

function sourcesOf(items: readonly VoteItem[], { words, building, texts }: BuildingWriter): string[] {
  const sources = items.map(({ majority }) => {
    const { source, source_date, confidence } = majority;
    const read = texts.vote.source(capitalise(building.article(majority)), source, words.date(source_date));
    return confidence === 'high' ? read : `${read} ${texts.vote.unsure}`;
  });
  return [...new Set(sources)];
}
