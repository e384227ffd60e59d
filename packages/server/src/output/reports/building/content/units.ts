import { rounded } from '@rooftree/words';
import {
  type BuildingPaper,
  type BuildingWriter,
  badgeOf,
  countMonths,
  inCents,
  unitName,
} from '../building-paper.ts';

/**
 * Every apartment with its label and its part, which follow from the deed and the certificates. Its month follows from
 * how its owner lives: it is in the owner's letter alone, as this paper goes to all of them with the notice.
 */
export function unitsContent(paper: BuildingPaper, writer: BuildingWriter) {
  const { plan } = paper;
  const { words } = writer;
  const t = writer.texts.units;
  const { better, all } = countMonths(paper);
  const { totals } = plan;
  return {
    heading: t.heading,
    title: better === all ? t.titleAll : t.title(words.number(better), words.number(all)),
    intro: t.intro,
    head: [t.apartment, t.label, t.share, t.part, t.reserve, t.loan, t.atOnce],
    rows: plan.units.map((unit) => ({
      name: unitName(unit),
      before: badgeOf(plan, unit.label_before),
      after: badgeOf(plan, totals.private_net_cost > 0 ? unit.label_after_common : unit.label_after),
      cells: [
        words.percent(unit.share_percent, 2),
        ...[unit.common_net_cost, unit.paid_from_reserve, unit.paid_by_loan, unit.paid_at_once].map((eur) =>
          inCents(eur, writer),
        ),
      ],
    })),
    total: [
      words.percent(100),
      ...[totals.net_cost, totals.from_reserve, totals.from_loan, totals.from_owners].map((eur) =>
        inCents(eur, writer),
      ),
    ],
    totalName: t.total,
    private: totals.private_net_cost > 0 ? t.private(words.euro(rounded(totals.private_net_cost))) : '',
  };
}
