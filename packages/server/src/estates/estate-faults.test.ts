import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { refusalOf } from '../testing/answers.ts';
import { startTestApp, type TestApp, type TestClient } from '../testing/test-app.ts';

const GOOD = { address: { country: 'BE' }, estate_type: 'HOUSE' };
const oneOf = (values: string) => `must be one of the following values: ${values}`;
const TYPES = 'HOUSE, APARTMENT, LAND, OFFICE, COMMERCIAL, INDUSTRIAL, GARAGE, OTHER';
const A_NUMBER = 'must be a number such as 12.5';

const FAULTS: [string, unknown, string[]][] = [
  ['no object', [], ['request body must be an object']],
  ['null', null, ['request body must be an object']],
  ['nothing in it', {}, ['address must be an object', `estate_type ${oneOf(TYPES)}`]],
  ['an unknown field', { ...GOOD, colour: 1 }, ['property colour should not exist']],
  [
    'an unknown field of the address',
    { ...GOOD, address: { country: 'BE', foo: 1 } },
    ['property address.foo should not exist'],
  ],
  ['no country', { ...GOOD, address: {} }, [`address.country ${oneOf('BE, NL')}`]],
  ['another country', { ...GOOD, address: { country: 'FR' } }, [`address.country ${oneOf('BE, NL')}`]],
  [
    'a number as text',
    { ...GOOD, address: { country: 'BE', street: 5 } },
    ['address.street must be a string'],
  ],
  [
    'an empty text',
    { ...GOOD, address: { country: 'BE', street: '' } },
    ['address.street must be longer than or equal to 1 characters'],
  ],
  [
    'a long text',
    { ...GOOD, address: { country: 'BE', place: 'x'.repeat(256) } },
    ['address.place must be shorter than or equal to 255 characters'],
  ],
  [
    'a text with a NUL',
    { ...GOOD, address: { country: 'BE', street: 'a\0b' } },
    ['address.street must not contain the character U+0000 (NUL)'],
  ],
  [
    'half a surrogate pair',
    { ...GOOD, address: { country: 'BE', street: '\ud800' } },
    ['address.street must not contain half of a surrogate pair (U+D800 to U+DFFF)'],
  ],
  [
    'a latitude',
    { ...GOOD, address: { country: 'BE', latitude: 91 } },
    ['address.latitude must not be greater than 90'],
  ],
  [
    "another country's region",
    { ...GOOD, address: { country: 'BE', region: 'NL-UT' } },
    ['address.region must be a region of BE'],
  ],
  [
    "another country's zip code",
    { ...GOOD, address: { country: 'BE', zip_code: '3511 AB' } },
    ['address.zip_code must be a zip code of BE'],
  ],
  [
    'an unknown status',
    { ...GOOD, estate_status: 'GONE' },
    [
      `estate_status ${oneOf('PREPARATION, FOR_SALE, UNDER_OPTION, UNDER_CONTRACT, SOLD, FOR_RENT, RENTED, SUSPENDED, WITHDRAWN, OFF_MARKET')}`,
    ],
  ],
  [
    'an unknown provider',
    { ...GOOD, estate_provider_type: 'ACME' },
    [
      `estate_provider_type ${oneOf('MANUAL, API, IMPORT, HEARTHSTONE, WHISE, REALWORKS, SWEEPBRIGHT, SKARABEE, VERA, KOLIBRI')}`,
    ],
  ],
  [
    'a format of an apartment',
    { ...GOOD, estate_type: 'APARTMENT', estate_format: 'OPEN' },
    ['estate_format must be null for an apartment'],
  ],
  ['a negative price', { ...GOOD, price: -1 }, ['price must not be less than 0']],
  ['a price finer than a cent', { ...GOOD, price: 1.005 }, ['price must have at most two decimals']],
  ['a price as text', { ...GOOD, price: '325.000,50' }, [`price ${A_NUMBER}, not "325.000,50"`]],
  [
    'names in camel case',
    {
      ...GOOD,
      yearBuilt: 1960,
      address: { country: 'BE', zipCode: '9000' },
      dwelling: { roofType: 'FLAT', roofColour: 1 },
    },
    [
      'property yearBuilt should not exist (did you mean year_built?)',
      'property address.zipCode should not exist (did you mean zip_code?)',
      'property dwelling.roofType should not exist (did you mean roof_type?)',
      'property dwelling.roofColour should not exist',
    ],
  ],
  [
    'a year in the future',
    { ...GOOD, year_built: 2999 },
    [`year_built must not be greater than ${new Date().getUTCFullYear()}`],
  ],
  ['half a year', { ...GOOD, year_built: 1990.5 }, ['year_built must be an integer number']],
  [
    'renovated before built',
    { ...GOOD, year_built: 1990, year_renovated: 1980 },
    ['year_renovated must not be less than year_built'],
  ],
  ['media that are no list', { ...GOOD, media: {} }, ['media must be an array']],
  [
    'a medium without address',
    { ...GOOD, media: [{ filename: 'a' }] },
    ['media.0.url must be a URL address'],
  ],
  [
    'a script as address',
    { ...GOOD, media: [{ url: 'javascript:alert(1)' }] },
    ['media.0.url must be a URL address'],
  ],
  [
    'too many media',
    { ...GOOD, media: Array.from({ length: 101 }, () => ({ url: 'http://a.b' })) },
    ['media must contain no more than 100 elements'],
  ],
  ['a dwelling that is none', { ...GOOD, dwelling: [] }, ['dwelling must be an object']],
  ['an unknown fact', { ...GOOD, dwelling: { colour: 1 } }, ['property dwelling.colour should not exist']],
  [
    'a fact of another kind',
    { ...GOOD, dwelling: { storeys: 'two' } },
    [`dwelling.storeys ${A_NUMBER}, not "two"`],
  ],
  [
    'an unknown code',
    { ...GOOD, dwelling: { roof_type: 'ROUND' } },
    [`dwelling.roof_type ${oneOf('INCLINED, FLAT, MIXED')}`],
  ],
  [
    'no such insulation',
    { ...GOOD, dwelling: { floor_insulation_type: 'MUCH' } },
    [`dwelling.floor_insulation_type ${oneOf('NONE, CM_1_5, CM_6_10, CM_11_15, CM_16_20, CM_21_PLUS')}`],
  ],
  [
    'several at once',
    { address: { country: 'FR' }, estate_type: 'HUT', dwelling: { storeys: 'two' }, foo: 1, price: 1.234 },
    [
      'property foo should not exist',
      `address.country ${oneOf('BE, NL')}`,
      `estate_type ${oneOf(TYPES)}`,
      `dwelling.storeys ${A_NUMBER}, not "two"`,
      'price must have at most two decimals',
    ],
  ],
];

