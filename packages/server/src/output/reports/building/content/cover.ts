import type { UnitPlan } from '@rooftree/engine';
import { inSentence, writeLabel } from '@rooftree/words';
import { contactLines } from '../../content/contact.ts';
import { logoContent } from '../../content/cover.ts';
import {
  addressOf,
  type BuildingPaper,
  type BuildingWriter,
  badgeOf,
  buildingName,
  countMonths,
  createdOn,
  labelSpan,
  unitName,
} from '../building-paper.ts';

/** The issuer, whom to call, and which building: the head of every paper. */
export function headContent(paper: BuildingPaper, { words, home }: BuildingWriter) {
  const { issuer } = paper;
  return {
    issuer: issuer?.name ?? null,
    logo: issuer?.logo ? logoContent(issuer.logo) : null,
    preparedBy: home.cover.preparedBy,
    contact: { title: home.cover.contact, lines: contactLines(paper) },
    building: buildingName(paper),
    address: addressOf(paper, words.language),
    date: words.date(createdOn(paper)),
  };
}

export function coverContent(paper: BuildingPaper, writer: BuildingWriter) {
  const { building, plan } = paper;
  const { building: of, texts } = writer;
  const t = texts.passport;
  const apartments = of.count('apartments', building.units.length);
  return {
    ...headContent(paper, writer),
    title: t.title,
    facts:
      building.year_built === null
        ? t.factsWithoutYear(apartments)
        : t.facts(apartments, String(building.year_built)),
    section: {
      isPitched: building.facts.roof_type === 'INCLINED',
      storeys: storeysOf(plan.units).map((units) =>
        units.map((unit) => ({
          name: unitName(unit),
          before: badgeOf(plan, unit.label_before),
          after: badgeOf(plan, unit.label_after),
        })),
      ),
      titles: [t.today, plan.totals.private_net_cost > 0 ? t.afterAll : t.after],
      alts: [
        t.sectionAlt(inSentence(t.today), labelsOfUnits(plan.units, 'label_before')),
        t.sectionAlt(inSentence(t.after), labelsOfUnits(plan.units, 'label_after')),
      ],
    },
    figures: figures(paper, writer),
    indicative: t.indicative,
  };
}

function labelsOfUnits(units: readonly UnitPlan[], key: 'label_before' | 'label_after'): string {
  return units.map((unit) => `${unitName(unit)} ${writeLabel(unit[key])}`).join(', ');
}

/** Highest floor first. Apartments whose floor is not known stand in rows of about the same length. */
function storeysOf(units: readonly UnitPlan[]): UnitPlan[][] {
  const floors = Map.groupBy(units, ({ floor }) => floor);
  const unknown = floors.get(null) ?? [];
  const perRow = Math.max(1, Math.ceil(Math.sqrt(unknown.length)));
  const known = [...floors.keys()].filter((floor) => floor !== null).sort((a, b) => b - a);
  return [
    ...known.map((floor) => floors.get(floor) ?? []),
    ...Array.from({ length: Math.ceil(unknown.length / perRow) }, (_, row) =>
      unknown.slice(row * perRow, (row + 1) * perRow),
    ),
  ];
}

function spanOf(paper: BuildingPaper, key: 'label_before' | 'label_after_common' | 'label_after'): string {
  const [best, worst] = labelSpan(
    paper.plan,
    paper.plan.units.map((unit) => unit[key]),
  ).map(writeLabel);
  return best === worst ? `${best}` : `${best} – ${worst}`;
}

function figures(paper: BuildingPaper, { words, texts }: BuildingWriter) {
  const { plan } = paper;
  const t = texts.passport;
  const { better, all } = countMonths(paper);
  const { target, totals, vote } = plan;
  const hasOwnWorks = totals.private_net_cost > 0;
  const withOwn = `${spanOf(paper, 'label_after')} ${t.withOwn}`;
  const chanceNote = target.of === 'MEAN' ? t.chanceMean : t.chanceEvery;
  return [
    {
      title: t.labels,
      value: spanOf(paper, hasOwnWorks ? 'label_after_common' : 'label_after'),
      note: [...(hasOwnWorks ? [withOwn] : []), t.labelsNote(spanOf(paper, 'label_before'))].join(', '),
    },
    {
      title: t.chance(writeLabel(target.label)),
      value: words.chance(target.probability),
      note: hasOwnWorks ? `${chanceNote}, ${t.withOwn}` : chanceNote,
    },
    {
      title: t.pay,
      value: words.euro(totals.net_cost),
      note: totals.subsidy_amount > 0 ? t.payNote(words.euro(totals.subsidy_amount)) : '',
    },
    ...(vote.items.length === 0
      ? []
      : [{ title: t.voteChance, value: words.chance(vote.probability), note: '' }]),
    {
      title: t.month,
      value: better === all ? t.betterAll : t.better(words.number(better), words.number(all)),
      note: plan.nobody_pays_more ? '' : t.lossNote(words.euro(plan.losses_per_month)),
    },
  ];
}
