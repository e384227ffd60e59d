/** Who stated a fact of a home, as page and passport name it. */
import type { Assumption, Plan } from '@rooftree/engine';

/**
 * The reader of the page, the client of the API, a member of the agency, an adviser's file, another source, a
 * certificate, or works that were done.
 */
export type FactTeller =
  | 'READER'
  | 'CLIENT'
  | 'MEMBER'
  | 'ADVISER'
  | 'CONNECTION'
  | 'REGISTER'
  | 'CERTIFICATE'
  | 'WORKS'
  | 'BUILDING';

export type CertificateWeakness = 'certificate_expired' | 'older_than_renovation';

export interface FactOrigin {
  by: FactTeller;
  /** Of a certificate: its day, and why it counts less. */
  issuedOn: string | null;
  weakness: CertificateWeakness | null;
}

/** What to know of a certificate that counts less. */
export type CertificateRemark =
  | { reason: 'certificate_expired'; until_date: string }
  | { reason: 'older_than_renovation'; issued_date: string; year: number };

export interface FactOrigins {
  /** By the name of the fact; what is given and not listed, the client stated. */
  facts: Record<string, FactOrigin>;
  notes: CertificateRemark[];
  /** The label and the score that are given: a plan explains them, and so does not list them among what it assumes. */
  label: Assumption[];
  /** Whose client or member stated facts; null where it is not known. */
  organisation: string | null;
}

export const CLIENT_ALONE: FactOrigins = { facts: {}, notes: [], label: [], organisation: null };

const LABEL_FACTS = ['energy_label', 'energy_score_kwh_per_m2'] as const;

export function givenLabel(dwelling: Partial<Record<string, unknown>>): Assumption[] {
  return LABEL_FACTS.flatMap((fact): Assumption[] => {
    const value = dwelling[fact];
    return typeof value === 'string' || typeof value === 'number' ? [{ fact, value, origin: 'given' }] : [];
  });
}

/** With what the reader of the page has stated since, which takes precedence over everything else. */
export function withReader(origins: FactOrigins, given: Record<string, string>): FactOrigins {
  const reader: FactOrigin = { by: 'READER', issuedOn: null, weakness: null };
  const others = origins.label.filter(({ fact }) => given[fact] === undefined);
  return {
    facts: { ...origins.facts, ...Object.fromEntries(Object.keys(given).map((fact) => [fact, reader])) },
    notes: origins.notes,
    label: [...givenLabel(given), ...others],
    organisation: origins.organisation,
  };
}

/** What a plan says of a fact and the home: enough to find where the fact comes from. */
export type FactSource = Pick<Assumption, 'fact' | 'origin'>;
export type HomeOfPlan = Pick<Plan, 'estate_type' | 'year_built'>;

/** A width, a power or an area of nothing is no fact about a home. */
export function isInformative({ value, origin }: Assumption): boolean {
  return value !== null && !(value === 0 && origin !== 'given');
}

/** The origin to state once, so that only what differs needs a mark. */
export function mostFrequent(origins: readonly string[]): string | undefined {
  const counts = Map.groupBy(origins, (origin) => origin);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}
