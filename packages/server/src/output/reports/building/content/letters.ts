/** One page for the owner of each apartment: figures of that apartment and of the whole building, and of no other owner. */
import type { CommonWork, UnitPlan } from '@rooftree/engine';
import { inSentence, rounded, writeLabel } from '@rooftree/words';
import type { ComfortTopic } from '@rooftree/words/passport/passport-texts';
import { drawQrCode } from '../../qr-code.ts';
import { joinWithAnd } from '../../writer.ts';
import {
  type BuildingPaper,
  type BuildingWriter,
  badgeOf,
  buildingName,
  inCents,
  labelSpan,
  signed,
  unitName,
} from '../building-paper.ts';
import { headContent } from './cover.ts';
import { worksOf } from './vote.ts';
import { ownPartName } from './works.ts';

/** Of the layout's text. */
const INK = '#14211D';
/** More would not fit the page of a letter. */
const MOST_TOPICS = 2;

export function lettersContent(paper: BuildingPaper, writer: BuildingWriter) {
  const { plan } = paper;
  const t = writer.texts.letter;
  const { words } = writer;
  const name = buildingName(paper);
  const [, worst] = labelSpan(
    plan,
    plan.units.map(({ label_after }) => label_after),
  );
  const anyway = plan.common_works.reduce((sum, work) => sum + work.anyway_cost, 0);
  const hasWorks = plan.common_works.length > 0;
  return {
    head: headContent(paper, writer),
    title: t.title(name),
    intro: hasWorks
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
    },
    worksHead: [t.work, t.year, t.building, t.yours],
    monthNote: t.monthNote,
    comfort: topicsOf(plan.common_works).map((topic) => writer.home.home.topics[topic]),
    blanks: [t.date, t.place],
    page: { title: t.pageTitle, text: t.page },
    letters: plan.units.map((unit) => letter(unit, paper, writer)),
  };
}

function letter(unit: UnitPlan, paper: BuildingPaper, writer: BuildingWriter) {
  const { plan } = paper;
  const { words, building, texts, home } = writer;
  const t = texts.letter;
  const month = building.month(unit.month);
  const link = paper.ownerLink(unit);
  return {
    to: t.to(unitName(unit)),
    works: plan.common_works.map((work, index) => {
      const part = ownPartName(work, paper, writer);
      const name = words.work(work.work);
      return [
        part === null ? name : `${name} (${inSentence(part)})`,
        String(work.year),
        inCents(work.net_cost, writer),
        inCents(unit.common_parts[index]?.net_cost ?? 0, writer),
      ];
    }),
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
    after: badgeOf(plan, unit.label_after),
    chance: t.chance(writeLabel(plan.target.label), words.chance(unit.probability)),
    own: ownWorks(unit, writer),
    ...voteLines(unit, paper, writer),
    qr: link === null ? null : { url: link, svg: drawQrCode(link, INK), alt: home.cover.qrAlt(link) },
  };
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
      (item) => `${worksOf(item, writer)}${words.colon} ${building.majorityWithArticle(item.majority)}.`,
    ),
  };
}

/** What an owner feels of the works. */
function topicsOf(works: readonly CommonWork[]): ComfortTopic[] {
  const has = (part: string) => works.some(({ work }) => work.includes(part));
  const isInsulated = has('roof') || has('wall_') || has('floor');
  const topics: [ComfortTopic, boolean][] = [
    ['walls_warm', isInsulated],
    ['windows_draught', has('windows')],
    ['ventilation_air', has('ventilation')],
    ['summer', isInsulated],
  ];
  return topics.flatMap(([topic, concerns]) => (concerns ? [topic] : [])).slice(0, MOST_TOPICS);
}
