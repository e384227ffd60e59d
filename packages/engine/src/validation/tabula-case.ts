/**
 * A TABULA reference case (the format of `tabula-be-cases.json`) through the engine's own balance, as one season.
 * Source: TABULA common calculation method (episcope.eu); parameters github IWUGERMANY/tabuladata, CC BY 4.0.
 */
import {
  type Apertures,
  heatNeed,
  type Period,
  SEASONAL,
  type UtilisationConstants,
  utilisation,
} from '../energy/balance.ts';
import { temperatureReduction } from '../energy/use-conditions.ts';

interface TabulaElement {
  area_m2: number;
  u_actual: number;
  b_transmission?: number | null;
}

export interface TabulaCase {
  code: string;
  country: string;
  size_class: string;
  year_from: number;
  year_to: number;
  inputs: {
    A_C_Ref_m2: number;
    elements: Record<string, TabulaElement>;
    delta_U_thermal_bridging: number;
    window_area_by_orientation_m2: Partial<
      Record<'Horizontal' | 'East' | 'South' | 'West' | 'North', number>
    >;
    g_gl_n: number;
    climate: {
      heating_days: number;
      theta_e: number;
      I_sol_kWh_m2_season: Record<'Hor' | 'East' | 'South' | 'West' | 'North', number>;
    };
    boundary: {
      theta_i: number;
      F_red_htr1: number;
      F_red_htr4: number;
      n_air_use: number;
      n_air_infiltration: number;
      h_room: number;
      phi_int: number;
      F_sh_hor: number;
      F_sh_vert: number;
      F_f: number;
      F_w: number;
      c_m: number;
    };
  };
  expected: Record<string, number>;
}

export interface TabulaFile {
  tolerance: number;
  cases: TabulaCase[];
}

const WH_PER_M3_K = 0.34;

/** Every quantity that a case can expect, by its TABULA name; by season, or by the periods given. */
export function solveTabulaCase(
  { inputs }: TabulaCase,
  periods: readonly Period[] = [season(inputs.climate)],
  constants: UtilisationConstants = SEASONAL,
): Record<string, number> {
  const { boundary, A_C_Ref_m2: areaM2 } = inputs;
  const { transmissionWPerK, bridgesWPerK } = transmission(inputs);
  const h_Transmission = (transmissionWPerK + bridgesWPerK) / areaM2;
  const h_Ventilation = WH_PER_M3_K * (boundary.n_air_use + boundary.n_air_infiltration) * boundary.h_room;
  const F_red_temp = temperatureReduction(h_Transmission, boundary.F_red_htr1, boundary.F_red_htr4);
  const zone = {
    lossWPerK: h_Transmission + h_Ventilation,
    insideC: boundary.theta_i,
    temperatureReduction: F_red_temp,
    internalGainsW: boundary.phi_int,
    capacityWhPerK: boundary.c_m,
  };
  const balance = heatNeed(periods, constants, zone, apertures(inputs));
  const q_ht = balance.lossKwh;
  const gamma_h_gn = (balance.solarKwh + balance.internalKwh) / q_ht;
  const tau = boundary.c_m / zone.lossWPerK;
  const a_H = constants.a0 + tau / constants.tau0Hours;
  return {
    H_Transmission_ThermalBridging: bridgesWPerK,
    h_Transmission,
    h_Ventilation,
    F_red_temp,
    q_ht_tr: (q_ht * h_Transmission) / zone.lossWPerK,
    q_ht_ve: (q_ht * h_Ventilation) / zone.lossWPerK,
    q_ht,
    q_sol: balance.solarKwh,
    q_int: balance.internalKwh,
    tau,
    a_H,
    gamma_h_gn,
    eta_h_gn: utilisation(gamma_h_gn, a_H),
    q_h_nd: balance.heatNeedKwh,
  };
}

function transmission(inputs: TabulaCase['inputs']): { transmissionWPerK: number; bridgesWPerK: number } {
  let transmissionWPerK = 0;
  let envelopeM2 = 0;
  for (const element of Object.values(inputs.elements)) {
    transmissionWPerK += (element.b_transmission ?? 1) * element.area_m2 * element.u_actual;
    envelopeM2 += element.area_m2;
  }
  // Thermal bridges count on the whole envelope, not weighted with b.
  return { transmissionWPerK, bridgesWPerK: inputs.delta_U_thermal_bridging * envelopeM2 };
}

/** Collecting areas per m² of floor. */
function apertures(inputs: TabulaCase['inputs']): Apertures {
  const { boundary, window_area_by_orientation_m2: area, g_gl_n, A_C_Ref_m2 } = inputs;
  const perM2 = ((1 - boundary.F_f) * boundary.F_w * g_gl_n) / A_C_Ref_m2;
  return {
    horizontalM2: boundary.F_sh_hor * perM2 * (area.Horizontal ?? 0),
    eastM2: boundary.F_sh_vert * perM2 * (area.East ?? 0),
    southM2: boundary.F_sh_vert * perM2 * (area.South ?? 0),
    westM2: boundary.F_sh_vert * perM2 * (area.West ?? 0),
    northM2: boundary.F_sh_vert * perM2 * (area.North ?? 0),
  };
}

function season(climate: TabulaCase['inputs']['climate']): Period {
  const sun = climate.I_sol_kWh_m2_season;
  return {
    hours: climate.heating_days * 24,
    outsideC: climate.theta_e,
    sunHorizontal: sun.Hor,
    sunEast: sun.East,
    sunSouth: sun.South,
    sunWest: sun.West,
    sunNorth: sun.North,
  };
}
