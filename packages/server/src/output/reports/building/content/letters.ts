/**
 * One page for the owner of each apartment: figures of that apartment and of the whole building, and of no other owner.
 */
import type { UnitPlan } from '@rooftree/engine';
import { inSentence, rounded, writeLabel } from '@rooftree/words';
import { type MergedWork, mergedWorks, partOf, sumEur } from '@rooftree/words/building/merged-works';
import type { ComfortTopic } from '@rooftree/words/passport/context-texts';
import { drawQrCode } from '../../qr-code.ts';
import { capitalise, joinWithAnd } from '../../writer.ts';
import {
  type BuildingPaper,
  type BuildingWriter,
  badgeOf,
  inCents,
  labelSpan,
  nameInSentence,
  signed,
  unitName,
} from '../building-paper.ts';
import { headContent } from './cover.ts';

/** Of the layout's text. */
const INK = '#14211D';
/** What fits the page of a letter: the longer the list of works, the less else. */
const ROOM = 8;
const MOST_TOPICS = 2;

export function lettersContent(paper: BuildingPaper, writer: BuildingWriter) {
  const { plan } = paper;
  const t = writer.texts.letter;
  const { words } = writer;
  const name = nameInSentence(paper);
  const [, worst] = labelSpan(
    plan,
    plan.units.map(({ label_after_common }) => label_after_common),
  );
  const works = mergedWorks(plan);
  const anyway = sumEur(plan.common_works.map(({ anyway_cost }) => anyway_cost));
  return {
    head: headContent(paper, writer),
    title: t.title(name),
    intro:
      works.length > 0
        ? [t.intro(name, writeLabel(worst)), ...(anyway > 0 ? [t.anyway(words.euro(anyway))] : [])].join(' ')
        : t.nothing,
    titles: {
      works: t.worksTitle,
      pay: t.payTitle,
      month: t.monthTitle,
      home: t.homeTitle,
      own: t.ownTitle,
      vote: t.voteTitle,
      labelToday: t.labelToday,
      labelAfter: t.labelAfter,
      labelWithOwn: t.labelWithOwn,
    },
    worksHead: [t.work, t.year, t.building, t.yours],
    monthNote: t.monthNote,
    comfort: topicsOf(works).map((topic) => writer.home.home.topics[topic]),
    blanks: [t.date, t.place],
    page: { title: t.pageTitle, text: t.page },
    letters: plan.units.map((unit) => letter(unit, works, paper, writer)),
  };
}

function letter(unit: UnitPlan, works: readonly MergedWork[], paper: BuildingPaper, writer: BuildingWriter) {
  const { plan } = paper;
  const { words, building, texts, home } = writer;
  const t = texts.letter;
  const month = building.month(unit.month);
  const link = paper.ownerLink(unit);
  const own = ownWorks(unit, writer);
  const chance = own === '' ? t.chance : t.chanceWithOwn;
  return {
    to: t.to(unitName(unit)),
    works: works.map((work) => [
      words.work(work.work),
      String(work.year),
      inCents(work.net, writer),
      inCents(partOf(unit, work), writer),
    ]),
    total: [t.total, '', inCents(plan.totals.net_cost, writer), inCents(unit.common_net_cost, writer)],
    share: t.share(words.percent(unit.share_percent, 2)),
    pay: payRows(unit, paper, writer),
    month: {
      rows: month.rows.map(({ name, eur }, index) => [
        name,
        index === 0 ? words.number(eur) : signed(eur, writer),
      ]),
      total: [month.result.name, words.number(month.result.eur)],
    },
    before: badgeOf(plan, unit.label_before),
    after: badgeOf(plan, own === '' ? unit.label_after : unit.label_after_common),
    afterOwn: own === '' ? null : badgeOf(plan, unit.label_after),
    chance: chance(writeLabel(plan.target.label), words.chance(unit.probability)),
    own,
    fund: fundLine(unit, paper, writer),
    ...voteLines(unit, paper, writer),
    qr: link === null ? null : { url: link, svg: drawQrCode(link, INK), alt: home.cover.qrAlt(link) },
    code: link === null ? '' : codeLine(link, writer),
  };
}

