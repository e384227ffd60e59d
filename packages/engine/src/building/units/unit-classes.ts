/**
 * The apartments of a building, completed and grouped: those of the same facts have the same houses, the same options
 * and the same best answer.
 */
import type { BuildingControls, BuildingInput, UnitEstates } from '../../contract/building.ts';
import type { EstateInput } from '../../contract/estate.ts';
import { type Fault, InputError } from '../../contract/input-error.ts';
import type { PlanControls } from '../../contract/plan.ts';
import type { Building, Dwelling } from '../../dwelling/dwelling.ts';
import {
  type EstateContext,
  estateContextOf,
  housesFor,
  type PlanContext,
  pricingContextOf,
  withWishes,
} from '../../plan/plan-context.ts';
import { DEFAULT_CONTROLS, type PlanOptions, targetLabel } from '../../plan/plan-options.ts';
import { buildingFaults } from '../building-faults.ts';
import { withCommonFacts } from '../with-common-facts.ts';

export type BuildingOptions = Pick<PlanOptions, 'date' | 'priceBook' | 'energyPrices'>;

/** Apartments of the same facts. */
export interface UnitClass {
  estate: EstateContext;
  context: PlanContext;
  dwelling: Dwelling;
  /** Indexes of the units. */
  units: number[];
}

/** Throws an `InputError` for a building that is not sound, or of which a unit is missing or no apartment. */
export function requireBuilding(building: BuildingInput, estates: UnitEstates): readonly EstateInput[] {
  const faults: Fault[] = buildingFaults(building);
  const inputs = building.units.flatMap((unit, index) => {
    const estate = estates.get(unit.external_id);
    const path = `units[${index}].external_id`;
    if (estate === undefined) faults.push({ path, message: `${path} ${unit.external_id} is no estate` });
    else if (estate.estate_type !== 'APARTMENT')
      faults.push({ path, message: `${path} ${unit.external_id} is no apartment` });
    return estate === undefined ? [] : [withCommonFacts(building, unit, estate)];
  });
  const regions = new Set(inputs.map(({ address }) => address.region));
  if (regions.size > 1) faults.push({ path: 'units', message: 'units must lie in one region' });
  if (faults.length > 0) throw new InputError(faults);
  return inputs;
}

export function unitClasses(
  building: BuildingInput,
  inputs: readonly EstateInput[],
  controls: BuildingControls,
  options: BuildingOptions,
): UnitClass[] {
  const isCollective = isHeatingShared(inputs);
  const classes = new Map<string, UnitClass>();
  for (const [index, input] of inputs.entries()) {
    const { owner_share_percent: _, ...facts } = input.dwelling;
    const key = JSON.stringify([input.year_built, input.year_renovated, Object.entries(facts).sort()]);
    const known = classes.get(key);
    if (known === undefined)
      classes.set(key, classOf(building, input, index, isCollective, controls, options));
    else known.units.push(index);
  }
  const all = [...classes.values()];
  if (controls.target_of === 'EVERY_UNIT') return all;
  // Of apartments that are alike some may do more than others, so that the mean is reached.
  return all.flatMap((one) => one.units.map((unit) => ({ ...one, units: [unit] })));
}

/** One heating for all, where most of the units that say anything say so. */
function isHeatingShared(inputs: readonly EstateInput[]): boolean {
  const said = inputs.map(({ dwelling }) => dwelling.heating_is_collective);
  return said.filter((one) => one === true).length > said.filter((one) => one === false).length;
}

function classOf(
  { deed }: BuildingInput,
  input: EstateInput,
  index: number,
  isCollective: boolean,
  controls: BuildingControls,
  options: BuildingOptions,
): UnitClass {
  const shared = { ...input, dwelling: { ...input.dwelling, heating_is_collective: isCollective } };
  const estate = estateContextOf(shared, options);
  const around: Partial<Building> = deed.windows_are_private ? { windowsArePrivate: true } : {};
  const inBuilding = (dwelling: Dwelling): Dwelling =>
    dwelling.building === null || !deed.windows_are_private
      ? dwelling
      : { ...dwelling, building: { ...dwelling.building, ...around } };
  const dwelling = inBuilding(estate.pricing.dwelling);
  const wishes = unitWishes(controls);
  const houses = housesFor(estate, targetLabel(wishes, dwelling.labelScale));
  const pricingContext = { ...pricingContextOf(estate, wishes), dwelling };
  const context = withWishes(
    estate,
    wishes,
    { ...houses, dwellings: houses.dwellings.map(inBuilding) },
    pricingContext,
  );
  return { estate, context, dwelling, units: [index] };
}

/** What the building wishes, as wishes of one apartment. */
function unitWishes({ target_label, objective, confidence, fossil_free }: BuildingControls): PlanControls {
  return { ...DEFAULT_CONTROLS, target_label, objective, confidence, fossil_free };
}
