import { formatNumber } from '@rooftree/words/format';
import type { OfficeWords } from './language.ts';

/** Of kWh and kg: MWh and tonnes. */
const THOUSAND = 1000;
/** Below it, a decimal says something. */
const SMALL = 100;

/** "61.2 → 34 MWh": of kWh or kg today and after the works, in thousands. */
export function amountPair(
  { language }: Pick<OfficeWords, 'language'>,
  now: number,
  after: number,
  unit: string,
): string {
  // Both in the same precision: "178 → 81", not "178 → 81.4".
  const digits = Math.max(Math.abs(now), Math.abs(after)) / THOUSAND < SMALL ? 1 : 0;
  const amount = (value: number) => formatNumber(language, value / THOUSAND, digits);
  return `${amount(now)} → ${amount(after)} ${unit}`;
}
