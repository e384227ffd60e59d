import { DWELLING_FIELDS, type EstateInput, InputError, parseEstateInput } from '@rooftree/engine';
import { localDay } from '../../infra/local-day.ts';
import type { Estate } from '../estates.ts';
import { qualityLabelOf } from '../quality-label.ts';
import { type EffectiveFacts, effectiveFacts } from './effective-facts.ts';
import { FACT_NAMES, type FactName, type Facts, type Layers, restate } from './layers.ts';

/**
 * The estate as its client has just described it, with what others say of it: its facts are then those that hold.
 * `layers` is null where only the client says anything.
 */
export function withLayers(estate: Estate, layers: Layers | null, at: string): Estate {
  if (layers === null) return estate;
  const said: Layers = { ...layers, CLIENT: restate(layers.CLIENT ?? {}, factsOf(estate), at) };
  const { facts, input } = settle(estate, said);
  const { estate_format, year_built, year_renovated, dwelling } = input;
  const held = { estate_format, year_built, year_renovated, dwelling, quality_label: qualityLabelOf(input) };
  return { ...estate, ...held, layers: said, facts };
}

/** What the client says of the estate, under the names of the facts. */
export function factsOf({ estate_format, year_built, year_renovated, dwelling }: Estate): Facts {
  return {
    ...dwelling,
    ...(estate_format !== null && { estate_format }),
    ...(year_built !== null && { year_built }),
    ...(year_renovated !== null && { year_renovated }),
  };
}

/**
 * What the engine refuses of the facts together (works before the construction, a label of another scale) is taken from
 * the client only.
 */
function settle(estate: Estate, layers: Layers): { facts: EffectiveFacts; input: EstateInput } {
  const today = localDay(estate.country);
  const impossible = new Set<FactName>(estate.estate_type === 'APARTMENT' ? ['estate_format'] : []);
  for (;;) {
    const facts = effectiveFacts(layers, { today, impossible });
    try {
      return { facts, input: parseEstateInput(bodyOf(estate, facts), today) };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const before = impossible.size;
      for (const { path } of error.faults) for (const name of namesAt(path)) impossible.add(name);
      // Then the client's own statements are at fault, which were checked when they were accepted.
      if (impossible.size === before) throw error;
    }
  }
}

const DWELLING_NAMES = FACT_NAMES.filter((name) => Object.hasOwn(DWELLING_FIELDS, name));

function bodyOf({ country, region, zip_code, estate_type }: Estate, facts: EffectiveFacts) {
  const value = (name: FactName) => facts[name]?.value ?? null;
  return {
    address: { country, region, zip_code },
    estate_type,
    estate_format: value('estate_format'),
    year_built: value('year_built'),
    year_renovated: value('year_renovated'),
    dwelling: Object.fromEntries(
      DWELLING_NAMES.filter((name) => facts[name]).map((name) => [name, value(name)]),
    ),
  };
}

/** The two years are at fault together, whichever of them is named. */
function namesAt(path: string): FactName[] {
  if (path.startsWith('year_')) return ['year_built', 'year_renovated'];
  const [, named = path] = /^dwelling\.(\w+)/.exec(path) ?? [];
  return FACT_NAMES.filter((name) => name === named);
}
