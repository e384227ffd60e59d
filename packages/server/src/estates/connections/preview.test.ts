import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  type RealworksSimulator,
  realworksHouse,
  startRealworks,
  whiseEstate,
} from '@rooftree/connectors/testing';
import { successOf } from '../../testing/answers.ts';
import { type Agencies, type Agency, startAgencies } from '../../testing/providers/agency.ts';

interface Row {
  values: { name: string; value: unknown; sources: { field: string; words: string }[] }[];
}

/** The facts of the first home as "name: value < field words, …". */
async function linesOf({ owner, connectionId }: Agency): Promise<string[]> {
  const previewed = await owner.call('POST', `/v1/connections/${connectionId}/preview`);
  const [row] = (await successOf<{ rows: Row[] }>(previewed)).rows;
  return (row?.values ?? []).map(
    ({ name, value, sources }) =>
      `${name}: ${value} < ${sources.map(({ field, words }) => `${field} ${words}`).join(', ')}`,
  );
}

describe('a preview', () => {
  let agencies: Agencies;
  let realworks: RealworksSimulator;
  before(async () => {
    realworks = await startRealworks('only-in-tests');
    agencies = await startAgencies({}, [`REALWORKS=${realworks.base}`]);
  });
  after(async () => {
    await agencies.close();
    await realworks.close();
  });

  it('shows the field that counts, and why an expired label does not', async () => {
    const agency = await agencies.open();
    const details = [
      { id: 407, value: '88,4' },
      { id: 2776, value: '05/31/2020 00:00' },
    ];
    agencies.whise.estates.put('1', whiseEstate(1, { area: 0, energyClass: 'E', details }));
    const lines = await linesOf(agency);
    assert.ok(lines.includes('habitable_space_m2: 88.4 < details 407 88,4'), lines.join('\n'));
    assert.ok(
      lines.includes('energy_label: null < energyClass E, details 2776 05/31/2020 00:00'),
      lines.join('\n'),
    );
  });

  it('shows all fields that decide a fact together, and a list that decides none once', async () => {
    const agency = await agencies.open({ provider: 'REALWORKS', credentials: { token: 'only-in-tests' } });
    const house = realworksHouse(1, {
      woonoppervlakte: 0,
      onderhoudswaarderingBinnen: 'GOED',
      onderhoudswaarderingBuiten: 'REDELIJK',
      verwarmingsoorten: ['CV_KETEL', 'WARMTEPOMP'],
      cvKetelBrandstof: '',
      voorzieningenWonen: ['BUITENZONWERING'],
    });
    realworks.stock.put('1', house);
    const lines = await linesOf(agency);
    const of = (field: string) => lines.filter((line) => line.includes(field));
    assert.deepEqual(of('onderhoudswaarderingBinnen'), [
      'condition: TO_BE_DONE_UP < onderhoudswaarderingBinnen GOED, onderhoudswaarderingBuiten REDELIJK',
    ]);
    assert.deepEqual(of('woonoppervlakte'), []);
    assert.equal(of('WARMTEPOMP').length, 1, lines.join('\n'));
  });
});
