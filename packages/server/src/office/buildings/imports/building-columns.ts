/**
 * The columns of a sheet of buildings, one row per unit, by what syndics and VvE managers call them in English, Dutch
 * and French.
 */
import { DWELLING_FIELDS } from '@rooftree/engine';
import { COMMON_FACTS } from '@rooftree/engine/building';
import {
  ESTATE_COLUMNS,
  type EstateColumn,
  namesOf,
  withoutUnit,
} from '../../../estates/imports/columns/estate-columns.ts';
import type { TableColumns } from '../../../estates/imports/columns/match-headings.ts';
import { plainKey } from '../../../estates/imports/columns/plain-key.ts';
import { readNumber, readRoundNumber } from '../../../estates/imports/columns/read-number.ts';

type Read = EstateColumn['read'];
type Column = readonly [name: string, path: EstateColumn['path'], read: Read, words: readonly string[]];

const asText: Read = (text) => text;

/** A column as it is in a table of estates, at another place. */
function ofEstate(name: string, path: EstateColumn['path'], column = name): Column {
  const read = ESTATE_COLUMNS.find((each) => each.name === name)?.read ?? asText;
  return [column, path, read, namesOf(name)];
}

/** Of an apartment alone, for one that is not stored yet. Its place and its share are columns of the unit. */
const HOME_FACTS = Object.keys(DWELLING_FIELDS).filter(
  (name) =>
    !COMMON_FACTS.some((fact) => fact === name) &&
    name !== 'apartment_floor' &&
    name !== 'owner_share_percent',
);

const COLUMNS: readonly Column[] = [
  [
    'building_external_id',
    ['building'],
    asText,
    [
      ...['building', 'building id', 'building reference', 'association', 'complex'],
      ...['gebouw', 'gebouw id', 'gebouwreferentie', 'vme', 'vve', 'vve nummer', 'complexnummer'],
      ...['immeuble', 'bâtiment', "référence de l'immeuble", 'acp', 'copropriété'],
    ],
  ],
  [
    'building_name',
    ['name'],
    asText,
    [
      ...[
        'name of the building',
        'association name',
        'gebouwnaam',
        'naam gebouw',
        'naam van het gebouw',
        'naam vme',
      ],
      ...[
        'naam vve',
        "nom de l'immeuble",
        'nom du bâtiment',
        "nom de l'acp",
        'nom de la copropriété',
        'résidence',
      ],
    ],
  ],
  ofEstate('country', ['address', 'country']),
  ofEstate('zip_code', ['address', 'zip_code']),
  ofEstate('street', ['address', 'street']),
  ofEstate('house_number', ['address', 'house_number']),
  ofEstate('place', ['address', 'city'], 'city'),
  ofEstate('year_built', ['year_built']),
  [
    'shares_total',
    ['shares_total'],
    readRoundNumber,
    [
      ...[
        'total shares',
        'total of shares',
        'totaal aandelen',
        'totaal quotiteiten',
        'totaal breukdelen',
        'noemer',
      ],
      ...['total des quotités', 'total quotités', 'total des quotes-parts'],
    ],
  ],
  [
    'reserve_fund_eur',
    ['money', 'reserve_fund_eur'],
    readNumber,
    ['reserve fund', 'reserve', 'reservekapitaal', 'reservefonds', 'fonds de réserve'],
  ],
  [
    'reserve_contribution_eur_per_year',
    ['money', 'reserve_contribution_eur_per_year'],
    readNumber,
    [
      ...[
        'reserve contribution',
        'reserve contribution per year',
        'bijdrage reservekapitaal',
        'bijdrage reservefonds',
      ],
      ...[
        'bijdrage reservefonds per jaar',
        'cotisation au fonds de réserve',
        'contribution au fonds de réserve',
      ],
    ],
  ],
  [
    'unit_external_id',
    ['unit', 'external_id'],
    asText,
    [
      ...['unit', 'unit id', 'external_id', 'apartment', 'flat', 'estate', 'home', 'reference'],
      ...[
        'appartement',
        'kavel',
        'privatief',
        'appartementsrecht',
        'woning',
        'referentie',
        'woningreferentie',
      ],
      ...['lot', 'logement', 'référence', 'référence du lot'],
    ],
  ],
  [
    'unit_name',
    ['unit', 'name'],
    asText,
    [
      ...[
        'unit name',
        'apartment number',
        'flat number',
        'bell',
        'appartementnummer',
        'naam appartement',
        'bus',
      ],
      ...[
        'huisnummertoevoeging',
        'index',
        'appartementsindex',
        "numéro d'appartement",
        'nom du lot',
        'boîte',
      ],
    ],
  ],
  [
    'floor',
    ['unit', 'floor'],
    readRoundNumber,
    ['level', 'storey', 'verdieping', 'woonlaag', 'bouwlaag', 'étage', 'niveau'],
  ],
  [
    'share',
    ['unit', 'share'],
    readRoundNumber,
    [
      ...[
        'shares',
        'quota',
        'aandeel',
        'aandelen',
        'quotiteit',
        'quotiteiten',
        'breukdeel',
        'breukdelen',
        'duizendsten',
      ],
      ...['quotité', 'quotités', 'quote-part', 'quotes-parts', 'millièmes', 'tantièmes'],
    ],
  ],
  [
    'votes',
    ['unit', 'votes'],
    readRoundNumber,
    ['vote', 'number of votes', 'stem', 'stemmen', 'aantal stemmen', 'voix', 'nombre de voix'],
  ],
  [
    'owner',
    ['unit', 'owner'],
    asText,
    [
      'owner id',
      'owner reference',
      'eigenaar',
      'eigenaarnummer',
      'propriétaire',
      'copropriétaire',
      'numéro de propriétaire',
    ],
  ],
  [
    'use',
    ['unit', 'use'],
    readNumber,
    ['measured use', 'consumption', 'verbruik', 'gemeten verbruik', 'consommation', 'consommation mesurée'],
  ],
  ...COMMON_FACTS.map((name) => ofEstate(name, ['facts', name])),
  ...HOME_FACTS.map((name) => ofEstate(name, ['home', name])),
];

const columns = COLUMNS.map(
  ([name, path, read, words]) => [{ name, path, read } satisfies EstateColumn, words] as const,
);

export const BUILDING_TABLE: TableColumns = {
  all: columns.map(([column]) => column),
  ofHeading: new Map([
    ...columns.flatMap(([column, words]) =>
      words.map((word) => [plainKey(withoutUnit(word)), column] as const),
    ),
    // A word of a fact must not take a column of the building or the unit away.
    ...[...columns]
      .reverse()
      .flatMap(([column, words]) => words.map((word) => [plainKey(word), column] as const)),
    ...columns.map(([column]) => [plainKey(column.name), column] as const),
  ]),
  required: ['building_external_id', 'unit_external_id', 'share'],
};
