import { parseEstateInput } from '@rooftree/engine';
import { localDay } from '../../../infra/local-day.ts';
import type { EstateBody } from '../../estates.schemas.ts';
import { ESTATE_COLUMNS } from '../columns/estate-columns.ts';
import type { FieldChange } from '../imports.ts';

/** The columns whose values differ. Of two bodies that were checked; none for a new estate. */
export function changesBetween(
  known: EstateBody | null,
  given: EstateBody,
  paths: readonly string[] | null,
): FieldChange[] {
  if (known === null) return [];
  // As the engine reads them, in which form they are stored.
  const { dwelling } = parseEstateInput(given, localDay(given.address.country));
  const after = { ...given, dwelling };
  return ESTATE_COLUMNS.flatMap(({ name, path }) => {
    const [was, is] = [shownAt(known, path), shownAt(after, path)];
    if (was === is || isDerived(name, is, paths)) return [];
    return [{ column: name, before: was, after: is }];
  });
}

/** What we fill in where it is not given: the region of a zip code, and from where the estate came. */
function isDerived(name: string, given: string | null, paths: readonly string[] | null): boolean {
  if (name === 'estate_provider_type') return given === null;
  return name === 'region' && (paths === null ? given === null : !paths.includes('address.region'));
}

function shownAt(body: object, path: readonly string[]): string | null {
  let found: unknown = body;
  for (const name of path) found = Object(found)[name] ?? null;
  if (path[0] === 'media') return picturesIn(found);
  if (found === null) return null;
  return typeof found === 'object' ? JSON.stringify(found) : String(found);
}

/** By their addresses, in order: the rest of a picture is filled in when it is stored. */
function picturesIn(media: unknown): string | null {
  if (!Array.isArray(media) || media.length === 0) return null;
  return media.map((picture) => String(Object(picture).url)).join(' ');
}
