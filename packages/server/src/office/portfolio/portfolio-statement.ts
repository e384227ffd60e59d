/** The statements over `portfolio_entries`: conditions of a filter, and the walk of a page. */

import { HOME_FIELDS } from '../../estates/home-json.ts';
import {
  jsonCode,
  jsonEuros,
  jsonObject,
  jsonText,
  jsonTimestamp,
  jsonValue,
} from '../../infra/database/json-text.ts';
import type { Cursor } from './cursor.ts';
import {
  type MissingFact,
  type PortfolioFilter,
  type PortfolioOrder,
  type PortfolioSort,
  plansOf,
  searchedWords,
} from './portfolio.ts';

/** What stands between the estates of a page. JSON of the database has no line breaks. */
export type ItemSeparator = ',' | '\n';

export type Parameter = string | number | boolean | readonly string[];

/** Each order with its column, the type of it, and whether some estates have no value: those always come last. */
const SORT_COLUMNS: Record<
  PortfolioSort,
  { column: string; type: string; isNullable: boolean; isOfPlan?: true }
> = {
  address: { column: 'p.address', type: 'text', isNullable: false },
  updated_at: { column: 'p.updated_at', type: 'timestamptz', isNullable: false },
  planned_at: { column: 'p.planned_at', type: 'timestamptz', isNullable: true, isOfPlan: true },
  net_cost: { column: 'p.net_cents', type: 'bigint', isNullable: true, isOfPlan: true },
  label_now: { column: 'p.now_rank', type: 'smallint', isNullable: true },
  label_after: { column: 'p.after_rank', type: 'smallint', isNullable: true, isOfPlan: true },
  energy_now: { column: 'p.energy_now_kwh', type: 'integer', isNullable: true },
};

/** On the calendar of both countries; a certificate holds on its last day. */
export const TODAY = `(now() AT TIME ZONE 'Europe/Brussels')::date`;

/** Land and offices are not planned, whatever is known of them. */
export const IS_MISSING: Record<MissingFact, string> = {
  year_built: `p.estate_type IN ('HOUSE', 'APARTMENT') AND p.year_built IS NULL`,
  location: `p.estate_type IN ('HOUSE', 'APARTMENT') AND p.region IS NULL`,
};

/** The conditions of a filter on the entry `p`; adds their values to the parameters, of which $1 is the context. */
export function conditionsOf(filter: PortfolioFilter, parameters: Parameter[]): string[] {
  const put = (value: Parameter) => `$${parameters.push(value)}`;
  const compare = (condition: string, value: Parameter | null) =>
    value === null ? [] : [condition.replaceAll('?', put(value))];
  const any = (column: string, values: readonly string[] | null) =>
    compare(`${column} = ANY (?::text[])`, values);
  const words = filter.search === null ? [] : searchedWords(filter.search);
  return [
    'p.context_id = $1',
    ...(filter.includeDeactivated ? [] : ['p.is_active']),
    // Words hold no quotation mark: it ends a word.
    ...(words.length === 0
      ? []
      : [
          `p.words @@ ${put(words.map((word) => `'${word.replaceAll('\\', '\\\\')}':*`).join(' & '))}::tsquery`,
        ]),
    ...compare('(p.place = ANY (?::text[]) OR p.zip_code = ANY (?::text[]))', filter.places),
    ...any('p.region', filter.regions),
    ...any('p.estate_type', filter.estateTypes),
    ...any('p.estate_status', filter.estateStatuses),
    ...any('p.quality_label', filter.qualityLabels),
    ...any('p.label_now', filter.labelsNow),
    ...any('p.label_after', filter.labelsAfter),
    ...any('p.estate_provider_type', filter.providers),
    ...compare(
      'p.managing_user_id IN (SELECT id FROM users WHERE context_id = $1 AND external_id = ANY (?::text[]))',
      filter.externalUserIds,
    ),
    ...compare('p.net_cents >= ?::bigint * 100', filter.leastNetEuros),
    ...compare('p.net_cents <= ?::bigint * 100', filter.mostNetEuros),
    ...compare('p.planned_at >= ?::text::timestamptz', filter.plannedSince),
    ...compare('p.planned_at < ?::text::timestamptz', filter.plannedBefore),
    ...compare(
      'p.estate_id IN (SELECT id FROM estates WHERE context_id = $1 AND external_id = ANY (?::text[]))',
      filter.externalIds,
    ),
    ...(filter.missing === null ? [] : [IS_MISSING[filter.missing]]),
    ...compare(
      'p.estate_id IN (SELECT estate_id FROM estate_import_rows WHERE context_id = $1 AND import_id = ?::text::uuid)',
      filter.importId,
    ),
    ...compare(`p.certificate_valid_until < ${TODAY} + ?::integer`, filter.certificateDays),
    ...(filter.isPlanned === null ? [] : [`p.renovation_id IS ${filter.isPlanned ? 'NOT ' : ''}NULL`]),
  ];
}

