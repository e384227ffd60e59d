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
  // Of a chance that is written as today's nothing is gained.
  const improvements = plan.vote.improvements.filter(
    ({ probability }) => words.chance(probability) !== words.chance(plan.vote.probability),
  );
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
      items: [...improvements.map(building.improvement), building.bestChange(improvements)].filter(
        (text) => text !== '',
      ),
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

/** "Flat roof insulation and external wall insulation"; what these need besides goes without saying. */
export function worksOf({ works }: VoteItem, { words, home }: BuildingWriter): string {
  const measures = works.filter((code) => code in words.catalogue.measures);
  const names = [...new Set(measures.length > 0 ? measures : works)].map((code) => words.work(code));
  return capitalise(joinWithAnd(names.map(inSentence), home.step.and));
}

/** Sites and judgments: the engine says the rest of a source in English alone. */
const PUBLISHED = /ECLI:[\w:]+|\b[\w-]+(?:\.[\w-]+)*\.(?:be|nl|eu)\b/g;

function sourcesOf(items: readonly VoteItem[], { words, building, texts }: BuildingWriter): string[] {
  const sources = Map.groupBy(items, ({ majority }) => {
    const { article, source, source_date } = majority;
    const name = capitalise(building.article(majority));
    const sites = (source.match(PUBLISHED) ?? []).join(', ');
    return article === null ? name : texts.vote.source(name, sites, words.date(source_date));
  });
  return [...sources].map(([read, own]) =>
    own.every(({ majority }) => majority.confidence === 'high') ? read : `${read} ${texts.vote.unsure}`,
  );
}
