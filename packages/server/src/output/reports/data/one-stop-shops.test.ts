import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { belgianPlaces } from '@rooftree/words/belgian-places';
import { adviceContactsOf } from './advice-contacts.ts';
import { ONE_STOP_SHOPS, oneStopShopOf } from './one-stop-shops.ts';

/** The municipality of a postal code, where it has one. */
const townOf = (zipCode: string) => belgianPlaces().get(zipCode)?.[0]?.own;
const townsOf = (name: string) => {
  const codes = [...belgianPlaces().keys()].filter((code) => oneStopShopOf(code)?.name === name);
  return new Set(codes.map(townOf));
};

describe('one-stop shops', () => {
  it('serve the municipalities that their sources name', () => {
    const named: Record<string, string[]> = {
      'De Energiecentrale': ['Gent'],
      'EcoHuis Antwerpen': ['Antwerpen'],
      'Energiehuis Oostende (EOS)': ['Oostende'],
      'Energiehuis Warmer Wonen': [
        'Kortrijk',
        'Kuurne',
        'Harelbeke',
        'Deerlijk',
        'Lendelede',
        'Menen',
        'Wervik',
      ],
      'Energiehuis Woondienst Regio Izegem': [
        'Wielsbeke',
        'Ingelmunster',
        'Oostrozebeke',
        'Izegem',
        'Ledegem',
      ],
    };
    for (const [name, towns] of Object.entries(named))
      assert.deepEqual([...townsOf(name)].sort(), towns.toSorted(), name);
  });

  it('serve no postal code twice', () => {
    const ranges = ONE_STOP_SHOPS.flatMap(({ zipCodes }) => zipCodes).toSorted(([a], [b]) => a - b);
    for (const [index, [first, last]] of ranges.entries())
      assert.ok(first <= last && first > (ranges[index - 1]?.[1] ?? 0), `${first} to ${last}`);
  });

  it('are a contact of Flemish homes, with the page of the region where they have none', () => {
    const [limburg] = adviceContactsOf('BE-VLG', '3500');
    assert.deepEqual(
      [limburg?.name, limburg?.url],
      ['Energiehuis Limburg', 'https://www.vlaanderen.be/energiehuis'],
    );
    const [ghent] = adviceContactsOf('BE-VLG', '9032');
    assert.equal(ghent?.url, 'https://stad.gent/nl/energiecentrale');
    for (const zipCode of ['2800', '3792', '', null])
      assert.equal(adviceContactsOf('BE-VLG', zipCode)[0]?.name, undefined);
    assert.equal(adviceContactsOf('NL-NH', '1500 AA')[0]?.name, undefined);
  });
});
