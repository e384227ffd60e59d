/** Files as EP-Online publishes them, of dwellings that do not exist. */
import { crc32, deflateRawSync } from 'node:zlib';
import type { EpOnlineLabel } from './fixtures.ts';

/** The CSV's own names, in its order; those of the API differ in underscores. */
const COLUMNS = [
  ['Registratiedatum'],
  ['Opnamedatum'],
  ['GeldigTot', 'Geldig_tot'],
  ['Certificaathouder'],
  ['Status'],
  ['Berekeningstype'],
  ['Gebouwklasse'],
  ['Gebouwtype'],
  ['Projectnaam'],
  ['Postcode'],
  ['Huisnummer'],
  ['Huisletter'],
  ['Huisnummertoevoeging'],
  ['Detailaanduiding'],
  ['BAGVerblijfsobjectID'],
  ['Bouwjaar'],
  ['GebruiksoppervlakteThermischeZone', 'Gebruiksoppervlakte_thermische_zone'],
  ['Energieklasse'],
  ['PrimaireFossieleEnergie'],
  ['PrimaireFossieleEnergieEMGForfaitair', 'Primaire_fossiele_energie_EMG_forfaitair'],
] as const;

export function labelCsv(labels: readonly EpOnlineLabel[]): string {
  const lines = [
    'PublicatieDatum;01-11-2026',
    'LaatstVerwerkteMutatievolgnummer;19345219',
    COLUMNS.map(([name]) => name).join(';'),
    ...labels.map((label) => COLUMNS.map((names) => cellOf(label, names)).join(';')),
  ];
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** Days without dashes, numbers with a comma, quotes where a value needs them. */
function cellOf(label: EpOnlineLabel, names: readonly string[]): string {
  const value = names.map((name) => label[name]).find((found) => found !== undefined && found !== null) ?? '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = String(value).replace(/^(\d{4})-(\d\d)-(\d\d)T.*$/, '$1$2$3');
  return /[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function changesXml(labels: readonly EpOnlineLabel[]): string {
  const fields = (label: EpOnlineLabel) =>
    Object.entries(label)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `<${name}>${String(value).replaceAll('&', '&amp;')}</${name}>`);
  const records = labels.map((label) => `<Pandcertificaat>${fields(label).join('')}</Pandcertificaat>`);
  return `<?xml version="1.0" encoding="utf-8"?><Mutaties>${records.join('')}</Mutaties>`;
}

/** An archive of one file, its sizes after the data, as a server writes it that does not know them before. */
export function zipOf(name: string, content: string): Buffer {
  const packed = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 6);
  head.writeUInt16LE(8, 8);
  head.writeUInt16LE(Buffer.byteLength(name), 26);
  const sizes = Buffer.alloc(16);
  sizes.writeUInt32LE(0x08074b50, 0);
  sizes.writeUInt32LE(crc32(content), 4);
  sizes.writeUInt32LE(packed.length, 8);
  sizes.writeUInt32LE(Buffer.byteLength(content), 12);
  return Buffer.concat([head, Buffer.from(name), packed, sizes]);
}
