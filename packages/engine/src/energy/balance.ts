/**
 * The energy balance of one heated zone over a list of periods: EN ISO 13790 / EN ISO 52016-1 monthly method.
 * The seasonal TABULA method is the same function with one period and other constants of the utilisation factor.
 */

/** Sunshine on one m² of each orientation, kWh in the period; vertical planes except `sunHorizontal`. */
export interface Period {
  hours: number;
  outsideC: number;
  sunHorizontal: number;
  sunEast: number;
  sunSouth: number;
  sunWest: number;
  sunNorth: number;
}

export interface UtilisationConstants {
  a0: number;
  tau0Hours: number;
}

// Source: EN ISO 13790:2008 table 8 (monthly), as used by SAP 2012 table 9a.
export const MONTHLY: UtilisationConstants = { a0: 1, tau0Hours: 15 };
// Source: TABULA common calculation method, Tab.Const (tabuladata, CC BY 4.0).
export const SEASONAL: UtilisationConstants = { a0: 0.8, tau0Hours: 30 };

/** Equivalent collecting area of the windows, m²: area × g × frame × shading × angle. */
export interface Apertures {
  horizontalM2: number;
  eastM2: number;
  southM2: number;
  westM2: number;
  northM2: number;
}

/** What is the same in every period. */
export interface Zone {
  /** Transmission and air exchange together. */
  lossWPerK: number;
  insideC: number;
  /** Share of the difference of temperature that is kept up over rooms and nights: 1 when all of it is. */
  temperatureReduction: number;
  internalGainsW: number;
  capacityWhPerK: number;
}

export interface Balance {
  lossKwh: number;
  solarKwh: number;
  internalKwh: number;
  heatNeedKwh: number;
}

/** Heat that the periods need, kWh. Never negative. */
export function heatNeed(
  periods: readonly Period[],
  constants: UtilisationConstants,
  zone: Zone,
  apertures: Apertures,
): Balance {
  const tauHours = zone.capacityWhPerK / zone.lossWPerK;
  const exponent = constants.a0 + tauHours / constants.tau0Hours;
  const lossKwPerK = (zone.lossWPerK * zone.temperatureReduction) / 1000;
  const internalKw = zone.internalGainsW / 1000;
  let lossKwh = 0;
  let solarKwh = 0;
  let internalKwh = 0;
  let heatNeedKwh = 0;
  for (const period of periods) {
    const loss = lossKwPerK * (zone.insideC - period.outsideC) * period.hours;
    const internal = internalKw * period.hours;
    const solar =
      apertures.horizontalM2 * period.sunHorizontal +
      apertures.eastM2 * period.sunEast +
      apertures.southM2 * period.sunSouth +
      apertures.westM2 * period.sunWest +
      apertures.northM2 * period.sunNorth;
    const gains = solar + internal;
    lossKwh += loss;
    solarKwh += solar;
    internalKwh += internal;
    // Without loss there is no need: the standard's η = 1/γ for γ ≤ 0.
    if (loss > 0) heatNeedKwh += loss - utilisation(gains / loss, exponent) * gains;
  }
  return { lossKwh, solarKwh, internalKwh, heatNeedKwh };
}

/** Share of the gains that replaces heating. Source: EN ISO 13790:2008, 12.2.1.1. */
export function utilisation(gainsPerLoss: number, exponent: number): number {
  if (gainsPerLoss === 1) return exponent / (exponent + 1);
  const power = gainsPerLoss ** exponent;
  return (1 - power) / (1 - power * gainsPerLoss);
}