const ITEM_JSON = jsonObject({
  id: jsonCode('e.id'),
  ...HOME_FIELDS,
  estate_type: jsonCode('e.estate_type'),
  estate_format: jsonCode('e.estate_format'),
  estate_status: jsonCode('e.estate_status'),
  year_built: jsonValue('e.year_built'),
  quality_label: jsonCode('e.quality_label'),
  estate_provider_type: jsonText('e.estate_provider_type'),
  managing_user_external_id: jsonText('u.external_id'),
  label_now: jsonText('p.label_now'),
  label_after: jsonText('p.label_after'),
  label_probabilities: jsonValue('p.label_probabilities'),
  net_cost: jsonEuros('p.net_cents'),
  net_cost_low: jsonEuros('p.net_low_cents'),
  net_cost_high: jsonEuros('p.net_high_cents'),
  energy_now_kwh: jsonValue('p.energy_now_kwh'),
  energy_after_kwh: jsonValue('p.energy_after_kwh'),
  certificate_valid_until: jsonCode('p.certificate_valid_until'),
  renovation_id: jsonCode('p.renovation_id'),
  planned_at: jsonTimestamp('p.planned_at'),
  updated_at: jsonTimestamp('e.updated_at'),
  deactivated_at: jsonTimestamp('e.deactivated_at'),
});

/** A label of a place. */
export const LABEL_JSON = jsonObject({ label: jsonText('label'), count: jsonValue('count') });

/** A place, of `labels` that are written already. */
export const PLACE_JSON = jsonObject({
  country: jsonCode('l.country'),
  region: jsonCode('l.region'),
  place: jsonText('l.place'),
  count: jsonValue('l.count'),
  planned: jsonValue('l.planned'),
  most_common_label: jsonText('l.most_common'),
  labels: `'[' || l.labels || ']'`,
  average_net_cost: jsonEuros('l.average_cents'),
});

/**
 * A page of `take` estates, and one more to know whether there is another page. The walk follows an index of the order
 * until it has enough, or reads the narrow table where the filter leaves few. Estates without a value of the order are
 * a walk of their own after the others, which does not even begin when those fill the page.
 */
export function pageStatement(
  filter: PortfolioFilter,
  { sortBy, direction, separator = ',' }: PortfolioOrder & { separator?: ItemSeparator },
  cursor: Cursor | null,
  take: number,
  parameters: Parameter[],
): string {
  const conditions = conditionsOf(filter, parameters);
  const { column, type, isNullable, isOfPlan } = SORT_COLUMNS[sortBy];
  // A walk that can find nothing would read every estate to see it.
  const plans = isOfPlan ? plansOf(filter) : null;
  const put = (value: Parameter) => `$${parameters.push(value)}`;
  const beyond = direction === 'ASC' ? '>' : '<';
  const walk = (more: readonly string[], value: string, order: string) =>
    `(SELECT p.estate_id, ${value} AS value FROM portfolio_entries p WHERE ${[...conditions, ...more].join(' AND ')} ORDER BY ${order} LIMIT ${take + 1})`;
  const walks: string[] = [];
  if (plans !== false && (cursor === null || cursor.value !== null)) {
    const after =
      cursor?.value == null
        ? []
        : [
            `(${column}, p.estate_id) ${beyond} (${put(cursor.value)}::text::${type}, ${put(cursor.estateId)}::text::uuid)`,
          ];
    const known = isNullable ? [`${column} IS NOT NULL`] : [];
    walks.push(
      walk(
        [...known, ...after],
        `${column}::text`,
        `p.context_id ${direction}, ${column} ${direction}, p.estate_id ${direction}`,
      ),
    );
  }
  if (isNullable && plans !== true) {
    const after =
      cursor !== null && cursor.value === null
        ? [`p.estate_id ${beyond} ${put(cursor.estateId)}::text::uuid`]
        : [];
    // The column is the same for all of them, and named so that its index gives this order too.
    walks.push(
      walk(
        [`${column} IS NULL`, ...after],
        'NULL',
        `p.context_id ${direction}, ${column} ${direction}, p.estate_id ${direction}`,
      ),
    );
  }
  return `
    WITH found AS MATERIALIZED (
      SELECT *, row_number() OVER () AS number FROM (${walks.join(' UNION ALL ')}) AS walked LIMIT ${take + 1}
    )
    SELECT (SELECT manages_estates FROM contexts WHERE id = $1) AS "managesEstates",
      coalesce(string_agg(item, ${separator === '\n' ? "E'\\n'" : "','"} ORDER BY number) FILTER (WHERE number <= ${take}), '') AS items, count(*) > ${take} AS "hasMore",
      max(value) FILTER (WHERE number = ${take}) AS value, max(estate_id::text) FILTER (WHERE number = ${take}) AS "estateId"
    FROM found CROSS JOIN LATERAL (
      SELECT ${ITEM_JSON} AS item FROM portfolio_entries p JOIN estates e ON e.context_id = p.context_id AND e.id = p.estate_id
        LEFT JOIN users u ON u.context_id = p.context_id AND u.id = p.managing_user_id
      WHERE p.context_id = $1 AND p.estate_id = found.estate_id LIMIT 1
    ) AS looked_up`;
}
