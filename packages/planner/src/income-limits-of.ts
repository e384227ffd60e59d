import { INCOME_LIMITS, type IncomeLimits, type StoredPlan } from '@rooftree/engine';

/**
 * The limits on which the grants here depend; null where they depend on none, as in the Netherlands, or there are no
 * grants.
 */
export function incomeLimitsOf({ region, warnings }: StoredPlan): IncomeLimits | null {
  if (warnings.some(({ code }) => code === 'no_grants_in_region')) return null;
  return region === 'BE-VLG' || region === 'BE-WAL' ? INCOME_LIMITS[region] : null;
}
