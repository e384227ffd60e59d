/**
 * What a mapping takes from where, and how sure that is. Evidence, strongest first: `answer` was seen in a real answer,
 * `contract` stands in a contract (WSDL, OpenAPI, XSD), `client` in public code that reads the provider, `assumed`
 * nowhere. docs/connections/providers.md is made of these tables, and a preview shows the provider's own words by their
 * paths.
 */
export type Evidence = 'answer' | 'contract' | 'client' | 'assumed';

export interface ProviderField {
  /** A path of a `Listing`; `*` stands for any part of a name. */
  field: string;
  /**
   * Where it stands in a record: names joined by dots, `[]` for each of a list, `[id=14]` for those with a value.
   * Alternatives, the first that says something counts, are joined by ` | `; parts that count together by ` + `.
   */
  path: string;
  evidence: Evidence;
  /** What happens when it is absent or not understood. */
  absent: string;
}

/** The usual consequences of an absent value. */
export const ABSENT = {
  open: 'left open',
  refused: 'the home is rejected, with the reason',
  none: 'none',
} as const;

type Row = readonly [field: string, path: string, evidence: Evidence, absent?: string];

export function fieldTable(rows: readonly Row[]): readonly ProviderField[] {
  return rows.map(([field, path, evidence, absent = ABSENT.open]) => ({ field, path, evidence, absent }));
}
