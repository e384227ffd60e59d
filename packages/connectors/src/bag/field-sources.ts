/**
 * Where each field of an address stands in an answer of the BAG. Which values stand for unknown ones: the importer of
 * digitaldutch/BAG_parser (2026-03) removes the same four.
 */
import { fieldTable } from '../contract/provider-field.ts';

export const BAG_FIELDS = fieldTable([
  [
    'address',
    'postcode | huisnummer | huisletter | huisnummertoevoeging',
    'client',
    'no address of the register: the one that was asked for must be the only one',
  ],
  ['bag_id', 'adresseerbaarObjectIdentificatie', 'client', 'no address of the register'],
  ['uses', 'gebruiksdoelen[]', 'client', 'no home: no fact is used'],
  ['facts.year_built', 'oorspronkelijkBouwjaar[]', 'client', 'left open; also when its buildings differ'],
  [
    'facts.year_built (unknown)',
    'oorspronkelijkBouwjaar[]',
    'client',
    '1005 and 9999 stand for an unknown year',
  ],
  [
    'facts.habitable_space_m2',
    'oppervlakte',
    'client',
    'left open; also when the object is more than a home',
  ],
  ['facts.habitable_space_m2 (unknown)', 'oppervlakte', 'client', '1 and 999999 stand for an unknown area'],
]);
