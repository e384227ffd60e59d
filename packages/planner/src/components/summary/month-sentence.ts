import type { Loan, Month } from '@rooftree/words/month';
import type { PageWords } from '../../page-words.ts';

/** What a month is against today: "€88 less per month". */
function monthSentence(moreThanNow: number, { texts, euro }: Pick<PageWords, 'texts' | 'euro'>): string {
  if (moreThanNow === 0) return texts.perMonthEven;
  return moreThanNow > 0 ? texts.perMonthMore(euro(moreThanNow)) : texts.perMonthLess(euro(-moreThanNow));
}

/** What loan and energy together are against today; an example is named so. */
export function loanSentence({ moreThanNow }: Month, loan: Loan, words: PageWords): string {
  const { texts, rate, loan: nameOf } = words;
  const name = loan.id === null ? texts.loanTerms(rate(loan.ratePercent), loan.years) : nameOf(loan.id);
  return texts.withLoan[loan.kind](name, monthSentence(moreThanNow, words));
}
