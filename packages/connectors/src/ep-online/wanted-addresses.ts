import { addressKey } from './address-key.ts';

export interface FoundLabel {
  key: string;
  label: Readonly<Record<string, string>>;
}
export type LabelFileEvent = FoundLabel | { rows: number };

/** What is read of a label. Others are dropped: the holder of a certificate may be a person. */
const FIELDS = [
  'Registratiedatum',
  'Opnamedatum',
  'GeldigTot',
  'Status',
  'Berekeningstype',
  'Gebouwklasse',
  'Gebouwtype',
  'Gebouwsubtype',
  'Postcode',
  'Huisnummer',
  'Huisletter',
  'Huisnummertoevoeging',
  'Detailaanduiding',
  'BAGVerblijfsobjectID',
  'Bouwjaar',
  'GebruiksoppervlakteThermischeZone',
  'Energieklasse',
  'PrimaireFossieleEnergie',
  'PrimaireFossieleEnergieEMGForfaitair',
] as const;

/** The addresses that a file is read for. */
export class WantedAddresses {
  readonly #keys: ReadonlySet<string>;
  readonly #zips: ReadonlySet<string>;
  constructor(keys: Iterable<string>) {
    this.#keys = new Set(keys);
    this.#zips = new Set([...this.#keys].map((key) => key.slice(0, 6)));
  }

  /** Most rows of the register need no further look. */
  hasZip(zip: string): boolean {
    return this.#zips.has(zip);
  }

  /** Null for a label of another address. */
  labelOf(field: (name: string) => string): FoundLabel | null {
    const key = addressKey(
      field('Postcode'),
      field('Huisnummer'),
      field('Huisletter'),
      field('Huisnummertoevoeging'),
    );
    if (key === null || !this.#keys.has(key)) return null;
    const filled = FIELDS.map((name) => [name, field(name)]).filter(([, value]) => value !== '');
    return { key, label: Object.fromEntries(filled) };
  }
}
