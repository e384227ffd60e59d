import type { FactName, Layer, Statement } from './layers.ts';

export type AgeReason = 'certificate_expired' | 'older_than_renovation';

/** What works leave as it is: of a certificate from before them it still holds. */
const OUTLASTS_WORKS: ReadonlySet<FactName> = new Set<FactName>([
  'estate_format',
  'year_built',
  'habitable_space_m2',
  'storeys',
  'building_width_m',
  'building_depth_m',
  'cornice_height_m',
  'apartment_floor',
  'roof_type',
  'inclined_roof_surface_m2',
  'flat_roof_surface_m2',
  'attic_floor_surface_m2',
  'outer_wall_surface_m2',
  'has_cavity_wall',
  'cavity_wall_width_cm',
  'ground_floor_surface_m2',
  'basement_type',
  'window_surface_m2',
]);

/**
 * Why a certificate's statement counts less, if it does: the certificate has expired, or the house was renovated in a
 * later year than it was issued in. In the year of the works it is unknown which came first: the certificate counts in
 * full.
 */
export function ageReasonOf(
  { certificate }: Statement,
  { today, renovatedIn }: { today: string; renovatedIn: number | null },
): AgeReason | null {
  const { issued_on: issuedOn = null, valid_until: validUntil = null } = certificate ?? {};
  if (issuedOn !== null && renovatedIn !== null && Number(issuedOn.slice(0, 4)) < renovatedIn)
    return 'older_than_renovation';
  return validUntil !== null && validUntil < today ? 'certificate_expired' : null;
}

/** What describes the home as a whole: any works make it outdated. */
const OF_WHOLE_HOME: ReadonlySet<FactName> = new Set<FactName>([
  'energy_label',
  'energy_score_kwh_per_m2',
  'metered_gas_kwh',
  'metered_electricity_kwh',
  'metered_year',
]);

/** A certificate counts by the day on which it was issued, everything else by when it was said. */
export function isBeforeWorks(name: FactName, { at, certificate }: Statement, works: Layer): boolean {
  if (!OF_WHOLE_HOME.has(name)) return false;
  const issuedOn = certificate?.issued_on ?? null;
  return Object.values(works).some((work) =>
    issuedOn === null ? at <= work.at : issuedOn < (work.done_on ?? ''),
  );
}

/** What counts less may still be better than nothing, unless it describes what was renovated since. */
export function mayStillHold(name: FactName, reason: AgeReason): boolean {
  return reason === 'certificate_expired' || OUTLASTS_WORKS.has(name);
}
