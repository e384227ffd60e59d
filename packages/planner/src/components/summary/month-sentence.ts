import type { PageWords } from '../../page-words.ts';

/** What a plan is each month against today: "€88 a month less". */
export function monthSentence(
  moreThanNow: number,
  { texts, euro }: Pick<PageWords, 'texts' | 'euro'>,
): string {
  if (moreThanNow === 0) return texts.perMonthEven;
  return moreThanNow > 0 ? texts.perMonthMore(euro(moreThanNow)) : texts.perMonthLess(euro(-moreThanNow));
}