/** What leaves the owner's account each month; empty where the building does not say what is paid today. */
function fundLine(
  { share_percent: percent }: UnitPlan,
  paper: BuildingPaper,
  writer: BuildingWriter,
): string {
  const { building, plan } = paper;
  const { contribution_per_month: later, contribution_without_works_per_month: without } = plan.maintenance;
  const today = building.money.reserve_contribution_eur_per_year / 12;
  if (today === 0) return '';
  const [first, second, third] = [today, later, without].map((eur) =>
    writer.words.euro((eur * percent) / 100),
  );
  return writer.texts.letter.fund(first ?? '', second ?? '', third ?? '');
}

/** For an owner who cannot scan: the page, and what to enter there. */
function codeLine(link: string, { texts }: BuildingWriter): string {
  const { origin, pathname, searchParams } = new URL(link);
  return texts.letter.code(`${origin}${pathname}`, searchParams.get('code') ?? '');
}

/** Rows of nothing are left out; the sum is the owner's part. */
function payRows(unit: UnitPlan, { plan }: BuildingPaper, writer: BuildingWriter) {
  const { words, building, texts } = writer;
  const { money } = building.texts;
  const loan =
    plan.loan === null
      ? money.loan
      : texts.letter.loan(building.count('years', plan.loan.years), words.rate(plan.loan.rate_percent));
  const rows: [name: string, eur: number][] = [
    [money.reserve, unit.paid_from_reserve],
    [loan, unit.paid_by_loan],
    [texts.letter.atOnce, unit.paid_at_once],
  ];
  return {
    rows: rows.filter(([, eur]) => eur !== 0).map(([name, eur]) => [name, inCents(eur, writer)]),
    total: [texts.works.total, inCents(unit.common_net_cost, writer)],
  };
}

/** Advice: works that the owner decides alone. Empty where there are none. */
function ownWorks({ plan, private_net_cost }: UnitPlan, { words, texts, home }: BuildingWriter): string {
  const codes = plan.steps.flatMap(({ works }) =>
    works.filter(({ track }) => track === 'private').map(({ work }) => work),
  );
  if (codes.length === 0 || private_net_cost <= 0) return '';
  const names = [...new Set(codes)].map((code) => inSentence(words.work(code)));
  return texts.letter.own(joinWithAnd(names, home.step.and), words.euro(rounded(private_net_cost)));
}

/** One sentence, or the majority of each item. */
function voteLines(unit: UnitPlan, { plan }: BuildingPaper, writer: BuildingWriter) {
  const { words, building, texts } = writer;
  const t = texts.letter;
  const [first, ...others] = plan.vote.items;
  if (first === undefined) return { vote: '', majorities: [] };
  const [votes, total] = [words.number(unit.votes), words.number(first.votes_total)];
  if (others.length === 0)
    return { vote: t.vote(votes, total, building.majorityWithArticle(first.majority)), majorities: [] };
  return {
    vote: t.votes(votes, total),
    majorities: plan.vote.items.map(
      ({ majority }) =>
        `${capitalise(building.majorityReason(majority))}${words.colon} ${building.majorityWithArticle(majority)}.`,
    ),
  };
}

/** What an owner feels of the works. */
function topicsOf(works: readonly MergedWork[]): ComfortTopic[] {
  const most = Math.max(0, Math.min(MOST_TOPICS, ROOM - works.length));
  const has = (part: string) => works.some(({ work }) => work.includes(part));
  const isInsulated = has('roof') || has('wall_') || has('floor');
  const topics: [ComfortTopic, boolean][] = [
    ['walls_warm', isInsulated],
    ['windows_draught', has('windows')],
    ['ventilation_air', has('ventilation')],
    ['summer', isInsulated],
  ];
  return topics.flatMap(([topic, concerns]) => (concerns ? [topic] : [])).slice(0, most);
}
