/**
 * What the page of a building shows to its owners: the building to everybody with the link, an apartment to who has its
 * code.
 */
import type { BuildingInput, BuildingPlan, CommonWork, UnitPlan, VoteItem } from '@rooftree/engine';
import type { Language } from '@rooftree/words/language';
import type { PageContext } from '../page-data.ts';

/** As all owners may see it: nothing of a single owner's money or vote. */
export interface OwnersPlan
  extends Pick<BuildingPlan, 'date' | 'label_scale' | 'target' | 'phases' | 'loan'> {
  totals: Omit<BuildingPlan['totals'], 'private_net_cost'>;
  common_works: CommonWork[];
  vote: {
    probability: number;
    items: Pick<VoteItem, 'id' | 'works' | 'majority' | 'votes_total' | 'votes_needed' | 'probability'>[];
  };
  units: Pick<UnitPlan, 'name' | 'floor' | 'label_before' | 'label_after_common'>[];
}

/** One owner's own figures. */
export type OwnersUnit = Omit<UnitPlan, 'plan' | 'yes_probability'>;

export interface OwnersData {
  language: Language;
  context: PageContext;
  building: Pick<BuildingInput, 'name' | 'address' | 'parts'>;
  /** Null until there is one. */
  plan: OwnersPlan | null;
  /** Of the code in the address; null without one, and for one that is not of this building. */
  unit: OwnersUnit | null;
  /** As it was entered; empty without one. */
  code: string;
}
