import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readEstateFile } from './estate-file.ts';

const home = mkdtempSync(join(tmpdir(), 'rooftree-estates-'));
after(() => rmSync(home, { recursive: true, force: true }));

let files = 0;
async function read(content: string | Buffer) {
  files += 1;
  const path = join(home, `estates-${files}`);
  writeFileSync(path, content);
  const notes: string[] = [];
  const rows = await Array.fromAsync(readEstateFile(path, (note) => notes.push(note)));
  return {
    rows: rows.map(({ line, value }) => ({ line, value })),
    faults: rows.flatMap((row) => row.faults ?? []),
    notes,
  };
}

const CSV = 'external_id,place\nf-1,Gent\nf-2,Liège\n';
const NDJSON = '{"external_id":"f-1"}\n\n{"external_id":"Liège"}\n';

test('JSON lines are known by their first brace, whatever the file is called', async () => {
  for (const content of [NDJSON, `\ufeff${NDJSON}`, NDJSON.replaceAll('\n', '\r\n').trimEnd()]) {
    const { rows } = await read(content);
    assert.deepEqual(rows, [
      { line: 1, value: { external_id: 'f-1' } },
      { line: 3, value: { external_id: 'Liège' } },
    ]);
  }
  await assert.rejects(read('[{"external_id":"f-1"}]'), { messages: ['line 1: must be a JSON object'] });
});

test('a table is the same in every encoding; Windows-1252 is said aloud', async () => {
  const row = { line: 3, value: { external_id: 'f-2', address: { place: 'Liège' } } };
  const utf16 = Buffer.from(`\ufeff${CSV}`, 'utf16le');
  for (const content of [CSV, `\ufeff${CSV}`, utf16, Buffer.from(utf16).swap16()]) {
    const { rows, notes } = await read(content);
    assert.deepEqual([rows[1], notes], [row, []]);
  }
  const { rows, notes } = await read(Buffer.from(CSV, 'latin1'));
  assert.deepEqual(rows[1], row);
  assert.deepEqual(notes, ['the file is not UTF-8 and is read as Windows-1252: line 3 has "Liège"']);
  assert.match((await read(Buffer.from(NDJSON, 'latin1'))).notes.join(), /read as Windows-1252/);
});

test('a line of JSON with one name twice is refused, as the body of a request is', async () => {
  const twice = NDJSON.replace('"Liège"', '"x","address":{"country":"BE","country":"NL"}');
  await assert.rejects(read(twice), /line 3: must not have "country" twice/);
  await assert.rejects(
    read(NDJSON.replace('"f-1"', '"f-1","external_id":"f-2"')),
    /line 1: .*"external_id" twice/,
  );
});

test('a letter that was lost before the file was written is refused', async () => {
  const message = /line 3: has letters that were lost before it was written \(U\+FFFD\)/;
  await assert.rejects(read(CSV.replace('è', '\ufffd')), message);
  await assert.rejects(read(NDJSON.replace('è', '\ufffd')), message);
});

for (const [name, delimiter] of Object.entries({ comma: ',', semicolon: ';', tab: '\t', bar: '|' })) {
  test(`columns are found with a ${name} between them, with and without a sep= line`, async () => {
    const lines = [
      ['External ID', 'country', '', 'place', 'street'],
      ['f-1 ', ' BE', '', '', '"Kade, noord; 3|4"'],
      ['', '', '', '', ''],
      ['f-2', '', '', 'Gent'],
    ].map((cells) => cells.join(delimiter));
    const rows = [
      { line: 2, value: { external_id: 'f-1', address: { country: 'BE', street: 'Kade, noord; 3|4' } } },
      { line: 4, value: { external_id: 'f-2', address: { place: 'Gent' } } },
    ];
    const short =
      '1 row has fewer cells than the heading line (first on line 4): the missing ones are taken as empty';
    for (const end of ['\n', '\r\n', '\r']) {
      assert.deepEqual(await read(lines.join(end)), { rows, faults: [], notes: [short] });
    }
    const later = rows.map((row) => ({ ...row, line: row.line + 1 }));
    const marked = await read([`sep=${delimiter}`, ...lines].join('\r\n'));
    assert.deepEqual(marked.rows, later);
  });
}

