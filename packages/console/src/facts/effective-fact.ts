import type { Estate } from '@rooftree/client';
import { type FactName, isOfEstate } from './fact-groups.ts';

export type Value = string | number | boolean | null;

/** What holds of a fact: with several who speak, as the server decided; else the client's own word. */
export function effectiveFact({ facts, ...estate }: Estate, name: FactName) {
  const fact = facts?.[name];
  if (fact !== undefined)
    return {
      value: plainValue(fact.value),
      origin: fact.origin ?? 'CLIENT',
      since: fact.since,
      isRegistered: fact.certificate?.register !== undefined,
    } as const;
  const value = isOfEstate(name) ? estate[name] : estate.dwelling?.[name];
  return { value: plainValue(value ?? null), origin: 'CLIENT', since: null, isRegistered: false } as const;
}

/** As text, number or yes and no; a measured U-value as "U 0.4". */
export function plainValue(value: unknown): Value {
  if (typeof value === 'object' && value !== null && 'u_value_w_per_m2_k' in value)
    return `U ${String(value.u_value_w_per_m2_k)}`;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
