/** The building's side of the plan as plain JSON. */
import type { BuildingPhase, BuildingPlan, CommonWork, UnitPlan } from '../contract/building-plan.ts';
import { writeSubsidy } from '../plan/write/write-money.ts';
import { apportion } from './money/apportion.ts';
import type { Finance } from './money/finance.ts';
import { maintenanceCents, sparedCents } from './money/maintenance.ts';
import type { CommonLine, Owners } from './money/owners.ts';
import type { Majorities } from './vote/majorities.ts';

/** It has no income, and is no occupier. */
const ASSOCIATION = { income_group: null, ownership: null };

export function writeCommonWorks(finance: Finance, { lines }: Owners, majorities: Majorities): CommonWork[] {
  const works = [...new Set(lines.map(({ work }) => work))];
  return works.flatMap((work) => {
    const ofWork = lines.filter((line) => line.work === work);
    const weights = ofWork.map(({ weight }) => weight);
    const { costCents, vatCents, quantity, unit } = work.priced;
    const subsidies = work.awards.map((award) => ({ award, cents: apportion(award.cents, weights) }));
    // The parts of the net cost are what the owners pay: cost and VAT follow from it, so that a line adds up.
    const vat = apportion(vatCents, weights);
    return ofWork.map((line, index): CommonWork => {
      const subsidy = subsidies.reduce((sum, { cents }) => sum + (cents[index] ?? 0), 0);
      const total = line.netCents + subsidy;
      const isAlone = ofWork.length === 1;
      const vatOfLine = isAlone ? vatCents : (vat[index] ?? 0);
      return {
        work: work.priced.work,
        part_id: line.partId,
        quantity: Math.round(quantity * line.weight * 10) / 10,
        unit,
        estimated_cost: (isAlone ? costCents : total - vatOfLine) / 100,
        estimated_vat_cost: vatOfLine / 100,
        total_estimated_cost_incl_vat: total / 100,
        subsidy_amount: subsidy / 100,
        subsidies: subsidies.flatMap(({ award, cents }) =>
          (cents[index] ?? 0) === 0
            ? []
            : [
                writeSubsidy(
                  { ...award, cents: cents[index] ?? 0 },
                  ASSOCIATION,
                  finance.date,
                  yearOf(finance, line),
                ),
              ],
        ),
        net_cost: line.netCents / 100,
        year: yearOf(finance, line),
        apportioning: line.key.apportioning,
        vote_item: majorities[line.kind].id,
        anyway_cost: anywayCents(finance, line) / 100,
      };
    });
  });
}

function yearOf({ phases }: Finance, { work }: CommonLine): number {
  return phases.find(({ works }) => works.includes(work))?.year ?? 0;
}

/** Maintenance of the part that is due soon anyway and that the work itself does: never more than its cost. */
function anywayCents({ scope }: Finance, { partId, work, netCents }: CommonLine): number {
  const part = scope.building.parts.find(({ id }) => id === partId);
  if (
    part === undefined ||
    !scope.works.some((one) => one.work === work.priced.work && one.kind === part.kind)
  )
    return 0;
  return Math.min(netCents, sparedCents(part, scope), maintenanceCents(part, scope));
}

export function writePhases({ phases }: Finance): BuildingPhase[] {
  return phases.map(({ year, works, netCents, fromReserve, fromLoan, fromOwners }) => ({
    year,
    works: [...new Set(works.map(({ priced }) => priced.work))],
    net_cost: netCents / 100,
    from_reserve: fromReserve / 100,
    from_loan: fromLoan / 100,
    from_owners: fromOwners / 100,
  }));
}

export function writeTotals(finance: Finance, units: readonly UnitPlan[]): BuildingPlan['totals'] {
  let [cost, vat, subsidy] = [0, 0, 0];
  for (const { works } of finance.phases) {
    for (const { priced, awards } of works) {
      cost += priced.costCents;
      vat += priced.vatCents;
      subsidy += awards.reduce((sum, { cents }) => sum + cents, 0);
    }
  }
  const privateCents = units.reduce((sum, unit) => sum + Math.round(unit.private_net_cost * 100), 0);
  return {
    estimated_cost: cost / 100,
    estimated_vat_cost: vat / 100,
    total_estimated_cost_incl_vat: (cost + vat) / 100,
    subsidy_amount: subsidy / 100,
    net_cost: finance.netCents / 100,
    from_reserve: finance.fromReserve / 100,
    from_loan: finance.fromLoan / 100,
    from_owners: finance.fromOwners / 100,
    private_net_cost: privateCents / 100,
  };
}
