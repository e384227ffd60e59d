import type { Trade, WorkLine } from '@rooftree/engine';

/** The people whose hours a programme shares out; each does the work of several trades. */
export const CREWS = ['shell', 'glass', 'installer', 'electrician'] as const;
export type Crew = (typeof CREWS)[number];

/** Trades that are not listed (an architect, a blower-door test) take no crew's time. */
const CREW_OF: Partial<Record<Trade, Crew>> = {
  roofer: 'shell',
  insulation_installer: 'shell',
  facade_contractor: 'shell',
  plasterer: 'shell',
  floor_contractor: 'shell',
  sealing_specialist: 'shell',
  scaffolder: 'shell',
  window_installer: 'glass',
  shading_installer: 'glass',
  ventilation_installer: 'installer',
  heating_installer: 'installer',
  borehole_driller: 'installer',
  tank_cleaner: 'installer',
  solar_installer: 'electrician',
  electrician: 'electrician',
};

/**
 * Hours are not in any price list that we know: they are estimated from the part of a price that is labour. ASSUMED,
 * both figures; a housing company that knows its own hours states them.
 */
export interface LabourShare {
  /** Part of the price without VAT that is paid for labour on site. */
  share: number;
  centsPerHour: number;
}
export const ASSUMED_LABOUR: Record<Crew, LabourShare> = {
  shell: { share: 0.5, centsPerHour: 5_000 },
  glass: { share: 0.3, centsPerHour: 5_000 },
  installer: { share: 0.3, centsPerHour: 5_500 },
  electrician: { share: 0.25, centsPerHour: 5_500 },
};

export function minutesByCrew(
  works: readonly WorkLine[],
  labour: Record<Crew, LabourShare>,
): Record<Crew, number> {
  const minutes: Record<Crew, number> = { shell: 0, glass: 0, installer: 0, electrician: 0 };
  for (const { specification, estimated_cost } of works) {
    const crew = specification?.trades.map((trade) => CREW_OF[trade]).find((found) => found !== undefined);
    if (crew === undefined) continue;
    const { share, centsPerHour } = labour[crew];
    minutes[crew] += Math.round((estimated_cost * 100 * share * 60) / centsPerHour);
  }
  return minutes;
}
