import type { Executor } from '../../infra/database/sql.ts';
import { PLACE_NAMES, WHOLE_ESTATE_FIELDS } from '../estate-json.ts';

export interface EstateFilter {
  estateStatuses: readonly string[] | null;
  estateTypes: readonly string[] | null;
  regions: readonly string[] | null;
  energyLabels: readonly string[] | null;
  qualityLabels: readonly string[] | null;
  externalUserId: string | null;
  updatedSince: string | null;
  /** Only what comes after this id, to read all of them piece by piece. */
  afterId: string | null;
  includeDeactivated: boolean;
}

export interface EstatePage {
  managesEstates: boolean;
  total: number;
  /** The estates as JSON, joined by commas, as the bytes that go to the socket. */
  items: Buffer;
}

/** One statement for every choice of fields: what is not chosen is not computed. */
const CHOSEN_FIELDS_JSON = `'{' || substr(concat(${Object.entries(WHOLE_ESTATE_FIELDS)
  .map(([name, value]) => `CASE WHEN '${name}' = ANY ($3::text[]) THEN concat(',"${name}":', ${value}) END`)
  .join(', ')}), 2) || '}'`;

/** Each filter with its condition on the estate `e`, `?` standing for its value. */
const CONDITIONS: Record<Exclude<keyof EstateFilter, 'includeDeactivated'>, string> = {
  estateStatuses: 'e.estate_status = ANY (?::text[])',
  estateTypes: 'e.estate_type = ANY (?::text[])',
  regions: 'e.region = ANY (?::text[])',
  energyLabels: "e.dwelling ->> 'energy_label' = ANY (?::text[])",
  qualityLabels: 'e.quality_label = ANY (?::text[])',
  externalUserId:
    'e.managing_user_id = (SELECT id FROM users WHERE context_id = $2 AND external_id = ?::text)',
  updatedSince: 'e.updated_at >= ?::text::timestamptz',
  afterId: 'e.id > ?::uuid',
};

/** $1 public URL, $2 context, $3 fields, $4 estates to skip, $5 estates to return, then the filters. */
function pageStatement(conditions: readonly string[]): string {
  return `
    WITH context AS MATERIALIZED (
      SELECT manages_estates, ${PLACE_NAMES}, $1::text AS public_url FROM contexts WHERE id = $2
    ),
    found AS MATERIALIZED (
      SELECT e.id FROM estates e WHERE ${['e.context_id = $2', '(SELECT manages_estates FROM context)', ...conditions].join(' AND ')}
    )
    SELECT (SELECT manages_estates FROM context), (SELECT count(*) FROM found), coalesce(string_agg(item, ',' ORDER BY id), '')
    FROM (SELECT id FROM found ORDER BY id OFFSET $4 LIMIT $5) AS page CROSS JOIN LATERAL (
      SELECT ${CHOSEN_FIELDS_JSON} AS item
      FROM context, estates e LEFT JOIN users u ON u.context_id = e.context_id AND u.id = e.managing_user_id
      WHERE e.context_id = $2 AND e.id = page.id LIMIT 1
    ) AS looked_up`;
}

/** A page of the estates that pass every filter, in the order in which they were created. */
export async function findEstates(
  sql: Executor,
  contextId: string,
  publicUrl: string,
  { includeDeactivated, ...filter }: EstateFilter,
  page: { skip: number; take: number; fields: readonly string[] },
): Promise<EstatePage> {
  const parameters: (string | number | string[])[] = [
    publicUrl,
    contextId,
    [...page.fields],
    page.skip,
    page.take,
  ];
  const conditions = includeDeactivated ? [] : ['e.deactivated_at IS NULL'];
  for (const [name, condition] of Object.entries(CONDITIONS)) {
    // The keys of CONDITIONS are those of the filter.
    const value = filter[name as keyof typeof filter];
    if (value === null) continue;
    parameters.push(typeof value === 'string' ? value : [...value]);
    conditions.push(condition.replace('?', `$${parameters.length}`));
  }
  const [row] = await sql.unsafe(pageStatement(conditions), parameters, { prepare: true }).raw();
  // The statement has one row with these columns.
  const [managesEstates, total, items] = row as [Buffer | null, Buffer, Buffer];
  return { managesEstates: String(managesEstates) === 't', total: Number(total), items };
}

/** What the list depends on besides the request: another text after every change of an estate or of its context. */
export async function readListVersion(sql: Executor, contextId: string): Promise<string> {
  const [row] = await sql.unsafe<{ version: string }[]>(
    `SELECT concat_ws(' ', manages_estates, language,
       (SELECT coalesce(sum(changes), 0) FROM estate_changes WHERE context_id = $1)) AS version
     FROM contexts WHERE id = $1`,
    [contextId],
    { prepare: true },
  );
  return row?.version ?? '';
}
