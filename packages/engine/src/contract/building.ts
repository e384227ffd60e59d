/**
 * A building with co-owners: what is common, who owns which part, how they decide and how they pay. Plain JSON, snake
 * case: it is what `PUT /v1/buildings/{external_id}` takes and what the plan of a building is made from. Money is in
 * EUR with at most two decimals.
 */
import type { DwellingFacts } from './dwelling-fields.ts';
import type { EstateInput } from './estate.ts';

/**
 * Facts that are stated once and hold for every unit, in the place of what its estate says. Areas are those of the
 * whole building.
 */
export const COMMON_FACTS = [
  'storeys',
  'building_width_m',
  'building_depth_m',
  'roof_type',
  'inclined_roof_surface_m2',
  'flat_roof_surface_m2',
  'inclined_roof_insulation_type',
  'flat_roof_insulation_type',
  'outer_wall_insulation_type',
  'has_cavity_wall',
  'cavity_wall_width_cm',
  'has_cavity_wall_insulation',
  'ground_floor_surface_m2',
  'basement_type',
  'floor_insulation_type',
  'heating_type',
  'heating_device',
  'heating_installation_year',
  'heating_is_collective',
  'has_gas_connection',
  'has_heat_network',
  'is_heritage',
] as const;
export type CommonFact = (typeof COMMON_FACTS)[number];
export type CommonFacts = Pick<DwellingFacts, CommonFact>;

export const PART_KINDS = [
  'flat_roof',
  'pitched_roof',
  'facade',
  'windows',
  'floor',
  'stairwell',
  'heating',
  'lift',
  'other',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

export const ORIENTATIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** How a cost is divided: by shares, equally, by use (meters), or by shares among the units that have the part. */
export const APPORTIONINGS = ['SHARES', 'EQUAL', 'USE', 'UNITS_WITH_PART'] as const;
export type Apportioning = (typeof APPORTIONINGS)[number];

/** A common part, with its maintenance. */
export interface BuildingPart {
  /** Unique in the building, e.g. `roof` or `facade-street`. */
  id: string;
  kind: PartKind;
  name: string | null;
  orientation: Orientation | null;
  area_m2: number | null;
  /** 1 (as new) to 6 (very bad), as in NEN 2767; null: not known. */
  condition: number | null;
  last_done_year: number | null;
  /** When it is due; null: `last_done_year` + the lifetime of such a part. */
  next_due_year: number | null;
  /** Of maintaining or replacing it as it is, without energy works, at today's prices; null: our own estimate. */
  maintenance_cost_eur: number | null;
  /** Null: that of such a part. */
  maintenance_interval_years: number | null;
  /** Null: `SHARES`. */
  apportioning: Apportioning | null;
  /** For `UNITS_WITH_PART`: external ids of the units that have it. */
  units: string[];
}

/** An apartment of the building. It stays an estate with its own facts, plan and page. */
export interface BuildingUnit {
  /** Of its estate, which is an apartment of the same context. */
  external_id: string;
  /** As on the bell, e.g. `2B`. */
  name: string;
  /** 0 is the ground floor; null: not known. */
  floor: number | null;
  /** Whole parts of `shares_total`. */
  share: number;
  /** Null: as many as shares. */
  votes: number | null;
  /**
   * The same for all units of one owner, whose votes are capped together; null: an owner of its own. No name of a
   * person.
   */
  owner: string | null;
  /** Measured use for `USE`, in any unit that is the same for all; null: not measured. */
  use: number | null;
}

export interface Fraction {
  numerator: number;
  denominator: number;
}

export interface BuildingInput {
  external_id: string;
  name: string;
  address: EstateInput['address'] & {
    street: string | null;
    house_number: string | null;
    city: string | null;
  };
  year_built: number | null;
  /** What the shares add up to, e.g. 1000 or 10000. */
  shares_total: number;
  facts: CommonFacts;
  parts: BuildingPart[];
  units: BuildingUnit[];
  /**
   * Of the deed, where it differs from the law or the model rules: the majority for works, and the votes that must be
   * present.
   */
  deed: {
    majority: Fraction | null;
    quorum: Fraction | null;
    /** True where windows belong to the apartments. */
    windows_are_private: boolean;
  };
  money: {
    reserve_fund_eur: number;
    reserve_contribution_eur_per_year: number;
  };
}

/** What is asked of a plan; all have a default. */
export interface BuildingControls {
  /** Null: the long-term goal of the region. */
  target_label: string | null;
  /** The label of every unit, or that of the mean score by floor area. */
  target_of: 'EVERY_UNIT' | 'MEAN';
  objective: 'least_investment' | 'least_lifetime_cost';
  /** The chance with which the target must be reached, 0.5 to 0.95. */
  confidence: number;
  fossil_free: boolean;
  /** The least chance that the meeting says yes; null: no demand. */
  least_vote_probability: number | null;
  /**
   * True: of all plans that reach the target, one in which no owner's month gets dearer, else the one with the least
   * sum of losses.
   */
  nobody_pays_more: boolean;
  /** Years of the association's loan; null: the longest that is offered. */
  loan_years: number | null;
  /** Of the association's own money, per year of works; null: the reserve fund alone bounds it. */
  budget_per_year_eur: number | null;
  first_year: number | null;
  /** The horizon of the maintenance plan. */
  maintenance_years: 10 | 20 | 30;
}

/** Maps a unit to its estate's own facts. */
export type UnitEstates = ReadonlyMap<string, EstateInput>;
