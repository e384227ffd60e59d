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
  const gains = roomForGains(periods.length);
  writeGains(gains, periods, zone.internalGainsW, apertures);
  const lossKwPerK = (zone.lossWPerK * zone.temperatureReduction) / 1000;
  let lossKwh = 0;
  let solarKwh = 0;
  let internalKwh = 0;
  for (const period of periods) {
    lossKwh += lossKwPerK * (zone.insideC - period.outsideC) * period.hours;
    solarKwh += solarIn(period, apertures);
    internalKwh += (zone.internalGainsW / 1000) * period.hours;
  }
  return { lossKwh, solarKwh, internalKwh, heatNeedKwh: heatNeedKwh(periods, constants, zone, gains) };
}

/** No typed array: to make a small one takes several times as long. */
export function roomForGains(periods: number): number[] {
  return new Array<number>(periods).fill(Number.NaN);
}

/** Sun and use, kWh in each period: the same whatever the zone loses. */
export function writeGains(
  gains: number[],
  periods: readonly Period[],
  internalGainsW: number,
  apertures: Apertures,
): void {
  const internalKw = internalGainsW / 1000;
  for (let index = 0; index < periods.length; index++) {
    // The index is one of the list of periods.
    const period = periods[index] as Period;
    gains[index] = solarIn(period, apertures) + internalKw * period.hours;
  }
}

function solarIn(period: Period, apertures: Apertures): number {
  return (
    apertures.horizontalM2 * period.sunHorizontal +
    apertures.eastM2 * period.sunEast +
    apertures.southM2 * period.sunSouth +
    apertures.westM2 * period.sunWest +
    apertures.northM2 * period.sunNorth
  );
}

/** `gains` are those of the periods, in their order. The planner's innermost loop. */
export function heatNeedKwh(
  periods: readonly Period[],
  { a0, tau0Hours }: UtilisationConstants,
  { capacityWhPerK, lossWPerK, temperatureReduction, insideC }: Omit<Zone, 'internalGainsW'>,
  gains: number[],
): number {
  const exponent = a0 + capacityWhPerK / lossWPerK / tau0Hours;
  const lossKwPerK = (lossWPerK * temperatureReduction) / 1000;
  let needKwh = 0;
  for (let index = 0; index < periods.length; index++) {
    // The index is one of the list of periods.
    const { outsideC, hours } = periods[index] as Period;
    const loss = lossKwPerK * (insideC - outsideC) * hours;
    // There are gains for every period.
    const gain = gains[index] as number;
    // Without loss there is no need: the standard's η = 1/γ for γ ≤ 0.
    if (loss > 0) needKwh += loss - utilisation(gain / loss, exponent) * gain;
  }
  return needKwh;
}

/** Share of the gains that replaces heating. Source: EN ISO 13790:2008, 12.2.1.1. */
export function utilisation(gainsPerLoss: number, exponent: number): number {
  if (gainsPerLoss === 1) return exponent / (exponent + 1);
  const power = gainsPerLoss ** exponent;
  return (1 - power) / (1 - power * gainsPerLoss);
}
