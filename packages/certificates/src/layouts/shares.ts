import { firstNumber } from '../value/number.ts';

/**
 * Of several generators in one text (`… (81 %); … (19 %)`), the one with the largest share; the first when none says.
 */
export function largestShare(text: string): string {
  const parts = text.split(/\s*;\s*/).filter((part) => part !== '');
  const share = (part: string) => percentIn(part) ?? 0;
  return [...parts].sort((a, b) => share(b) - share(a))[0] ?? text;
}

export function percentIn(text: string): number | null {
  const match = /(\d+(?:,\d+)?)\s*%/.exec(text);
  return match?.[1] ? (firstNumber(match[1])?.value ?? null) : null;
}
