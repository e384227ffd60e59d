/**
 * What is said of an estate, layer by layer: one layer per origin, in each at most one statement per fact. Stored and
 * returned as JSON.
 */
import {
  DWELLING_FIELDS,
  type DwellingFacts,
  type DwellingFieldName,
  type EstateFormat,
} from '@rooftree/engine';

/**
 * Who says something: the building that an apartment is in, a member of the agency, the API's client, an energy
 * adviser's file, a certificate, the register of addresses, a connection to another source, or works of a programme
 * that were reported done. The first takes precedence, but works change what was said before them.
 */
export const ORIGINS = [
  'BUILDING',
  'MEMBER',
  'CLIENT',
  'ADVISER',
  'CERTIFICATE',
  'REGISTER',
  'CONNECTION',
  'WORKS',
] as const;
export type Origin = (typeof ORIGINS)[number];

/** Origins whose statements were read in a document. */
export const DOCUMENT_ORIGINS = ['ADVISER', 'CERTIFICATE'] as const satisfies readonly Origin[];

/** An adviser has measured the home; a certificate may rest on defaults. */
export function originOfDocument(kind: string | null): (typeof DOCUMENT_ORIGINS)[number] {
  return kind === 'nl-tailored-advice-xml' ? 'ADVISER' : 'CERTIFICATE';
}

/** The facts that several origins may give. The type of an estate is not among them: its client must say it. */
export interface Facts extends DwellingFacts {
  estate_format?: EstateFormat;
  year_built?: number;
  year_renovated?: number;
}
export type FactName = keyof Facts;
export type FactValue = NonNullable<Facts[FactName]>;

export const FACT_NAMES: readonly FactName[] = [
  'estate_format',
  'year_built',
  'year_renovated',
  // The keys of the engine's table are the names of its fields.
  ...(Object.keys(DWELLING_FIELDS) as DwellingFieldName[]),
];

/** Registers of labels that are searched by address. */
export const REGISTERS = ['EP_ONLINE'] as const;

/** Where the statement of a certificate or of an adviser was read. */
export interface CertificateSource {
  kind: string | null;
  scheme: string;
  number: string | null;
  issued_on: string | null;
  valid_until: string | null;
  confidence: string;
  /** The job that read the document; null for what a register says. */
  job_id: string | null;
  register?: (typeof REGISTERS)[number];
  /** When a person found it right. */
  reviewed_at?: string;
}

export interface Statement {
  value: FactValue;
  /** When it was said, or when it last changed: the same value said again is nothing new. */
  at: string;
  /** Of what was read in a document. */
  certificate?: CertificateSource;
  /** Stands before what the client had said by then. */
  over_client?: true;
  /**
   * A connection's source had said something else before, or works changed it. Stands before what everybody had said by
   * then.
   */
  is_change?: true;
  /** Of works: the day on which they were done. */
  done_on?: string;
  /**
   * Of a connection's statement: its source says that there is some, not how much. The value is the least that it can
   * mean, and never holds.
   */
  is_vague?: true;
}

export type Layer = Partial<Record<FactName, Statement>>;
export type Layers = Partial<Record<Origin, Layer>>;

/** The values are JSON: they are the same when their texts are. */
export function isSameValue(one: FactValue | null | undefined, other: FactValue | null | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** The layer after its origin has stated everything again; an unchanged value retains its time. */
export function restate(before: Layer, facts: Facts, at: string): Layer {
  const after: Layer = {};
  for (const name of FACT_NAMES) {
    const value = facts[name];
    if (value === undefined) continue;
    const known = before[name];
    after[name] = known !== undefined && isSameValue(known.value, value) ? known : { value, at };
  }
  return after;
}

/** What a source says: facts, and what is too vague to be one. */
export interface StatedFacts {
  facts: Facts;
  vague?: Facts;
}

/**
 * The layer of a connection after its source was read again. Only another value is a change by the source: what it says
 * for the first time, or what we have learnt to read since, corrects no other origin. Nor does saying exactly what was
 * vague before.
 */
export function mergeConnection(before: Layer, { facts, vague = {} }: StatedFacts, at: string): Layer {
  const firm = partOf(before, ({ is_vague }) => is_vague === undefined);
  const after = restate(firm, facts, at);
  const hinted = restate(
    partOf(before, ({ is_vague }) => is_vague === true),
    vague,
    at,
  );
  for (const name of FACT_NAMES) {
    const [was, is, hint] = [firm[name], after[name], hinted[name]];
    if (was !== undefined && is !== undefined && was !== is) after[name] = { ...is, is_change: true };
    if (is === undefined && hint !== undefined) after[name] = { ...hint, is_vague: true };
  }
  return after;
}

function partOf(layer: Layer, isWanted: (statement: Statement) => boolean): Layer {
  return Object.fromEntries(Object.entries(layer).filter(([, statement]) => isWanted(statement)));
}

/** The layer of works with those that were done now; a later work on the same part replaces an earlier one. */
export function addWorks(before: Layer, facts: Facts, doneOn: string, at: string): Layer {
  const after: Layer = { ...before };
  for (const name of FACT_NAMES) {
    const value = facts[name];
    if (value !== undefined) after[name] = { value, at, is_change: true, done_on: doneOn };
  }
  return after;
}

/** A certificate's statements replace those of the same or an older certificate; what a newer one says stays. */
export function addCertificate(before: Layer, read: Layer): Layer {
  const after: Layer = { ...before };
  for (const name of FACT_NAMES) {
    const statement = read[name];
    if (statement === undefined) continue;
    if (issuedOn(before[name]) <= issuedOn(statement)) after[name] = statement;
  }
  return after;
}

/**
 * The layer after a register was read: its statements replace all that it had said before, and older documents. A
 * document of the same day stays, since a person may have reviewed it.
 */
export function mergeRegister(before: Layer, read: Layer): Layer {
  const after: Layer = Object.fromEntries(
    Object.entries(before).filter(([, { certificate }]) => certificate?.register === undefined),
  );
  for (const name of FACT_NAMES) {
    const statement = read[name];
    if (statement === undefined) continue;
    const other = after[name];
    if (other !== undefined && issuedOn(other) >= issuedOn(statement)) continue;
    const known = before[name];
    after[name] = known && isSameStatement(known, statement) ? known : statement;
  }
  return after;
}

/** Whenever it was said. */
function isSameStatement(one: Statement, other: Statement): boolean {
  const [{ certificate: before }, { certificate: after }] = [one, other];
  return (
    isSameValue(one.value, other.value) &&
    before?.register === after?.register &&
    before?.issued_on === after?.issued_on &&
    before?.valid_until === after?.valid_until
  );
}

/** A certificate without a date may be of any age: it replaces only what has no date either. */
function issuedOn(statement: Statement | undefined): string {
  return statement?.certificate?.issued_on ?? '';
}

/** Without what one job has read; null when it has read nothing that is left. */
export function withoutCertificate(before: Layer, jobId: string): Layer | null {
  const entries = Object.entries(before);
  const left = entries.filter(([, { certificate }]) => certificate?.job_id !== jobId);
  return left.length === entries.length ? null : Object.fromEntries(left);
}
