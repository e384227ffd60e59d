/** Files that are small and legal, and cost a reader as much as possible. */
import { crc32, deflateRawSync } from 'node:zlib';

/** A part of a workbook: a text, so often, between two others. */
interface Repeated {
  before: string;
  text: string;
  times: number;
  after: string;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const plain = (text: string): Repeated => ({ before: text, text: '', times: 0, after: '' });

const SMALL_SHEET: Repeated = plain(
  `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>external_id</t></is></c></row><row r="2"><c r="A2" t="s"><v>0</v></c></row></sheetData></worksheet>`,
);
const SMALL_STRINGS: Repeated = plain(`<sst xmlns="${MAIN}"><si><t>a</t></si></sst>`);

/** So many shared strings, each of the same text. */
export const manySharedStrings = (times: number, text = ''): Buffer =>
  workbook(SMALL_SHEET, {
    before: `<sst xmlns="${MAIN}">`,
    text: `<si><t>${text}</t></si>`,
    times,
    after: '</sst>',
  });

/** One row of so many cells. */
export const wideRow = (times: number): Buffer =>
  workbook(
    {
      before: `<worksheet xmlns="${MAIN}"><sheetData><row r="1">`,
      text: '<c t="inlineStr"><is><t>a</t></is></c>',
      times,
      after: '</row></sheetData></worksheet>',
    },
    SMALL_STRINGS,
  );

/** A sheet of so many empty rows. */
export const longSheet = (times: number): Buffer =>
  workbook(
    {
      before: `<worksheet xmlns="${MAIN}"><sheetData>`,
      text: '<row spans="1:1"><c t="b"><v>1</v></c></row>',
      times,
      after: '</sheetData></worksheet>',
    },
    SMALL_STRINGS,
  );

function workbook(sheet: Repeated, strings: Repeated): Buffer {
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
  const relations = (content: string) =>
    plain(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`,
    );
  return zip({
    '[Content_Types].xml': plain(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': plain(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relations(
      relation(1, 'worksheet', 'worksheets/sheet1.xml') + relation(2, 'sharedStrings', 'sharedStrings.xml'),
    ),
    'xl/worksheets/sheet1.xml': sheet,
    'xl/sharedStrings.xml': strings,
  });
}

/** PKWARE, APPNOTE.TXT 6.3.10 (2022), sections 4.3.7, 4.3.12 and 4.3.16. */
function zip(parts: Readonly<Record<string, Repeated>>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, part] of Object.entries(parts)) {
    const { packed, length, checksum } = pack(part);
    const title = Buffer.from(name);
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(checksum, 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(length, 8);
    sizes.writeUInt16LE(title.length, 12);
    const local = Buffer.from('504b03041400000008000000000000', 'hex').subarray(0, 14);
    const entry = Buffer.from('504b0102140014000000080000000000', 'hex');
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(entry, sizes, tail, title);
    files.push(local, sizes, title, packed);
    at += local.length + sizes.length + title.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, listed, end]);
}

/**
 * Block by block, for the whole may be larger than the memory: DEFLATE blocks that are flushed can be put one after the
 * other.
 */
function pack({ before, text, times, after }: Repeated): {
  packed: Buffer;
  length: number;
  checksum: number;
} {
  const AT_ONCE = 100_000;
  const packed: Buffer[] = [];
  let length = 0;
  let checksum = 0;
  const add = (block: Buffer, compressed: Buffer) => {
    packed.push(compressed);
    length += block.length;
    checksum = crc32(block, checksum);
  };
  const flushed = (block: Buffer) => deflateRawSync(block, { finishFlush: 3, level: 9 });
  const head = Buffer.from(before);
  add(head, flushed(head));
  const block = Buffer.from(text.repeat(Math.min(AT_ONCE, times)));
  const compressed = flushed(block);
  for (let done = 0; done + AT_ONCE <= times; done += AT_ONCE) add(block, compressed);
  const last = Buffer.from(text.repeat(times % AT_ONCE) + after);
  add(last, deflateRawSync(last, { level: 9 }));
  return { packed: Buffer.concat(packed), length, checksum };
}

/** A heading line of so many columns. */
export const wideCsv = (columns: number): Buffer =>
  Buffer.from(`external_id${',aaa'.repeat(columns)}\na${',1'.repeat(Math.min(columns, 1000))}\n`);

/** So many rows, each with as many faults as can be. */
export function faultyCsv(rows: number): Buffer {
  const columns =
    'external_id,country,zip_code,estate_type,year_built,price,latitude,longitude,year_renovated,estate_format,estate_status,region,living_area_m2,heating_type,roof_insulation,wall_insulation,floor_insulation,glazing';
  const lines = Array.from(
    { length: rows },
    (_, row) => `h${row}${',x'.repeat(columns.split(',').length - 1)}`,
  );
  return Buffer.from(`${columns}\n${lines.join('\n')}\n`);
}
