import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Entry } from './contract/listing.ts';
import type { ProviderField } from './contract/provider-field.ts';
import { EP_ONLINE_FIELDS } from './ep-online/field-sources.ts';
import { epOnlineLabel } from './ep-online/fixtures.ts';
import { KOLIBRI_FIELDS } from './kolibri/field-sources.ts';
import { kolibriObject } from './kolibri/fixtures.ts';
import { mapKolibri } from './kolibri/mapping.ts';
import { alternativesOf, sourceWords } from './reading/source-words.ts';
import { REALWORKS_FIELDS } from './realworks/field-sources.ts';
import { realworksHouse } from './realworks/fixtures.ts';
import { mapRealworks } from './realworks/mapping.ts';
import { SKARABEE_FIELDS } from './skarabee/field-sources.ts';
import { skarabeePublication } from './skarabee/fixtures.ts';
import { mapSkarabee } from './skarabee/mapping.ts';
import { SWEEPBRIGHT_FIELDS } from './sweepbright/field-sources.ts';
import { sweepbrightEstate, sweepbrightProject } from './sweepbright/fixtures.ts';
import { mapSweepBright } from './sweepbright/mapping.ts';
import { VERA_FIELDS } from './vera/field-sources.ts';
import { veraRentedUnit, veraUnit } from './vera/fixtures.ts';
import { mapVera } from './vera/mapping.ts';
import { WHISE_FIELDS } from './whise/field-sources.ts';
import { whiseEstate } from './whise/fixtures.ts';
import { mapEstate } from './whise/mapping.ts';

const TODAY = '2026-11-16';
const NUMBERS = Array.from({ length: 20 }, (_, number) => number + 1);
type Source = readonly [
  fields: readonly ProviderField[],
  records: readonly unknown[],
  map: (record: unknown) => Entry[],
];

const SOURCES: Readonly<Record<string, Source>> = {
  Whise: [WHISE_FIELDS, NUMBERS.map((number) => whiseEstate(number)), (record) => [mapEstate(record, TODAY)]],
  Realworks: [
    REALWORKS_FIELDS,
    NUMBERS.map((number) => realworksHouse(number)),
    (record) => [mapRealworks(record, TODAY)],
  ],
  SweepBright: [
    SWEEPBRIGHT_FIELDS,
    [...NUMBERS.map((number) => sweepbrightEstate(number)), sweepbrightProject(30, [sweepbrightEstate(31)])],
    (record) => mapSweepBright(record, TODAY),
  ],
  Skarabee: [
    SKARABEE_FIELDS,
    NUMBERS.map((number) => skarabeePublication(number)),
    (record) => [mapSkarabee(record, TODAY)],
  ],
  VERA: [
    VERA_FIELDS,
    NUMBERS.flatMap((number) => [veraUnit(number), veraRentedUnit(number)]),
    (record) => [mapVera(record, TODAY)],
  ],
  Kolibri: [
    KOLIBRI_FIELDS,
    NUMBERS.map((number) => kolibriObject(number)),
    (record) => [mapKolibri(record, TODAY)],
  ],
};

describe('the tables of what is taken from where', () => {
  for (const [provider, [fields, records, map]] of Object.entries(SOURCES))
    it(`name every field of a listing of ${provider}`, () => {
      const patterns = fields.map(
        ({ field }) =>
          new RegExp(
            `^${field
              .replace(/ \(.*$/, '')
              .replaceAll('.', '\\.')
              .replaceAll('*', '.*')}$`,
          ),
      );
      for (const entry of records.flatMap(map)) {
        if (entry.kind !== 'listing') continue;
        for (const name of namesOf(entry.listing))
          assert.ok(
            patterns.some((pattern) => pattern.test(name)),
            `${provider}: ${name}`,
          );
      }
    });

  it('have paths that lead somewhere in the records', () => {
    for (const [provider, [fields, records]] of Object.entries({
      ...SOURCES,
      'EP-Online': [EP_ONLINE_FIELDS, [epOnlineLabel()]] as const,
    })) {
      for (const { path } of fields)
        for (const steps of alternativesOf(path).flat()) assert.ok(steps.length > 0);
      const found = fields.filter(({ path }) =>
        records.some((record) => sourceWords(record, path).length > 0),
      );
      assert.ok(found.length >= fields.length * 0.6, `${provider}: ${found.length} of ${fields.length}`);
    }
  });

  it('give the words of the provider', () => {
    assert.deepEqual(sourceWords(whiseEstate(1), 'details[id=1020].value'), [
      { field: 'details 1020', label: 'chauffage', words: 'mazout (chau. centr.)' },
    ]);
    assert.deepEqual(sourceWords({ a: { b: [{ c: 1 }, { c: false }] } }, 'x | a.b[].c'), [
      { field: 'c', label: null, words: '1, false' },
    ]);
    assert.deepEqual(sourceWords({ details: [{ id: 7, value: 1 }] }, 'details[id=7].value'), [
      { field: 'details 7', label: null, words: '1' },
    ]);
    assert.deepEqual(sourceWords({ a: '' }, 'a | toString'), []);
    // An area of 0 is one that was not filled in: the next field is the one that counts.
    assert.deepEqual(sourceWords({ a: 0, b: 88 }, 'a | b'), [{ field: 'b', label: null, words: '88' }]);
    assert.deepEqual(sourceWords({ a: 0, b: '' }, 'a | b'), [{ field: 'a', label: null, words: '0' }]);
    // The boiler and its fuel count together.
    assert.deepEqual(
      sourceWords({ heating: ['boiler'], fuel: { code: 'oil' } }, 'heating[] + fuel.code | x'),
      [
        { field: 'heating', label: null, words: 'boiler' },
        { field: 'fuel', label: null, words: 'oil' },
      ],
    );
  });
});

function namesOf({
  address,
  facts,
  vague = {},
  ...rest
}: object & { address: object; facts: object; vague?: object }): string[] {
  return [
    ...Object.entries(rest).flatMap(([name, value]) =>
      Array.isArray(value) && value.length === 0 ? [] : name,
    ),
    ...Object.keys(address).map((name) => `address.${name}`),
    ...Object.keys({ ...facts, ...vague }).map((name) => `facts.${name}`),
  ];
}
