import { INSULATION_TYPES } from '@rooftree/engine';
import type { Fact } from '../../choices/facts.ts';

/** The values that a fact can be chosen from; none for a number. */
export function valuesOf({ field }: Fact, labels: readonly string[]): readonly string[] {
  if (field.kind === 'boolean') return ['true', 'false'];
  if (field.kind === 'insulation') return INSULATION_TYPES;
  if (field.kind === 'label') return labels;
  return field.kind === 'code' ? field.values : [];
}
