/** The least that a monthly balance can be: twelve sums and a power, no object made. The yardstick of `one balance`. */
const OUTSIDE_C = [3.2, 3.9, 5.9, 9.2, 13.3, 16.2, 17.6, 17.6, 15.2, 11.2, 6.3, 3.5];
const SUN_KWH_PER_M2 = [30, 44, 65, 76, 85, 81, 82, 84, 80, 63, 37, 24];
const HOURS = 730;

export function bareTwelveMonthSum(lossKwPerK: number, windowM2: number, exponent: number): number {
  let needKwh = 0;
  for (let month = 0; month < 12; month++) {
    const lossKwh = lossKwPerK * (20 - (OUTSIDE_C[month] ?? 0)) * HOURS;
    const gainsKwh = windowM2 * (SUN_KWH_PER_M2[month] ?? 0) + 0.48 * HOURS;
    const ratio = gainsKwh / lossKwh;
    const power = ratio ** exponent;
    needKwh += lossKwh - ((1 - power) / (1 - power * ratio)) * gainsKwh;
  }
  return needKwh;
}
