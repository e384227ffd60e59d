import type { Executor } from '../../infra/database/sql.ts';

/** Null when this context has, or manages, no estate of that name. */
export async function findLabelState(
  sql: Executor,
  contextId: string,
  externalId: string,
): Promise<{ estateId: string; canBeAsked: boolean } | null> {
  const [row] = await sql<{ estateId: string; canBeAsked: boolean }[]>`
    SELECT e.id AS "estateId", e.country = 'NL' AND e.deactivated_at IS NULL
      AND label_address(e.zip_code, e.house_number, e.house_number_extra) IS NOT NULL AS "canBeAsked"
    FROM contexts JOIN estates e ON e.context_id = contexts.id
    WHERE contexts.id = ${contextId} AND manages_estates AND e.external_id = ${externalId}`;
  return row ?? null;
}

/**
 * One that is not recorded yet is fetched anyway. The column's milliseconds are cut off: rounded, half of them would be
 * due after now.
 */
export async function markDue(tx: Executor, contextId: string, estateId: string): Promise<void> {
  await tx`
    UPDATE registered_labels SET next_ask_at = date_trunc('milliseconds', now())
    WHERE context_id = ${contextId} AND estate_id = ${estateId}`;
}

/** As JSON; null when this context has, or manages, no estate of that name. */
export async function describeLabel(
  sql: Executor,
  contextId: string,
  externalId: string,
  isOn: boolean,
): Promise<string | null> {
  const [row] = await sql<{ label: string }[]>`
    SELECT json_build_object(
      'register', 'EP_ONLINE',
      'is_on', ${isOn}::boolean,
      'label_status', coalesce(label.label_status,
        CASE WHEN e.country = 'NL' AND label_address(e.zip_code, e.house_number, e.house_number_extra) IS NOT NULL
          THEN 'WAITING' ELSE 'NO_ADDRESS' END),
      'is_waiting', ${isOn}::boolean AND e.deactivated_at IS NULL AND e.country = 'NL' AND coalesce(label.next_ask_at <= now() OR NOT label.is_told,
        label.estate_id IS NULL AND label_address(e.zip_code, e.house_number, e.house_number_extra) IS NOT NULL),
      'read_at', to_char(label.asked_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'next_read_at', to_char(label.next_ask_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'energy_label', (SELECT field ->> 'value' FROM jsonb_array_elements(label.reading -> 'fields') AS field
        WHERE field ->> 'name' = 'energy_label' LIMIT 1),
      'registered_on', label.reading ->> 'issued_on',
      'valid_until', label.reading ->> 'valid_until',
      'bag_id', CASE WHEN label.bag ->> 'address' = label.address THEN label.bag ->> 'bag_id' END,
      'fault', CASE WHEN ${isOn}::boolean THEN register.fault END
    )::text AS label
    FROM contexts JOIN estates e ON e.context_id = contexts.id
      LEFT JOIN registered_labels label ON label.context_id = e.context_id AND label.estate_id = e.id
      CROSS JOIN label_register register
    WHERE contexts.id = ${contextId} AND manages_estates AND e.external_id = ${externalId}`;
  return row?.label ?? null;
}
