/**
 * The body of a batch: an array of strings, each naming an estate. Pure; what the strings name is looked up elsewhere.
 */
import { labelsOf, type Region, scaleOf } from '@rooftree/engine';

const MAX_QUOTED_LENGTH = 80;

/** Faults of the body as a whole; those of its entries are reported together with what they name, all at once. */
export function faultsOfBody(body: unknown, maxStrings: number): string[] {
  if (!Array.isArray(body)) return ['body must be an array of strings'];
  if (body.length === 0) return ['body must contain at least 1 string'];
  return body.length > maxStrings ? [`body must contain no more than ${maxStrings} strings`] : [];
}

/** What a string turned out to name; `matches` is the number of estates that share it. */
export interface NamedEstate {
  position: number;
  matches: number;
  estateType: string | null;
  region: Region | null;
  yearBuilt: number | null;
}

/** Why the estate can't be calculated, or null. `name` is the client's own string, `target` the requested label. */
export function faultOfEstate(name: unknown, estate: NamedEstate, target: string | null): string | null {
  if (typeof name !== 'string') return `[${estate.position}] must be a string`;
  const subject = `[${estate.position}] ${quote(name)}`;
  if (estate.matches === 0) return `${subject} is not an estate of this context`;
  if (estate.matches > 1)
    return `${subject} is the property_id of several estates: name each by its external_id`;
  const lack = lackOfEstate(estate);
  if (lack !== null) return `${subject} ${lack}`;
  const labels = estate.region === null ? [] : labelsOf(scaleOf(estate.region));
  if (target !== null && !labels.includes(target))
    return `${subject} is in ${estate.region}, where target_label must be one of the following values: ${labels.join(', ')}`;
  return null;
}

/** What prevents an estate from being calculated, with the field to fix, or null. */
export function lackOfEstate({
  estateType,
  region,
  yearBuilt,
}: Pick<NamedEstate, 'estateType' | 'region' | 'yearBuilt'>): string | null {
  if (estateType !== 'HOUSE' && estateType !== 'APARTMENT')
    return `is of type ${estateType}, which has no renovation trajectory`;
  if (region === null) return 'has no region: give its region or a zip_code that has one';
  return yearBuilt === null ? "has no year_built, without which it can't be calculated" : null;
}

function quote(name: string): string {
  return JSON.stringify(name.length > MAX_QUOTED_LENGTH ? `${name.slice(0, MAX_QUOTED_LENGTH)}…` : name);
}
