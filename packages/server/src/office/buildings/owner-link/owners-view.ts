/** What the owners of a building see: the figures of the building, and of their own unit alone. */
import type { StoredBuildingPlan } from '../plan/read-stored-plan.ts';
import type { OwnersBuilding } from './owner-link.repository.ts';

type Unit = StoredBuildingPlan['units'][number];

/** What of each unit a neighbour may know: the name at the bell, and the label. */
export type SharedPlan = Omit<StoredBuildingPlan, 'units'> & {
  units: Pick<Unit, 'name' | 'floor' | 'label_before' | 'label_after_common'>[];
};

/** Named one by one: a field that is added to a plan stays private until it is listed here. */
export function buildingView({ name, definition, contextName, language, plan }: OwnersBuilding) {
  const about = { name, address: definition.address, organisation: contextName, language };
  if (plan === null) return { ...about, plan: null };
  const { totals, vote } = plan;
  return {
    ...about,
    plan: {
      date: plan.date,
      country: plan.country,
      region: plan.region,
      label_scale: plan.label_scale,
      target: plan.target,
      common_works: plan.common_works,
      totals: {
        estimated_cost: totals.estimated_cost,
        estimated_vat_cost: totals.estimated_vat_cost,
        total_estimated_cost_incl_vat: totals.total_estimated_cost_incl_vat,
        subsidy_amount: totals.subsidy_amount,
        net_cost: totals.net_cost,
        from_reserve: totals.from_reserve,
        from_loan: totals.from_loan,
        from_owners: totals.from_owners,
      },
      phases: plan.phases,
      loan: plan.loan,
      vote: { probability: vote.probability, items: vote.items.map(sharedItem) },
      maintenance: plan.maintenance,
      units: plan.units.map(publicUnit),
    },
  };
}

/** Votes that are expected would show, in a small building, how one owner votes. */
function sharedItem({
  id,
  works,
  majority,
  votes_total,
  votes_needed,
  probability,
}: StoredBuildingPlan['vote']['items'][number]) {
  return { id, works, majority, votes_total, votes_needed, probability };
}

function publicUnit({ name, floor, label_before, label_after_common }: SharedPlan['units'][number]) {
  return { name, floor, label_before, label_after_common };
}
