import type { MeasureCode, RelatedWork } from '../../contract/codes.ts';
import type { Measure } from '../../measures/measure.ts';
import { mustPrecede } from '../work-packages.ts';

type Work = MeasureCode | RelatedWork;

/** Within a step: what opens a part comes before what closes it. General knowledge of advisers (2026-11). */
const AFTER: Partial<Record<Work, readonly Work[]>> = {
  roof_pitched_sarking: ['scaffolding'],
  wall_external: ['architect', 'scaffolding'],
  wall_cavity: ['scaffolding'],
  roof_finish: ['roof_pitched_inside'],
  wall_finish: ['wall_internal'],
  blower_door_test: ['airtightness'],
  heat_pump_air_water: ['electrical_upgrade', 'low_temperature_emitters', 'heating_circuit'],
  heat_pump_ground: ['electrical_upgrade', 'low_temperature_emitters', 'heating_circuit'],
  heat_pump_hybrid: ['heating_circuit'],
  boiler_condensing: ['heating_circuit'],
  heat_network: ['heating_circuit'],
};
/** The old appliance runs until the new one does. */
const AFTER_HEATING: ReadonlySet<string> = new Set(['oil_tank_removal']);

/** The works of the plan that a work waits for, in the order of the plan. */
export function worksBefore(work: Work, measures: readonly Measure[], all: readonly Work[]): Work[] {
  const own = measures.find(({ code }) => code === work);
  const listed = AFTER[work] ?? [];
  return all.filter((other) => {
    if (other === work) return false;
    if (listed.includes(other)) return true;
    const earlier = measures.find(({ code }) => code === other);
    if (earlier === undefined) return false;
    if (AFTER_HEATING.has(work)) return earlier.slot === 'heating';
    return own !== undefined && mustPrecede([earlier], [own]);
  });
}
