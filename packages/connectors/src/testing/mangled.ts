/** Records as no provider should send them, and what must hold of them all the same. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Entry } from '../contract/listing.ts';

/** The record with some of its values, at any depth, replaced by anything that JSON can say. */
export function mangled(record: unknown): fc.Arbitrary<unknown> {
  const change = fc.record({ at: fc.nat(), value: oddValue() });
  return fc.array(change, { minLength: 1, maxLength: 6 }).map((changes) => {
    let whole: unknown = structuredClone(record);
    for (const { at, value } of changes) {
      const places = placesIn(whole);
      const place = places[at % Math.max(places.length, 1)];
      if (place === undefined) whole = value;
      else place.holder[place.name] = value;
    }
    return whole;
  });
}

/** What an entry must be, whatever it was made of. */
export function assertSound(entry: Entry): void {
  if (entry.kind === 'gone') assert.ok(entry.external_id.length > 0);
  if (entry.kind === 'refused')
    assert.ok(entry.reasons.length > 0 && entry.reasons.every((reason) => /^[a-z].*[^.]$/s.test(reason)));
  if (entry.kind !== 'listing') return;
  const { listing } = entry;
  assert.ok(listing.external_id.length > 0 && listing.external_id.length <= 255);
  assert.ok(['BE', 'NL'].includes(listing.address.country));
  assert.ok(listing.estate_type.length > 0);
  assert.ok(listing.pictures.length <= 100);
  for (const { url, position } of listing.pictures)
    assert.ok(URL.parse(url)?.protocol === 'https:' && Number.isSafeInteger(position));
  if (listing.price_cents !== undefined)
    assert.ok(Number.isSafeInteger(listing.price_cents) && listing.price_cents > 0);
  const everything = JSON.stringify(listing);
  assert.ok(everything.isWellFormed() && !everything.includes('\\u0000'));
  // What is not known is absent: nothing is lost on the way through JSON.
  assert.deepEqual(JSON.parse(everything), listing);
}

function oddValue(): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.constantFrom(null, '', 0, -1, 1e308, true, '0', '-', 'UNDEFINED', [], {}, '9'.repeat(400), '..', '\0'),
    fc.constantFrom('http://127.0.0.1/', 'javascript:alert(1)', 'https://[', '2026-02-31', '1.250', '12,5'),
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
  );
}

type Holder = Record<string, unknown>;

function placesIn(value: unknown, depth = 0): { holder: Holder; name: string }[] {
  if (!isHolder(value) || depth > 8) return [];
  return Object.keys(value).flatMap((name) => [{ holder: value, name }, ...placesIn(value[name], depth + 1)]);
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}
