/** Runs in a thread of the compute pool: homes in, their figures out, both as JSON text. */
import {
  type Carrier,
  DATA_VERSION,
  type DwellingFacts,
  ENGINE_VERSION,
  InputError,
  type Plan,
  parseEstateInput,
} from '@rooftree/engine';
import { type EnergyProfile, energyProfile } from '@rooftree/engine/energy-profile';
import { BAND_LIMITS, LETTERS } from '../reports/template-2.ts';
import type { HomeFigures } from './home-figures.ts';

/** A home as the repository reads it. */
interface GivenHome {
  id: string;
  made_of: string;
  estate: {
    address: { country: string; region: string | null };
    year_built: number | null;
    dwelling: DwellingFacts;
  };
  /** Of the label in force, where somebody else than the client has stated it. */
  certificate: { number: string | null; valid_until: string | null; register?: string } | null;
  plan: Plan | null;
}

export function computeFigures({ homes, date }: { homes: string; date: string }): string {
  // Our own statement wrote it.
  const given = JSON.parse(homes) as GivenHome[];
  return JSON.stringify(
    given.map((home) => ({ id: home.id, made_of: home.made_of, figures: figuresOf(home, date) })),
  );
}

function figuresOf({ estate, certificate, plan }: GivenHome, date: string): HomeFigures {
  const { address, dwelling } = estate;
  const { energy_label: label = null, energy_score_kwh_per_m2: score = null } = dwelling;
  const hasCertificate = label !== null || score !== null;
  return {
    country: address.country,
    region: address.region,
    year_built: estate.year_built,
    certificate: hasCertificate
      ? {
          label,
          score_kwh_per_m2: score,
          valid_until: certificate?.valid_until ?? null,
          number: certificate?.number ?? null,
          is_registered: certificate?.register !== undefined,
        }
      : null,
    energy: energyOf(profileOf(estate, date), dwelling),
    plan: plan && planFigures(plan),
    engine_version: ENGINE_VERSION,
    data_version: DATA_VERSION,
  };
}

function profileOf(estate: object, date: string): EnergyProfile | null {
  try {
    return energyProfile(parseEstateInput(estate, date), BAND_LIMITS);
  } catch (error) {
    // Facts that contradict each other: the home is reported without figures.
    if (error instanceof InputError) return null;
    throw error;
  }
}

function energyOf(profile: EnergyProfile | null, dwelling: DwellingFacts): HomeFigures['energy'] {
  if (profile === null) return null;
  const { p10, p50, p90 } = profile.primary_kwh_per_m2;
  const letters = LETTERS.map((letter) =>
    Object.entries(profile.label_probabilities)
      .filter(([label]) => label.startsWith(letter))
      .reduce((sum, [, share]) => sum + share, 0),
  );
  const { kwh, isMetered } = meteredKwh(profile.final_kwh_by_carrier, dwelling);
  return {
    label: profile.label,
    ep_p10: p10,
    ep_p50: p50,
    ep_p90: p90,
    bands: profile.band_probabilities,
    letters: letters.map((share) => Math.round(share * 1000) / 1000),
    floor_area_m2: Math.round(profile.floor_area_m2 * 10) / 10,
    is_area_given: dwelling.habitable_space_m2 !== undefined,
    kwh,
    is_metered: isMetered,
  };
}

/** What the meters say replaces the estimate. A home counts as metered when all that it uses is. */
function meteredKwh(kwh: Record<Carrier, number>, facts: DwellingFacts) {
  const { metered_gas_kwh: gas, metered_electricity_kwh: electricity } = facts;
  const metered = {
    ...kwh,
    ...(gas !== undefined && { gas: Math.round(gas) }),
    ...(electricity !== undefined && { electricity: Math.round(electricity) }),
  };
  const hasOthers = kwh.oil > 0 || kwh.wood > 0 || kwh.district_heat > 0;
  const isMetered = electricity !== undefined && (gas !== undefined || kwh.gas === 0) && !hasOthers;
  return { kwh: metered, isMetered };
}

function planFigures({ baseline, result, steps, milestones }: Plan): HomeFigures['plan'] {
  const duty = milestones
    .filter(({ status, met_after_step }) => ['in_force', 'adopted'].includes(status) && met_after_step !== 0)
    .sort((a, b) => a.year - b.year)[0];
  const better = steps.findIndex(({ after }) => after.label !== baseline.label);
  const cost = steps
    .slice(0, better + 1)
    .reduce((sum, step) => sum + step.total_estimated_cost_incl_vat - step.subsidy_amount, 0);
  return {
    duty:
      duty === undefined
        ? null
        : {
            id: duty.duty,
            label: duty.label,
            year: duty.year,
            probability_missed: duty.probability === undefined ? null : round(1 - duty.probability, 3),
          },
    cost_to_next_label_eur: better < 0 ? null : Math.round(cost),
    saved_share: savedShare(baseline, result),
  };
}

/** Of primary energy. What new panels make is counted back as if it were bought. */
function savedShare(before: Plan['baseline'], after: Plan['result']): number | null {
  if (before.primary_kwh <= 0) return null;
  const solar = (state: Plan['baseline']) => state.solar_used_kwh + state.solar_exported_kwh;
  const without = after.primary_kwh + Math.max(0, solar(after) - solar(before)) * PRIMARY_PER_SOLAR_KWH;
  return round(1 - without / before.primary_kwh, 3);
}

/**
 * At least what either country's method counts for a kWh of the panels: with it a saving is never overstated. Belgium
 * 2.5, Netherlands 1.45.
 */
const PRIMARY_PER_SOLAR_KWH = 2.5;

function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
