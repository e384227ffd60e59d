import type { Dwelling } from '../dwelling/dwelling.ts';
import { measureOf } from './catalogue.ts';
import type { Measure } from './measure.ts';

/**
 * What is done in the place of a work in a house whose attic turns out to be used otherwise: who comes to do it sees
 * that.
 */
export function suitedTo(measure: Measure, { atticUseIsKnown, atticIsUnheated }: Dwelling): Measure {
  if (atticUseIsKnown || measure.slot !== 'pitched_roof') return measure;
  if (atticIsUnheated) return measureOf('attic_floor');
  return measure.code === 'attic_floor' ? measureOf('roof_pitched_inside') : measure;
}
