/** What only we set. A PUT takes it and ignores it, so that what we answered can be sent back. */
export const COMPUTED_FIELDS: readonly string[] = [
  'external_id',
  'quality_label',
  'id',
  'referral_link',
  'created_at',
  'updated_at',
  'deactivated_at',
  'facts',
  'renovation',
];

/** The body of a PUT in the form that is checked: without what only we set, and places by their codes. */
export function readEstateBody(body: unknown): unknown {
  if (!isObject(body)) return body;
  const given = Object.entries(body).filter(([name]) => !COMPUTED_FIELDS.includes(name));
  return Object.fromEntries(
    given.map(([name, value]) => [name, name === 'address' && isObject(value) ? byCodes(value) : value]),
  );
}

function byCodes(address: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(address).map(([name, value]) => [
      name,
      name === 'country' || name === 'region' ? codeOf(value) : value,
    ]),
  );
}

/** `{code, name}`, as we answer, as the code alone. The name is ours: it depends on the context's language. */
function codeOf(place: unknown): unknown {
  return isObject(place) && 'code' in place ? place['code'] : place;
}

/**
 * The estate as it is known, with the changes of a merge patch (RFC 7396). Both are bodies that `readEstateBody` has
 * read.
 */
export function patchEstateBody(known: unknown, patch: unknown): unknown {
  return mergePatch(withoutDerivedRegion(known, patch), patch);
}

/** A region that came from the zip code must not outlive it. */
function withoutDerivedRegion(known: unknown, patch: unknown): unknown {
  if (!isObject(known) || !isObject(known['address']) || !isObject(patch)) return known;
  const change = patch['address'];
  if (!isObject(change) || 'region' in change || !('zip_code' in change || 'country' in change)) return known;
  return { ...known, address: { ...known['address'], region: null } };
}

function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged = new Map(Object.entries(isObject(target) ? target : {}));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), value));
  }
  return Object.fromEntries(merged);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
