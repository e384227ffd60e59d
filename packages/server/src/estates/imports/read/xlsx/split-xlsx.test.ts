import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeXlsx } from 'hucre/xlsx';
import { Fault } from '../../../../fault.ts';
import { readEstates } from '../estate-file.ts';

type Rows = (string | number | boolean | Date | null)[][];

async function read(bytes: Uint8Array) {
  async function* pieces() {
    for (let start = 0; start < bytes.length; start += 1000)
      yield Buffer.from(bytes.subarray(start, start + 1000));
  }
  const notes: string[] = [];
  const rows = await Array.fromAsync(readEstates(pieces(), (note) => notes.push(note)));
  return {
    rows: rows.map(({ line, value }) => ({ line, value })),
    faults: rows.flatMap((row) => row.faults ?? []),
    notes,
  };
}

const workbook = (...sheets: Rows[]) =>
  writeXlsx({ sheets: sheets.map((rows, index) => ({ name: `Blad${index + 1}`, rows })) });

test('the first sheet of a workbook is read, with typed cells and empty rows', async () => {
  const bytes = await workbook(
    [
      [],
      [
        'Referentie',
        'Land',
        'Postcode',
        'Nr',
        'Type',
        'Prijs',
        'Bouwjaar',
        'Woonoppervlakte',
        'Zonnepanelen',
        null,
        'Notitie',
      ],
      ['x-1', 'België', 9000, 12, 'Huis', 325000.5, 1962, 145.125, true, null, 'ok'],
      [null, null, '  '],
      [101, 'BE', 'B-9000', '12A', 'appartement', '€ 214.000,00', '1964', 0.1 + 0.2, 'nee'],
    ],
    [['another sheet']],
  );
  const { rows, faults, notes } = await read(bytes);
  assert.deepEqual(faults, []);
  assert.deepEqual(rows, [
    {
      line: 3,
      value: {
        external_id: 'x-1',
        address: { country: 'BE', zip_code: '9000', house_number: '12' },
        estate_type: 'HOUSE',
        price: 325000.5,
        year_built: 1962,
        dwelling: { habitable_space_m2: 145.125, has_solar_panels: true },
      },
    },
    {
      line: 5,
      value: {
        external_id: '101',
        address: { country: 'BE', zip_code: '9000', house_number: '12A' },
        estate_type: 'APARTMENT',
        price: 214000,
        year_built: 1964,
        dwelling: { habitable_space_m2: 0.3, has_solar_panels: false },
      },
    },
  ]);
  assert.deepEqual(notes, [
    'only the first sheet, "Blad1", is read; skipped: "Blad2"',
    'not known and skipped: column "Notitie"',
  ]);
});

test('dates, errors of formulas and doubtful texts are faults with their cell', async () => {
  const bytes = await workbook([
    ['id', 'Nr', 'Woonoppervlakte', 'place', 'Bezoek'],
    ['x', new Date('2026-05-03T00:00:00Z'), '1.250', '#N/A', new Date('2026-05-03T00:00:00Z')],
  ]);
  const { faults } = await read(bytes);
  assert.deepEqual(
    faults.map(({ line, column, value, message }) => [line, column, value, message.split(':')[0]]),
    [
      [2, 'Woonoppervlakte', '1.250', 'can be 1.25 or 1250'],
      [2, 'place', '#N/A', 'must not be an error of the spreadsheet'],
      [2, 'Nr', '2026-05-03', 'must not be a date'],
    ],
  );
});

test('a price with three decimals in a number cell is not taken for thousands', async () => {
  const { rows } = await read(
    await workbook([
      ['id', 'price'],
      ['x', 325.125],
    ]),
  );
  assert.equal(rows[0]?.value['price'], 325.125);
});

test('a workbook that is cut off or damaged anywhere is refused or read whole, never read in part', async () => {
  const rows = Array.from({ length: 300 }, (_, number) => [`x-${number}`, Math.sin(number)]);
  const good = await workbook([['id', 'latitude'], ...rows]);
  let refused = 0;
  const lookAt = async (bytes: Uint8Array) => {
    try {
      assert.equal((await read(bytes)).rows.length, 300);
    } catch (error) {
      assert(error instanceof Fault, String(error));
      refused += 1;
    }
  };
  for (let at = 0; at < good.length; at += 41) {
    const damaged = Uint8Array.from(good);
    damaged[at] = (damaged[at] ?? 0) ^ 0x5a;
    await lookAt(damaged);
    await assert.rejects(read(good.subarray(0, at)), Fault);
  }
  assert(refused > 50, String(refused));
});

test('what is no readable workbook is refused in one line', async () => {
  const good = await workbook([['id'], ['x']]);
  await assert.rejects(read(good.subarray(0, good.length - 40)), /Fault: the spreadsheet cannot be read: /);
  await assert.rejects(
    read(Buffer.from('PK\u0003\u0004 and then something else')),
    /Fault: the spreadsheet cannot be read: /,
  );
  await assert.rejects(
    read(Buffer.from('d0cf11e0a1b11ae1', 'hex')),
    /an \.xls file or a workbook with a password/,
  );
  await assert.rejects(read(await workbook([])), /the first sheet must have a row that names the columns/);
  await assert.rejects(read(await workbook([['Land'], ['BE']])), /column "external_id" must be there/);
});
