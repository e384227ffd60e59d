/**
 * What is stated once of a building holds for its units: a layer of facts of each estate, before what others say of it.
 */
import type { BuildingInput, BuildingUnit, EstateInput } from '@rooftree/engine';
import { COMMON_FACTS, withCommonFacts } from '@rooftree/engine/building';
import type { Estate } from '../../estates/estates.ts';
import { changeManyLayers } from '../../estates/facts/change-layers.ts';
import { writtenMeanwhile } from '../../estates/facts/connected-estates.service.ts';
import { FACT_NAMES, type Facts, type Layers, restate } from '../../estates/facts/layers.ts';
import type { Executor } from '../../infra/database/sql.ts';

/** In the transaction that stores or deletes the building. Units that have left it have their own facts again. */
export async function applyCommonFacts(
  tx: Executor,
  contextId: string,
  before: BuildingInput | null,
  after: BuildingInput | null,
): Promise<void> {
  const at = new Date().toISOString();
  const units = new Map((after?.units ?? []).map((unit) => [unit.external_id, unit]));
  const names = new Set([...(before?.units ?? []).map((unit) => unit.external_id), ...units.keys()]);
  const deciders = new Map(
    [...names].map((name) => [
      name,
      (layers: Layers, estate: Estate): { layers: Layers | null } => {
        const unit = units.get(name);
        const facts = after === null || unit === undefined ? {} : factsFrom(after, unit, estate);
        const known = layers.BUILDING ?? {};
        const stated = restate(known, facts, at);
        const isSame = FACT_NAMES.every((fact) => known[fact] === stated[fact]);
        return { layers: isSame ? null : { ...layers, BUILDING: stated } };
      },
    ]),
  );
  const changed = await changeManyLayers(tx, contextId, deciders);
  if (changed.size < deciders.size) throw writtenMeanwhile();
}

/** As the engine apportions them; only what the building states. */
function factsFrom(building: BuildingInput, unit: BuildingUnit, estate: Estate): Facts {
  const { dwelling } = withCommonFacts(building, unit, inputOf(estate));
  const stated = new Set<string>([
    ...COMMON_FACTS.filter((name) => (building.facts[name] ?? null) !== null),
    ...(building.parts.some(({ kind }) => kind === 'heating') ? ['heating_is_collective'] : []),
    ...(unit.floor === null ? [] : ['apartment_floor']),
    'owner_share_percent',
  ]);
  return {
    ...Object.fromEntries(
      Object.entries(dwelling).filter(
        ([name, value]) => stated.has(name) && value !== null && value !== undefined,
      ),
    ),
    ...(building.year_built !== null && { year_built: building.year_built }),
  };
}

function inputOf({ country, region, zip_code, ...estate }: Estate): EstateInput {
  const { estate_type, estate_format, year_built, year_renovated, dwelling } = estate;
  return {
    address: { country, region, zip_code },
    estate_type,
    estate_format,
    year_built,
    year_renovated,
    dwelling,
  };
}
