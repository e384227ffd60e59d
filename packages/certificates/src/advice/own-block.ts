/** What the format has no element for: the facts of the home and the plan, in the block that it leaves to software. */

import type { FactName, Facts, FactValue } from '../contract/reading.ts';
import { Refusal } from '../contract/refusal.ts';
import { elementsNamed, type XmlElement } from '../records/xml.ts';

export const SOFTWARE = 'Rooftree';
export const OWN_NAMESPACE = 'urn:rooftree:tailored-advice:1';

interface OwnBlock {
  /** The facts as the draft had them. */
  facts: Facts;
  /** What the draft calculated of the home as it is: read again unchanged, it is no finding of an adviser. */
  estimate: Pick<Facts, 'energy_label' | 'energy_score_kwh_per_m2'>;
}

/** Empty when the file is not one of our drafts. */
export function ownBlockOf(root: XmlElement): OwnBlock {
  const block = elementsNamed(root, 'SoftwareSpecific').find(({ attributes }) =>
    (attributes['software'] ?? '').startsWith(`${SOFTWARE} `),
  );
  if (block === undefined) return { facts: {}, estimate: {} };
  const { label, primary_kwh_per_m2: score } = objectIn(objectIn(jsonOf(block, 'Plan'))['baseline']);
  return {
    // What is no fact, or out of bounds, is left out when the findings are graded.
    facts: objectIn(jsonOf(block, 'Home')) as Facts,
    estimate: {
      ...(typeof label === 'string' && { energy_label: label }),
      ...(typeof score === 'number' && score >= 0 && { energy_score_kwh_per_m2: score }),
    },
  };
}

function jsonOf(block: XmlElement, name: string): unknown {
  const [element] = elementsNamed(block, name);
  if (element === undefined) return null;
  try {
    return JSON.parse(element.text);
  } catch {
    throw new Refusal('unreadable', `the element SoftwareSpecific/${name} must be JSON`);
  }
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  // Any object has names and values.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** The draft's value is more exact than the element that it was rounded to; one that differs was changed since. */
export function moreExact<Value extends FactValue | undefined>(
  name: FactName,
  read: Value,
  own: Value | undefined,
): Value {
  if (typeof own !== 'number' || typeof read !== 'number') return read;
  return Math.abs(own - read) <= (TOLERANCES[name] ?? 0) ? own : read;
}

/** Half of the last digit: hundredths, whole kWh, whole cubic metres of gas. */
const TOLERANCES: Partial<Record<FactName, number>> = {
  energy_score_kwh_per_m2: 0.0051,
  metered_electricity_kwh: 0.51,
  metered_gas_kwh: 4.89,
};
