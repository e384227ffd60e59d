import { patchEstateBody } from '../estate-body.ts';
import type { EstateBody } from '../estates.schemas.ts';

/**
 * What is known of an estate with what a row of a table says: an empty cell means "not known", and what the table has
 * no column for stays as it is.
 */
export function mergeRow(
  known: EstateBody,
  given: Record<string, unknown>,
  paths: readonly string[],
): unknown {
  const patch: Record<string, unknown> = {};
  for (const path of paths) {
    const [first = '', second] = path.split('.');
    if (first === 'external_id') continue;
    const part = given[first];
    if (second === undefined) patch[first] = part ?? null;
    else patch[first] = { ...Object(patch[first]), [second]: Object(part)[second] ?? null };
  }
  return patchEstateBody(known, patch);
}
