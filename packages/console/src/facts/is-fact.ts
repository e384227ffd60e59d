import { type FactName, FIELDS } from './fact-groups.ts';

/** Whether it is of a fact that the console knows: a newer server may have more. */
export function isFact<Named extends { name: string }>(named: Named): named is Named & { name: FactName } {
  return Object.hasOwn(FIELDS, named.name);
}
