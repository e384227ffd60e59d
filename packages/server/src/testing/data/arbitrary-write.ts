/**
 * Writes that the API takes, made from openapi.json: what it says in words only (zip codes, scales of labels, years) is
 * added here.
 */
import fc from 'fast-check';
import { type ApiDocument, type ApiRequest, type Schema, Values } from './arbitrary-request.ts';

export interface WritableThings {
  /** Names of estates, whether they exist or not. */
  estates: readonly string[];
  /** Ids of renovations that exist. */
  renovations: readonly string[];
}

type Fields = Record<string, unknown>;

const PLACES = [
  { country: 'BE', zip_code: '9000' },
  { country: 'BE', zip_code: '1030' },
  { country: { code: 'BE', name: 'Belgium' }, zip_code: '5000' },
  { country: 'NL', zip_code: '3511 AA' },
];
/** On every scale. */
const LABELS = ['A', 'B', 'C', 'D'];
const PLANS = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
const INDICATIONS = '/v1/calculation-jobs/energy-efficiency-indication/batch';

export function arbitraryWrite(document: ApiDocument, things: WritableThings): fc.Arbitrary<ApiRequest> {
  const values = new Values(document, false);
  const name = fc.constantFrom(...things.estates);
  const renovation = fc.constantFrom(...things.renovations);
  const estate = arbitraryEstate(values, document, true);
  const change = arbitraryEstate(values, document, false);
  const names = fc.uniqueArray(name, { minLength: 1, maxLength: 4 });
  const batch = names.chain((listed) =>
    fc.tuple(...listed.map((external_id) => estate.map((body) => ({ external_id, ...body })))),
  );
  const key = fc.option(fc.uuid(), { nil: undefined });
  return fc.oneof(
    { weight: 6, arbitrary: write('PUT', name.map(estatePath), estate) },
    { weight: 4, arbitrary: write('PATCH', name.map(estatePath), change) },
    { weight: 2, arbitrary: write('POST', fc.constant('/v1/estates/batch'), batch, key) },
    { weight: 1, arbitrary: write('DELETE', name.map(estatePath)) },
    { weight: 1, arbitrary: write('POST', fc.constantFrom(PLANS, INDICATIONS), names, key) },
    {
      weight: 2,
      arbitrary: write(
        'PATCH',
        renovation.map(renovationPath),
        values.of(schemaOf(document, 'RenovationPatch')),
      ),
    },
    { weight: 1, arbitrary: write('DELETE', renovation.map(renovationPath)) },
    {
      weight: 1,
      arbitrary: write(
        'POST',
        renovation.map((id) => `${renovationPath(id)}/restore`),
      ),
    },
  );
}

const estatePath = (name: string) => `/v1/estates/${encodeURIComponent(name)}`;
const renovationPath = (id: string) => `/v1/renovations/${id}`;

function write(
  method: string,
  path: fc.Arbitrary<string>,
  body: fc.Arbitrary<unknown> = fc.constant(undefined),
  key: fc.Arbitrary<string | undefined> = fc.constant(undefined),
): fc.Arbitrary<ApiRequest> {
  return fc.tuple(path, body, key).map(([to, sent, idempotencyKey]) => ({
    method,
    path: to,
    headers: {
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    body: sent === undefined ? undefined : JSON.stringify(sent),
  }));
}

function arbitraryEstate(values: Values, document: ApiDocument, isWhole: boolean): fc.Arbitrary<Fields> {
  const { properties = {}, required = [] } = schemaOf(document, 'EstateBody');
  const writable = Object.fromEntries(Object.entries(properties).filter(([, { readOnly }]) => !readOnly));
  const place = fc.constantFrom(...PLACES);
  const built = fc.integer({ min: 1850, max: 2020 });
  return fc
    .tuple(values.object(writable, isWhole ? required : []), place, built, fc.constantFrom(...LABELS))
    .map(([body, address, year, label]) => {
      const { dwelling } = body;
      const isKnown = typeof dwelling === 'object' && dwelling !== null;
      return withTwoDecimals({
        ...body,
        ...('address' in body && { address: { ...Object(body['address']), ...address, region: null } }),
        // The kind is not changed by a patch: what goes with one kind may not go with another.
        ...(isWhole ? {} : { estate_type: 'HOUSE' }),
        ...(body['estate_type'] === 'APARTMENT' && isWhole && { estate_format: null }),
        ...('year_built' in body && { year_built: year }),
        ...('year_renovated' in body && { year_renovated: 2021 }),
        ...(isKnown && { dwelling: mended(dwelling, label) }),
      });
    });
}

function mended(dwelling: object, label: string): Fields {
  const years = Object.keys(dwelling).filter((name) => name.endsWith('_year'));
  return {
    ...dwelling,
    ...Object.fromEntries(years.map((name) => [name, 2020])),
    ...('energy_label' in dwelling && { energy_label: label }),
  };
}

function withTwoDecimals(value: Fields): Fields {
  return JSON.parse(
    JSON.stringify(value, (_, each) => (typeof each === 'number' ? Math.round(each * 100) / 100 : each)),
  );
}

function schemaOf(document: ApiDocument, name: string): Schema {
  return document.components.schemas[name] ?? {};
}
