/** What glass, kinds of dwelling and insulation are called on the forms, in Dutch and French. */
import type { EstateFormat, EstateType } from '@rooftree/engine';
import type { Facts } from '../contract/reading.ts';
import { list } from './list.ts';
import type { PhraseTable } from './phrases.ts';

export const GLAZING: PhraseTable<NonNullable<Facts['window_glazing_type']>> = [
  ['SINGLE', list('enkel, enkele, enkel glas, enkele beglazing, voorzetraam, simple vitrage, simple')],
  [
    'DOUBLE',
    list(`
      dubbel, dubbele, dubbel glas, dubbele beglazing, gewoon dubbel*, gewone dubbele beglazing,
      double vitrage, double vitrage ordinaire, double
    `),
  ],
  [
    'HIGH_EFFICIENCY',
    list(`
      hr, hr glas*, hrglas*, hr+, hr++, hr+ glas, hr++ glas, hoogrendementsglas, hoogrendementsbeglazing,
      hoogrendement*, double vitrage haut rendement, double vitrage haut, double vitrage a haut
      rendement, haut rendement, super isolant, dubbele beglazing hr, dubbel glas hr, double vitrage
      hr
    `),
  ],
  [
    'TRIPLE',
    list(`
      drievoudig*, drievoudige beglazing, drievoudig glas, drielaags*, driedubbel*, triple, triple
      vitrage, triple glas, triple vitrage haut rendement, 3 voudig*, hr+++, drievoudig hr glas,
      drievoudige hoogrendementsbeglazing
    `),
  ],
];

export const ESTATE_TYPE_WORDS: PhraseTable<EstateType> = [
  [
    'APARTMENT',
    list(`
      appartement*, flat, flatwoning, studio, duplex, maisonnette, galerijwoning, portiekwoning,
      bovenwoning, benedenwoning, kot, loft, *bouwlaag, appartementswoning
    `),
  ],
  [
    'HOUSE',
    list(`
      woning, eengezinswoning, *woning, huis, maison, maison unifamiliale, vrijstaand*, twee onder een
      kap*, 2 onder 1 kap*, rijwoning*, villa, rijhuis, hoekhuis, tussenhuis, boerderij, woonboot
    `),
  ],
];

/** Dutch kinds and Belgian kinds of building; a corner of a terrace has one free side. */
export const ESTATE_FORMAT_WORDS: PhraseTable<EstateFormat> = [
  [
    'OPEN',
    list(`
      open bebouwing, vrijstaand*, quatre facades, 4 facades, vier gevels, vrijstaande woning
    `),
  ],
  [
    'SEMI_OPEN',
    list(`
      halfopen bebouwing, half open bebouwing, hoekwoning, rijwoning hoek, rijwoning op een hoek,
      rijwoning op hoek, twee onder een kap*, 2 onder 1 kap*, trois facades, 3 facades, drie gevels,
      hoekhuis, geschakeld*, eindwoning, hoek
    `),
  ],
  [
    'CLOSED',
    list(`
      gesloten bebouwing, tussenwoning, rijwoning tussen, rijwoning niet op een hoek, rijwoning niet
      op hoek, deux facades, 2 facades, twee gevels, tussenhuis, rijwoning midden
    `),
  ],
];

/** How a row of a table of walls says that nothing is there; "unknown" is not among them. */
export const NO_INSULATION = list(`
  isolatie afwezig, geen isolatie, niet geisoleerd, zonder isolatie, sans isolation, non isole, non
  isolee, absence d isolation, pas d isolation
`);
export const ABSENT = list(`
  niet aanwezig, afwezig, geen, neen, nee, neant, absence, absent, absente, absents, absentes, aucun, aucune,
  non, n v t,
  niet van toepassing, sans objet
`);
export const PRESENT = list('aanwezig, ja, oui, present, presente, presents, presentes, presence');
