import type { Element } from './envelope.ts';

/** Which element a row of a Dutch list of all of them is; null for what adjoins a heated space, and for what has no name. */
export function elementNamed(row: string): Element | null {
  if (/(?<!on)\bverwarmde ruimte|andere (wooneenheid|woning)|woningscheidend|gemene muur/.test(row))
    return null;
  if (/\bvenster|\bra(am|men)\b|\bglas/.test(row)) return 'window';
  if (/deur|\bpoort|\bpaneel/.test(row)) return 'door';
  if (/vloer/.test(row)) return 'floor';
  if (/\bplafond|\bzolder/.test(row)) return 'attic';
  if (/\bdak/.test(row)) return /\bplat|horizontaal/.test(row) ? 'flat' : 'inclined';
  if (!/muur|gevel|wand/.test(row)) return null;
  return /onverwarmd|kelder|garage|\baor\b/.test(row) ? 'wall_unheated' : 'wall';
}
