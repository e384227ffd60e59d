import { boundedMessages, Fault } from '../../../fault.ts';
import type { Executor } from '../../../infra/database/sql.ts';
import { type FoundEstate, findNamedEstates } from './batch.repository.ts';
import { faultOfEstate, type NamedEstate } from './batch-strings.ts';

/** An estate, and the first of the names that stood for it. */
type NamedFoundEstate = FoundEstate & { givenName: string };

/**
 * The estates that the names stand for, each once, in the order of the names: the one with that id, else that
 * external_id, else that property_id. Throws all faults at once when a name stands for nothing that can be calculated.
 */
export async function resolveNames(
  sql: Executor,
  contextId: string,
  names: readonly unknown[],
  targetLabel: string | null,
): Promise<NamedFoundEstate[]> {
  const texts = names.filter((name) => typeof name === 'string');
  const findByName = indexByName(await findNamedEstates(sql, contextId, texts));
  const resolved = new Map<string, NamedFoundEstate>();
  const faults: string[] = [];
  for (const [position, name] of names.entries()) {
    const found = typeof name === 'string' ? findByName(name) : [];
    const [estate] = found;
    const named: NamedEstate = { ...(estate ?? NOTHING), position, matches: found.length };
    const fault = faultOfEstate(name, named, targetLabel);
    if (fault !== null) faults.push(fault);
    else if (estate !== undefined && !resolved.has(estate.estateId))
      resolved.set(estate.estateId, { ...estate, givenName: String(name) });
  }
  if (faults.length > 0) throw new Fault('invalid', boundedMessages(faults));
  return [...resolved.values()];
}

/**
 * The one estate that the name stands for, whether it can be calculated or not. `parameter` is where the name was
 * given.
 */
export async function resolveName(
  sql: Executor,
  contextId: string,
  name: string,
  parameter: string,
): Promise<NamedFoundEstate> {
  const found = indexByName(await findNamedEstates(sql, contextId, [name]))(name);
  const [estate] = found;
  if (estate !== undefined && found.length === 1) return { ...estate, givenName: name };
  throw new Fault('invalid', [
    found.length > 1
      ? `${parameter} is the property_id of several estates: name it by its external_id`
      : `${parameter} must be an estate of this context`,
  ]);
}

const NOTHING = { estateType: null, region: null, yearBuilt: null };

/** Several only for a property_id that several estates share. */
function indexByName(estates: readonly FoundEstate[]): (name: string) => FoundEstate[] {
  const byId = new Map(estates.map((estate) => [estate.estateId, estate]));
  const distinct = [...byId.values()];
  const byExternalId = new Map(distinct.map((estate) => [estate.externalId, estate]));
  const byPropertyId = Map.groupBy(distinct, ({ propertyId }) => propertyId);
  return (name) => {
    const one = byId.get(name.toLowerCase()) ?? byExternalId.get(name);
    return one === undefined ? (byPropertyId.get(name) ?? []) : [one];
  };
}
