import { rounded } from '@rooftree/words';
import {
  type BuildingPaper,
  type BuildingWriter,
  badgeOf,
  countMonths,
  inCents,
  signed,
  unitName,
} from '../building-paper.ts';

/** Every apartment with its label, its part and its month: for whoever runs the building, never for one owner. */
export function unitsContent(paper: BuildingPaper, writer: BuildingWriter) {
  const { plan } = paper;
  const { words } = writer;
  const t = writer.texts.units;
  const { better, all } = countMonths(paper);
  const { totals } = plan;
  const sum = (cells: readonly number[]) => cells.reduce((total, cell) => total + cell, 0);
  return {
    heading: t.heading,
    title: better === all ? t.titleAll : t.title(words.number(better), words.number(all)),
    intro: t.intro,
    head: [t.apartment, t.label, t.share, t.part, t.reserve, t.loan, t.atOnce, t.month],
    rows: plan.units.map((unit) => ({
      name: unitName(unit),
      before: badgeOf(plan, unit.label_before),
      after: badgeOf(plan, unit.label_after),
      cells: [
        words.percent(unit.share_percent, 2),
        ...[unit.common_net_cost, unit.paid_from_reserve, unit.paid_by_loan, unit.paid_at_once].map((eur) =>
          inCents(eur, writer),
        ),
        signed(-unit.month.net, writer),
      ],
    })),
    total: [
      words.percent(100),
      ...[totals.net_cost, totals.from_reserve, totals.from_loan, totals.from_owners].map((eur) =>
        inCents(eur, writer),
      ),
      // Of whole euros, so that the column adds up.
      signed(-sum(plan.units.map(({ month }) => Math.round(month.net))), writer),
    ],
    totalName: t.total,
    private: totals.private_net_cost > 0 ? t.private(words.euro(rounded(totals.private_net_cost))) : '',
  };
}
