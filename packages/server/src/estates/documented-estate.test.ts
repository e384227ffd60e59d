import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { localDay } from '../infra/local-day.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';

const OPENAPI = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../openapi.json'), 'utf8'));
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(OPENAPI, 'openapi');
const isDocumented = ajv.compile({ $ref: 'openapi#/components/schemas/EstateBody' });

const THIS_YEAR = Number(localDay(null).slice(0, 4));
const HOUSE = {
  address: { country: 'BE', zip_code: '2800' },
  estate_type: 'HOUSE',
  year_built: 1962,
};
const inAddress = (change: object) => ({ address: { ...HOUSE.address, ...change } });
const inDwelling = (change: object) => ({ dwelling: change });
const media = (change: object) => ({ media: [{ url: 'https://example.com/a.jpg', ...change }] });

/** What the document and the server say of a body with this change. Where they differ, the document's words say why. */
const CASES: [what: string, change: object, document: 'takes' | 'refuses', server: number][] = [
  ['nothing more', {}, 'takes', 201],
  ['dwelling null', { dwelling: null }, 'takes', 201],
  ['metadata null', { metadata: null }, 'takes', 201],
  ['a place as it is answered', inAddress({ country: { code: 'BE', name: 'Belgium' } }), 'takes', 201],
  ['what only the server sets', { quality_label: 'A', external_id: 'x' }, 'takes', 201],
  ['year_built 999', { year_built: 999 }, 'refuses', 400],
  ['year_built 1000', { year_built: 1000 }, 'takes', 201],
  ['year_built 2201', { year_built: 2201 }, 'refuses', 400],
  ['year_built of this year', { year_built: THIS_YEAR }, 'takes', 201],
  ['year_built of a year to come', { year_built: THIS_YEAR + 2 }, 'takes', 400],
  ['year_built with a fraction', { year_built: 1962.5 }, 'refuses', 400],
  ['year_renovated before year_built', { year_renovated: 1950 }, 'takes', 400],
  ['year_renovated 2201', { year_renovated: 2201 }, 'refuses', 400],
  ['heating_installation_year 2201', inDwelling({ heating_installation_year: 2201 }), 'refuses', 400],
  ['zip code of another country', inAddress({ zip_code: '3511 AB' }), 'takes', 400],
  ['zip code of no country with a region', inAddress({ zip_code: '99999', region: 'BE-VLG' }), 'takes', 201],
  ['an empty zip code', inAddress({ zip_code: '' }), 'refuses', 400],
  ['a zip code of 256 characters', inAddress({ zip_code: '1'.repeat(256) }), 'refuses', 400],
  ['price -0.01', { price: -0.01 }, 'refuses', 400],
  ['price of a cent', { price: 0.01 }, 'takes', 201],
  ['price of half a cent', { price: 0.005 }, 'takes', 400],
  ['price above 10^12', { price: 1_000_000_000_001 }, 'refuses', 400],
  ['an energy label of another scale', inDwelling({ energy_label: 'G' }), 'takes', 400],
  ['an energy label of six characters', inDwelling({ energy_label: 'A+++++' }), 'refuses', 400],
  ['an unknown property', { colour: 'red' }, 'refuses', 400],
  ['an unknown fact', inDwelling({ colour: 'red' }), 'refuses', 400],
  ['latitude 90.1', inAddress({ latitude: 90.1 }), 'refuses', 400],
  ['101 pictures', { media: Array.from({ length: 101 }, () => media({}).media[0]) }, 'refuses', 400],
  ['letters such as é in an address', media({ url: 'https://example.com/façade.jpg' }), 'takes', 201],
  ['an apartment with a format', { estate_type: 'APARTMENT', estate_format: 'OPEN' }, 'takes', 400],
  ['an unknown estate_status', { estate_status: 'LOST' }, 'refuses', 400],
  ['estate_status null', { estate_status: null }, 'takes', 201],
];

describe('an estate in openapi.json and in the server', () => {
  let app: TestApp;
  let client: TestClient;
  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
  });
  after(() => app.stop());

  for (const [index, [what, change, document, server]] of CASES.entries()) {
    it(`${what}: the document ${document} it, the server answers ${server}`, async () => {
      const body = { ...HOUSE, ...change };
      assert.equal(isDocumented(body) ? 'takes' : 'refuses', document, ajv.errorsText(isDocumented.errors));
      const answer = await client.call('PUT', `/v1/estates/case-${index}`, body);
      assert.equal(answer.status, server, await answer.text());
    });
  }

  it('says in words what a schema cannot', () => {
    const { properties } = OPENAPI.components.schemas.EstateBody;
    assert.match(properties.year_built.description, /Not in the future/);
    assert.match(properties.year_renovated.description, /Not before `year_built`/);
    assert.match(properties.price.description, /at most two decimals/);
    assert.match(properties.address.properties.zip_code.description, /A zip code of the country/);
    assert.match(properties.estate_format.description, /Not used for apartments/);
    const { properties: facts } = OPENAPI.components.schemas.Dwelling;
    assert.match(facts.energy_label.description, /region|scale/);
  });
});
