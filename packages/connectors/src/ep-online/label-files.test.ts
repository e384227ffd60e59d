import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { testSession } from '../testing/session.ts';
import { json } from '../testing/simulator.ts';
import { addressKeyOf } from './address-key.ts';
import { changesXml, labelCsv, zipOf } from './file-fixtures.ts';
import { labelAmong } from './find-label.ts';
import { EP_ONLINE_CREDENTIALS, epOnlineLabel } from './fixtures.ts';
import { findChangesFile, findLabelFile } from './label-files.ts';
import { readLabelFile } from './read-label-file.ts';
import { type EpOnlineSimulator, startEpOnline } from './simulator.ts';
import { type FoundLabel, WantedAddresses } from './wanted-addresses.ts';

const NOW = new Date('2026-11-16T08:00:00Z');
const wanted = new WantedAddresses(['9999XA 12 ', '9999XA 12 A', '9999XB 1 A2']);

/** In parts of a few bytes, so that every boundary is met. */
async function* inParts(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function read(archive: Buffer, size = 7): Promise<{ found: FoundLabel[]; rows: number }> {
  const found: FoundLabel[] = [];
  let rows = 0;
  for await (const event of readLabelFile(inParts(archive, size), wanted)) {
    if ('rows' in event) rows = event.rows;
    else found.push(event);
  }
  return { found, rows };
}

const LABELS = [
  epOnlineLabel(),
  epOnlineLabel({ Huisletter: 'a', Energieklasse: 'A' }),
  epOnlineLabel({ Huisnummer: 121, Energieklasse: 'G' }),
  epOnlineLabel({ Huisnummer: 1, Huisnummertoevoeging: '2', Energieklasse: 'G' }),
  epOnlineLabel({ Postcode: '9999XB', Huisnummer: 1, Huisletter: 'A', Huisnummertoevoeging: '2' }),
  epOnlineLabel({ Postcode: '9998XB', Energieklasse: 'G' }),
];

describe('reading a file of the register', () => {
  it('is read for the wanted addresses alone, whole addresses and not their digits', async () => {
    for (const size of [1, 7, 100_000]) {
      const { found, rows } = await read(zipOf('all.csv', labelCsv(LABELS)), size);
      assert.deepEqual(
        found.map(({ key, label }) => [key, label['Energieklasse']]),
        [
          ['9999XA 12 ', 'D'],
          ['9999XA 12 A', 'A'],
          ['9999XB 1 A2', 'D'],
        ],
      );
      assert.equal(rows, LABELS.length);
    }
  });

  it('says of a label what a single look-up says', async () => {
    const { found } = await read(zipOf('all.csv', labelCsv([epOnlineLabel()])));
    const place = { zip_code: '9999XA', house_number: '12' };
    const fromFile = labelAmong(
      found.map(({ label }) => label),
      place,
      NOW,
    );
    assert.deepEqual(fromFile, labelAmong([epOnlineLabel()], place, NOW));
    assert.equal(fromFile.kind, 'found');
  });

  it('leaves out who holds the certificate, and reads quoted cells that go on in the next line', async () => {
    const label = epOnlineLabel({ Certificaathouder: 'J. Jansen', Projectnaam: 'Plan "Zuid"; fase 1\nen 2' });
    const { found, rows } = await read(zipOf('all.csv', labelCsv([label, ...LABELS])));
    assert.equal(rows, LABELS.length + 1);
    assert.equal(found.length, 4);
    assert.doesNotMatch(JSON.stringify(found), /Jansen|Zuid/);
  });

  it('may be XML, as the changes of a day are', async () => {
    const { found, rows } = await read(zipOf('day.xml', changesXml(LABELS)));
    assert.deepEqual(
      found.map(({ key }) => key),
      ['9999XA 12 ', '9999XA 12 A', '9999XB 1 A2'],
    );
    assert.equal(rows, LABELS.length);
    assert.equal(found[0]?.label['GeldigTot'], '2034-03-08T00:00:00');
  });

  it('that is cut off, is something else or has no columns is refused', async () => {
    const whole = zipOf('all.csv', labelCsv(LABELS));
    await assert.rejects(read(whole.subarray(0, whole.length - 40)), /unexpected end/);
    await assert.rejects(read(whole.subarray(0, 20)), /cut off/);
    await assert.rejects(read(Buffer.from('<html>not today, come back tomorrow</html>')), /no zip/);
    await assert.rejects(read(zipOf('all.csv', 'a;b\r\n'.repeat(20))), /names of its columns/);
    await assert.rejects(read(zipOf('a.xml', '<!DOCTYPE a><a/>')), /DOCTYPE/);
    await assert.rejects(read(zipOf('a.xml', '<Mutaties><Pandcertificaat>')), /XML/);
  });
});

describe('addresses as the files have them', () => {
  it('tell a number from its addition', () => {
    assert.equal(addressKeyOf('9999XA 12'), '9999XA 12 ');
    assert.equal(addressKeyOf('9999XA 12A'), addressKeyOf('9999XA 12 A'));
    assert.equal(addressKeyOf('9999XA 12 A 2'), '9999XA 12 A2');
    assert.notEqual(addressKeyOf('9999XA 12 1'), addressKeyOf('9999XA 121'));
    assert.equal(addressKeyOf('9999 12'), null);
    assert.equal(addressKeyOf('9999XA 12 ACHTERHUIS'), null);
  });
});

describe('the files of the register', () => {
  let simulator: EpOnlineSimulator;
  const session = () => testSession(simulator.base, EP_ONLINE_CREDENTIALS, () => NOW);
  before(async () => {
    simulator = await startEpOnline();
  });
  after(() => simulator.close());

  it('are the newest of all labels, and the changes of a day', async () => {
    const file = await findLabelFile(session());
    assert.deepEqual([file.name, file.day], ['v20261101_v4_csv.zip', '2026-11-01']);
    assert.equal(await findChangesFile(session(), '2026-11-15'), null);
    simulator.files.changes.set('2026-11-15', []);
    assert.equal((await findChangesFile(session(), '2026-11-15'))?.name, 'd20261115_v4.zip');
  });

  it('is not guessed from another answer', async () => {
    for (const body of [{}, { bestandsnaam: 'v2026.zip', downloadUrl: 'https://x' }, []]) {
      simulator.misbehave({ kind: 'instead', times: 1, reply: json(body) });
      await assert.rejects(findLabelFile(session()), { kind: 'refused' });
    }
    simulator.misbehave({ kind: 'status', status: 404, times: 1 });
    await assert.rejects(findLabelFile(session()), { kind: 'refused' });
    simulator.misbehave({ kind: 'status', status: 503, times: 1 });
    await assert.rejects(findLabelFile(session()), { kind: 'busy' });
  });
});