describe('a PUT of an estate with a fault', () => {
  let app: TestApp;
  let client: TestClient;

  before(async () => {
    app = await startTestApp();
    client = await app.addClient();
  });
  after(() => app.stop());

  for (const [what, body, messages] of FAULTS) {
    it(`names it: ${what}`, async () => {
      const [status, given] = await refusalOf(await client.call('PUT', '/v1/estates/one', body));
      assert.deepEqual([status, given.toSorted()], [400, messages.toSorted()]);
    });
  }

  it('names the first hundred of many, then how many more there are', async () => {
    const body = Object.fromEntries(Array.from({ length: 150 }, (_, number) => [`field${number}`, 1]));
    const [status, messages] = await refusalOf(
      await client.call('PUT', '/v1/estates/one', { ...GOOD, ...body }),
    );
    assert.deepEqual([status, messages.length, messages.at(-1)], [400, 101, 'and 50 more']);
  });

  it('refuses an external_id that cannot be kept, together with the rest', async () => {
    const answer = await client.call('PUT', `/v1/estates/${'x'.repeat(256)}?a=1`, {});
    const [status, messages] = await refusalOf(answer);
    assert.equal(status, 400);
    assert.deepEqual(messages.slice(0, 3), [
      'external_id must be shorter than or equal to 255 characters',
      'property a should not exist',
      'address must be an object',
    ]);
    assert.deepEqual(await refusalOf(await client.call('PUT', '/v1/estates/%00', GOOD)), [
      400,
      ['external_id must not contain the character U+0000 (NUL)'],
    ]);
    const longest = encodeURIComponent('𝒳'.repeat(255));
    assert.equal((await client.call('PUT', `/v1/estates/${longest}`, GOOD)).status, 201);
  });

  it('leaves nothing behind', async () => {
    const rows = await app.dependencies.sql`SELECT 1 FROM estates WHERE external_id = 'one'`;
    assert.equal(rows.length, 0);
  });
});
