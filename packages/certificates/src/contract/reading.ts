/** What a reader of certificates answers. Plain JSON, snake case: it is a public format. */
import type { DwellingFacts, EstateFormat, EstateType } from '@rooftree/engine';
import type { Source } from './text.ts';

export const KINDS = [
  'ep-online-json',
  'ep-online-csv',
  'ep-online-xml',
  'nl-registration-xml',
  'nl-tailored-advice-xml',
  'be-vlg-2019',
  'nl-2021',
  'be-wal',
  'be-bru',
  'be-bru-encoding',
  'be-vlg-2008',
  'nl-2015',
  'nl-2008',
] as const;
export type Kind = (typeof KINDS)[number];

export const REFUSALS = [
  'not_a_certificate',
  'other_certificate',
  'other_address',
  'unreadable',
  'encrypted',
  'too_large',
  'took_too_long',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** The facts of an estate that a certificate can hold, under the names of the API. */
export interface Facts extends DwellingFacts {
  estate_type?: EstateType;
  estate_format?: EstateFormat;
  year_built?: number;
  year_renovated?: number;
}
export type FactName = keyof Facts;
export type FactValue = NonNullable<Facts[FactName]>;

export type Confidence = 'HIGH' | 'MEDIUM' | 'LOW';
/** Stands so on the document; was computed from what stands there; follows from it by a rule of ours. */
export type Basis = 'printed' | 'computed' | 'derived';

export interface ReadField {
  name: FactName;
  value: FactValue;
  raw: string | null;
  confidence: Confidence;
  basis: Basis;
  /** Why the confidence is not higher. */
  reasons: string[];
  source: Source | null;
}

/** German is that of the east of Wallonia. */
export type Language = 'nl' | 'fr' | 'de';

export interface DocumentFacts {
  kind: Kind | null;
  version: string | null;
  language: Language | null;
  pages: number | null;
  text: 'layer' | 'ocr' | 'data';
  /** Of a scan: pages that were not read, because there was no time for them or reading them failed. */
  unread_pages?: number[];
  /** What this server lacks to read such a scan, or to read it better, by the names of Debian. */
  missing_packages?: string[];
}

export interface CertificateFacts {
  scheme: 'BE-VLG' | 'BE-WAL' | 'BE-BRU' | 'NL';
  number: string | null;
  issued_on: string | null;
  valid_until: string | null;
  method: string | null;
  expired: boolean | null;
}

export interface Address {
  country: 'BE' | 'NL';
  street: string | null;
  house_number: string | null;
  house_number_extra: string | null;
  zip_code: string | null;
  place: string | null;
  /** Of a file that names its homes by the Dutch register of addresses. */
  bag_ids?: string[];
}

export interface Failure {
  code: RefusalCode;
  message: string;
}

export interface Reading {
  status: 'FINISHED' | 'FAILED';
  failure: Failure | null;
  document: DocumentFacts;
  certificate: CertificateFacts | null;
  address: Address | null;
  fields: ReadField[];
  checks: { name: string; holds: boolean }[];
  /** What stands on the document and was not understood, in its own words. */
  unread: string[];
  /** Of a paper: what its form usually states and was not found. */
  missing?: MissingFact[];
}

export interface MissingFact {
  name: FactName;
  /** The words of the form that were searched for on every page. */
  searched: string[];
}
