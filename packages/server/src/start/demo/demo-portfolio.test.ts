import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESTATE_FORMATS, ESTATE_TYPES, regionOfZipCode } from '@rooftree/engine';
import { compileEstateCheck } from '../../estates/estate-check.ts';
import type { EstateBody } from '../../estates/estates.schemas.ts';
import { readEstateFile } from '../../estates/imports/read/estate-file.ts';
import { DEMO_CONTEXTS } from './demo-contexts.ts';

const PROVIDERS = ['HEARTHSTONE'];
const files = await Promise.all(
  DEMO_CONTEXTS.map(({ estatesFile }) => Array.fromAsync(readEstateFile(estatesFile))),
);
// Checked by the first test.
const estates = files.flat().map(({ value: { external_id, ...body } }) => body as unknown as EstateBody);
const plannable = estates.filter(({ estate_type: type }) => type === 'HOUSE' || type === 'APARTMENT');

test('every estate of the demo is a good one', () => {
  const check = compileEstateCheck(PROVIDERS);
  for (const body of estates) assert.deepEqual(check(body), []);
  assert(estates.length >= 60);
});

test('all types, formats, regions and construction periods are there', () => {
  assert.deepEqual(new Set(estates.map((estate) => estate.estate_type)), new Set(ESTATE_TYPES));
  const formats = plannable.flatMap((estate) => estate.estate_format ?? []);
  assert.deepEqual(new Set(formats), new Set(ESTATE_FORMATS));

  const regions = new Set(
    plannable.map(({ address }) => regionOfZipCode(address.country, address.zip_code ?? '')),
  );
  for (const region of ['BE-VLG', 'BE-BRU', 'BE-WAL'] as const) assert(regions.has(region), region);
  assert(!regions.has(null));
  assert([...regions].filter((region) => region?.startsWith('NL-')).length >= 10);

  const decades = new Set(plannable.map((estate) => Math.floor((estate.year_built ?? 0) / 10) * 10));
  for (let decade = 1900; decade <= 2020; decade += 10) assert(decades.has(decade), String(decade));
});

test('of some everything is known, of others nothing but address and year; users and a provider are named', () => {
  const facts = plannable.map(({ dwelling }) => Object.keys(dwelling ?? {}).length);
  assert(facts.filter((count) => count >= 20).length >= 4);
  assert(facts.filter((count) => count === 0).length >= 8);
  assert(new Set(estates.map((estate) => estate.managing_user_external_id)).size >= 8);
  assert(estates.some((estate) => estate.estate_provider_type === PROVIDERS[0]));
});
