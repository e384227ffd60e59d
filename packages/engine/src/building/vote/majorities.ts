/** Which majority decides on a common work. */
import type { BuildingInput } from '../../contract/building.ts';
import type { Majority } from '../../contract/building-plan.ts';
import type { Region } from '../../contract/codes.ts';
import { type DecisionKind, MAJORITIES } from '../../data/majorities.ts';
import type { Dwelling } from '../../dwelling/dwelling.ts';
import type { Measure } from '../../measures/measure.ts';
import { isOpenOn } from '../../money/validity.ts';

export type Majorities = Record<DecisionKind, Majority>;

/** Those of the law or the model rules on a day; before the first row that is known, that one holds. */
export function majoritiesOn(date: string, region: Region): Majorities {
  const country = region.startsWith('BE') ? 'BE' : 'NL';
  const find = (kind: DecisionKind): Majority => {
    const rows = MAJORITIES.filter((row) => row.country === country && row.kinds.includes(kind));
    const row = rows.filter((one) => isOpenOn(date, one)).at(-1) ?? rows[0];
    if (row === undefined) throw new RangeError(`no majority for ${kind} in ${country}`);
    const { id, votes, is_strict, quorum, article, source, source_date, confidence } = row;
    return { id, votes, is_strict, quorum, article, source, source_date, confidence };
  };
  return {
    works: find('works'),
    imposed: find('imposed'),
    conservation: find('conservation'),
    use: find('use'),
    shares: find('shares'),
  };
}

/**
 * With what the deed says in the place of the majority for works. Belgian law decides on imposed works and on
 * conservation whatever the deed says; a Dutch deed comes before the model rules in all.
 */
export function majoritiesOf(date: string, region: Region, deed: BuildingInput['deed']): Majorities {
  const legal = majoritiesOn(date, region);
  if (deed.majority === null && deed.quorum === null) return legal;
  const ofDeed: Majority = {
    ...legal.works,
    id: 'deed',
    votes: deed.majority ?? legal.works.votes,
    // The deed says "at least".
    is_strict: deed.majority === null ? legal.works.is_strict : false,
    quorum: deed.quorum ?? legal.works.quorum,
    article: null,
    source: 'deed',
    source_date: date,
    confidence: 'high',
  };
  return region.startsWith('BE') ? { ...legal, works: ofDeed } : { ...legal, works: ofDeed, imposed: ofDeed };
}

/**
 * Roofs below R 0.75 m²K/W and single glass: the Flemish housing code has not allowed them since 2020 and 2023. General
 * knowledge, medium.
 */
const IMPOSED_ROOF_W_PER_M2K = 1;
const SINGLE_GLASS_W_PER_M2K = 4.3;

/** What kind of decision a work is, from the state of the part and whether its life has ended. */
export function decisionKindOf(
  { slot, code }: Measure,
  { region, pitchedRoof, flatRoof, windows }: Dwelling,
  isMaintenanceDue: boolean,
): DecisionKind {
  if (region === 'BE-VLG') {
    const isBareRoof =
      (slot === 'pitched_roof' && pitchedRoof.uValueWPerM2K >= IMPOSED_ROOF_W_PER_M2K) ||
      (slot === 'flat_roof' && flatRoof.uValueWPerM2K >= IMPOSED_ROOF_W_PER_M2K);
    if (isBareRoof || (slot === 'windows' && windows.uValueWPerM2K >= SINGLE_GLASS_W_PER_M2K))
      return 'imposed';
  }
  // A new boiler in the place of a worn-out one keeps what is there; the Dutch letter of 2019 counts all that goes with
  // such maintenance.
  const isLikeForLike = code === 'boiler_condensing';
  return isMaintenanceDue && (isLikeForLike || !region.startsWith('BE')) ? 'conservation' : 'works';
}