test('a sheet as Excel saves it in Flanders: Dutch headings, decimal commas, empty columns and rows, words', async () => {
  const sheet = [
    'Referentie;Land;Postcode;Gemeente;Straat;Nr;Bus;Type;Bebouwing;Status;Prijs;Bouwjaar;Bewoonbare oppervlakte;Spouwmuur;Isolatie buitenmuren;Glas;EPC-label;Opmerkingen;Slaapkamers;;',
    'R-1;België;B-9000;Gent;Kouter;12;3;Huis;Halfopen bebouwing;Te koop;€ 325.000,00;1962;145,5;ja;0,24;dubbel glas;EPC-label b;"mooi;\nruim";3;;',
    ';;;;;;;;;;;;;;;;;;;;',
    'R-2;BE;9000;Gent;Kouter;14;;Appartement;;VERKOCHT;325000,50;1971;;nee;6 tot 10 cm;HR++;A +;;2;;',
  ].join('\r\n');
  const { rows, faults, notes } = await read(Buffer.from(sheet.replace('€', '\x80'), 'latin1'));
  assert.deepEqual(faults, []);
  assert.deepEqual(rows, [
    {
      line: 3,
      value: {
        external_id: 'R-1',
        address: {
          country: 'BE',
          zip_code: '9000',
          place: 'Gent',
          street: 'Kouter',
          house_number: '12',
          house_number_extra: '3',
        },
        estate_type: 'HOUSE',
        estate_format: 'SEMI_OPEN',
        estate_status: 'FOR_SALE',
        price: 325000,
        year_built: 1962,
        dwelling: {
          habitable_space_m2: 145.5,
          has_cavity_wall: true,
          outer_wall_insulation_type: { u_value_w_per_m2_k: 0.24 },
          window_glazing_type: 'DOUBLE',
          energy_label: 'B',
        },
      },
    },
    {
      line: 5,
      value: {
        external_id: 'R-2',
        address: { country: 'BE', zip_code: '9000', place: 'Gent', street: 'Kouter', house_number: '14' },
        estate_type: 'APARTMENT',
        estate_status: 'SOLD',
        price: 325000.5,
        year_built: 1971,
        dwelling: {
          has_cavity_wall: false,
          outer_wall_insulation_type: 'CM_6_10',
          window_glazing_type: 'HIGH_EFFICIENCY',
          energy_label: 'A+',
        },
      },
    },
  ]);
  assert.deepEqual(notes, [
    'the file is not UTF-8 and is read as Windows-1252: line 2 has "België"',
    'not known and skipped: column "Opmerkingen", column "Slaapkamers"',
  ]);
});

test('a French and a Dutch sheet', async () => {
  const french = await read(
    [
      'Référence|Pays|Code postal|Localité|Type de bien|Nombre de façades|Prix demandé|Année de construction|Surface habitable (m²)|Panneaux photovoltaïques',
      'F-1|Belgique|4000|Liège|Maison|3 façades|249 000 €|1931|132,75|oui',
    ].join('\n'),
  );
  assert.deepEqual(french.rows[0]?.value, {
    external_id: 'F-1',
    address: { country: 'BE', zip_code: '4000', place: 'Liège' },
    estate_type: 'HOUSE',
    estate_format: 'SEMI_OPEN',
    price: 249000,
    year_built: 1931,
    dwelling: { habitable_space_m2: 132.75, has_solar_panels: true },
  });
  const dutch = await read(
    [
      'OBJECTNUMMER\tLand\tPostcode\tWoonplaats\tSoort object\tWoningtype\tVraagprijs\tWoonoppervlakte\tEnergielabel\tZonnepanelen (kWp)',
      'N-1\tNederland\tNL-3512 KL\tUtrecht\tTussenwoning\tTussenwoning\t€ 425.000\t98\tA++\t3,2',
    ].join('\n'),
  );
  assert.deepEqual(dutch.rows[0]?.value, {
    external_id: 'N-1',
    address: { country: 'NL', zip_code: '3512 KL', place: 'Utrecht' },
    estate_type: 'HOUSE',
    estate_format: 'CLOSED',
    price: 425000,
    dwelling: { habitable_space_m2: 98, energy_label: 'A++', solar_panels_kwp: 3.2 },
  });
});

test('a number that can be read in two ways is a fault with its column and value', async () => {
  const { faults } = await read('id;country;Woonoppervlakte\nx;BE;1.250\n');
  const message = 'can be 1.25 or 1250: write it without a mark for thousands';
  assert.deepEqual(faults, [{ line: 2, column: 'Woonoppervlakte', value: '1.250', message }]);
});

test('a value behind the last heading is a fault, one below an empty heading is reported', async () => {
  const { faults, notes } = await read('id;;place\nx;lost;Gent;;\ny;;Gent;noord;\n');
  const message = 'must not be there: the heading line has only 3 columns';
  assert.deepEqual(faults, [{ line: 3, column: null, value: 'noord', message }]);
  assert.deepEqual(notes, ['column 2 has values but no heading, and is skipped']);
});

test('headings that are missing or mean the same are refused', async () => {
  await assert.rejects(read('colour,country\nred,BE\n'), {
    messages: ['line 1: column "external_id" must be there'],
  });
  await assert.rejects(read('id,Prijs,price\nx,1,2\n'), {
    messages: ['line 1: columns "Prijs" and "price" are both price: remove one of them'],
  });
  await assert.rejects(read(''), { messages: ['line 1: must name the columns'] });
  await assert.rejects(read('id,street\nx,"open\n'), /line \d+: .*quote/i);
});
