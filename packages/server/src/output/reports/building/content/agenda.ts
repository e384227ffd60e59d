import type { VoteItem } from '@rooftree/engine';
import { inSentence, writeLabel } from '@rooftree/words';
import { type MergedWork, mergedWorks, sumEur } from '@rooftree/words/building/merged-works';
import { capitalise, joinWithAnd } from '../../writer.ts';
import {
  type BuildingPaper,
  type BuildingWriter,
  buildingName,
  labelSpan,
  nameInSentence,
  unitName,
} from '../building-paper.ts';
import { headContent } from './cover.ts';
import { worksOf } from './vote.ts';

/** The items of the notice with the decisions proposed, and a form for the minutes of each. */
export function agendaContent(paper: BuildingPaper, writer: BuildingWriter) {
  const { plan } = paper;
  const t = writer.texts.agenda;
  const [, worst] = labelSpan(
    plan,
    plan.units.map(({ label_after_common }) => label_after_common),
  );
  return {
    head: headContent(paper, writer),
    heading: t.heading,
    title: t.title,
    intro: t.intro(nameInSentence(paper)),
    reason: plan.vote.items.length === 0 ? t.nothing : t.reason(writeLabel(worst)),
    items: plan.vote.items.map((item, index) => agendaItem(item, index, paper, writer)),
    financing: plan.vote.items.length === 0 ? null : financing(paper, writer),
    annexes: { title: t.annexes, items: t.annexList },
    minutes: minutesContent(paper, writer),
  };
}

function agendaItem(item: VoteItem, index: number, paper: BuildingPaper, writer: BuildingWriter) {
  const { words, building, texts } = writer;
  const t = texts.agenda;
  const works = mergedWorks(paper.plan).filter(({ voteItem }) => voteItem === item.id);
  const [total, grants, net] = [
    sumEur(works.map((work) => work.total)),
    sumEur(works.map((work) => work.grants)),
    sumEur(works.map((work) => work.net)),
  ];
  const anyway = sumEur(
    paper.plan.common_works
      .filter(({ vote_item }) => vote_item === item.id)
      .map(({ anyway_cost }) => anyway_cost),
  );
  const list = works.map((work) => t.work(inSentence(words.work(work.work)), String(work.year)));
  return {
    number: t.item(String(index + 1)),
    title: worksOf(item, writer),
    why: [
      `${capitalise(building.majorityReason(item.majority))}.`,
      ...(anyway > 0 ? [t.anyway(words.euroCents(anyway))] : []),
    ].join(' '),
    decision: {
      title: t.decision,
      intro: t.decides,
      points: asList(writer, [
        t.carryOut(joinWithAnd(list, writer.home.step.and), words.euroCents(total)),
        ...(grants > 0 ? [t.grants(words.euroCents(grants), words.euroCents(net))] : []),
        ...divisions(works, writer),
      ]),
    },
    majority: {
      title: t.majority,
      text: t.needed(
        capitalise(building.majority(item.majority)),
        building.article(item.majority),
        building.votesNeeded(item.votes_needed, item.votes_total),
      ),
    },
  };
}

/** One sentence where all works are divided in one way. */
function divisions(works: readonly MergedWork[], { words, building, texts, home }: BuildingWriter): string[] {
  const t = texts.agenda;
  const keys = Map.groupBy(works, ({ apportioning }) => apportioning);
  if (keys.size === 1) return [...keys.keys()].map((key) => t.divideAll(building.apportioning(key)));
  return [...keys].map(([key, own]) =>
    t.divide(
      joinWithAnd([...new Set(own.map(({ work }) => inSentence(words.work(work))))], home.step.and),
      building.apportioning(key),
    ),
  );
}

/** Points of one sentence, each with its sign. */
function asList({ words }: BuildingWriter, points: readonly string[]): string[] {
  const semicolon = words.colon.replace(':', ';');
  return points.map((point, index) => `${point}${index < points.length - 1 ? semicolon : '.'}`);
}

/** Where the money of all items together comes from. */
function financing(paper: BuildingPaper, writer: BuildingWriter) {
  const { words, building, texts } = writer;
  const t = texts.agenda;
  const { totals, loan } = paper.plan;
  return {
    title: t.financing,
    intro: t.financingIntro,
    points: asList(writer, [
      ...(totals.from_reserve > 0 ? [t.fromReserve(words.euroCents(totals.from_reserve))] : []),
      ...(loan === null
        ? []
        : [
            t.borrow(
              words.euroCents(totals.from_loan),
              words.loan(loan.id),
              building.count('years', loan.years),
              words.rate(loan.rate_percent),
              words.euroCents(loan.payment_per_month),
            ),
          ]),
      ...(totals.from_owners > 0 ? [t.atOnce(words.euroCents(totals.from_owners))] : []),
      contribution(paper, writer),
      t.offers,
      t.mandate,
    ]),
  };
}

/** Beside what is paid today, where the building says it. */
function contribution({ building, plan }: BuildingPaper, { words, texts }: BuildingWriter): string {
  const amount = words.euroCents(plan.maintenance.contribution_per_month);
  const today = building.money.reserve_contribution_eur_per_year / 12;
  return today === 0
    ? texts.agenda.contribution(amount)
    : texts.agenda.contributionFrom(amount, words.euroCents(today));
}

function minutesContent(paper: BuildingPaper, writer: BuildingWriter) {
  const { plan } = paper;
  const { words, building, texts } = writer;
  const t = texts.minutes;
  return {
    heading: t.heading,
    meeting: `${t.meeting} ${buildingName(paper)}`,
    fields: [...t.fields, t.present],
    head: [t.unit, t.votes, t.for, t.against, t.abstained],
    rows: plan.units.map((unit) => [unitName(unit), words.number(unit.votes)]),
    sum: t.sum,
    items: plan.vote.items.map((item, index) => ({
      title: t.title(String(index + 1)),
      works: worksOf(item, writer),
      needed: t.needed(building.votesNeeded(item.votes_needed, item.votes_total)),
    })),
    result: { title: t.result, choices: [t.adopted, t.rejected] },
    signatures: t.signatures,
  };
}
