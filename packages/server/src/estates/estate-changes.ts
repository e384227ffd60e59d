import type { Thing } from '../access/audit/audit.ts';
import { FACT_NAMES } from './facts/layers.ts';

/** What changed of an estate, for the audit. */
export interface EstateChange {
  thing: Thing;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
}

/** Fields beside the facts that are recorded with their values. */
const OTHER_FIELDS = ['estate_type', 'estate_status', 'price'];
/** That they changed is recorded, not what to: they may name a person, or are long. */
const HIDDEN_FIELDS = ['address', 'managing_user_external_id', 'media', 'metadata'];
const HIDDEN = '…';

/**
 * The fields that differ, as they apply, between an estate before a change (null for a new one) and after it; null
 * where nothing differs. Both as their JSON of GET.
 */
export function estateChange(externalId: string, before: string | null, after: string): EstateChange | null {
  const thing: Thing = { kind: 'estate', id: externalId };
  const now = fieldsOf(after);
  if (before === null) return { thing, before: null, after: withValues(now, recordedIn(now)) };
  const known = fieldsOf(before);
  const changed = Object.keys(now).filter((name) => !isSame(known[name], now[name]));
  if (changed.length === 0) return null;
  return { thing, before: withValues(known, changed), after: withValues(now, changed) };
}

/** Each field with the value that applies; an estate of several sources has those in `facts`. */
function fieldsOf(json: string): Record<string, unknown> {
  const estate: Record<string, unknown> = JSON.parse(json);
  const facts = new Map<string, unknown>(Object.entries(estate['facts'] ?? {}));
  const dwelling = new Map<string, unknown>(Object.entries(estate['dwelling'] ?? {}));
  const effective = FACT_NAMES.map((name) => [
    name,
    valueIn(facts.get(name)) ?? dwelling.get(name) ?? estate[name] ?? null,
  ]);
  const others = [...OTHER_FIELDS, ...HIDDEN_FIELDS].map((name) => [name, estate[name] ?? null]);
  return Object.fromEntries([...effective, ...others]);
}

function valueIn(fact: unknown): unknown {
  return typeof fact === 'object' && fact !== null && 'value' in fact ? fact.value : undefined;
}

function recordedIn(fields: Record<string, unknown>): string[] {
  return Object.keys(fields).filter((name) => fields[name] !== null && !HIDDEN_FIELDS.includes(name));
}

function withValues(fields: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.map((name) => [name, HIDDEN_FIELDS.includes(name) ? HIDDEN : fields[name]]),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
