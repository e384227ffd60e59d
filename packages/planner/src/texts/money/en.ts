/** Cost, grants, the month and the law. */
export const moneyTexts = {
  mostLikely: 'most likely',
  about: (amount: string) => `about ${amount}`,
  grantsByIncome: (low: string, high: string) => `Grants: ${low} to ${high}, by income`,
  grantsTaken: (amount: string) => `Grants: ${amount}, taken off already`,
  grantsNone: 'No grants for these works here on this date',
  perMonthMore: (amount: string) => `${amount} a month more`,
  perMonthLess: (amount: string) => `${amount} a month less`,
  perMonthEven: 'as much a month as today',
  monthShort: 'Loan and bill together',
  monthShortBill: 'Energy bill',
  monthTitle: 'What it is a month',
  monthLead: 'Loan and energy bill together, at the prices of the plan’s date. Facts, not financial advice.',
  monthNow: 'Now',
  monthWhile: (years: number) =>
    years === 1 ? 'During the loan, 1 year' : `During the loan, ${years} years`,
  monthLater: 'After that',
  monthAfterWorks: 'After the works',
  monthBill: 'Energy bill',
  monthSupport: 'Support for your own power',
  monthLoan: 'Loan',
  monthTotal: 'Together',
  loanRate: 'Rate, % a year',
  loanYears: 'Term, years',
  loanPublic: (name: string, amount: string) => `Reckoned with ${name} for ${amount}. Another rate or term:`,
  loanOwn: (amount: string) => `Reckoned with a loan of ${amount} at your own rate and term:`,
  loanAsk: (amount: string) => `Which rate does your bank offer for ${amount}?`,
  loanOwnMoney: (amount: string) => `${amount} remains to be paid with money of your own.`,
  reckon: 'Show',
  dutyTitle: 'What the law asks',
  duties: {
    vlg_purchase: (label: string, year: string) =>
      `Whoever buys this home must bring it to label ${label} within six years: by ${year} when bought now.`,
    bru_275: (label: string, year: string) =>
      `By ${year} a home in Brussels may use at most 275 kWh/m² (label ${label}). Adopted; the rules that carry it out are still to come.`,
    bru_150: (label: string, year: string) =>
      `About ${year} the limit becomes 150 kWh/m² (label ${label}). Adopted; the year depends on rules still to come.`,
  },
  dutyIfCertificate: (percent: string, year: string) =>
    `If the energy certificate shows E or F (a chance of ${percent}), the buyer must reach label D within six years: by ${year} when bought now.`,
  dutyMetToday: 'This home meets it today.',
  dutyLikelyMet: (chance: string) => `The chance that this home meets it today is ${chance}.`,
  dutyMetBy: (step: number, cost: string) => `Met after step ${step}: ${cost} so far.`,
  dutyLikelyMetBy: (step: number, cost: string, chance: string) =>
    `The chance that it is met after step ${step} is ${chance}: ${cost} so far.`,
  dutyNotMet: 'This plan does not get there.',
  dutySource: 'Official page',
  dutyRead: (day: string) => `read on ${day}`,
  incomeTitle: 'Household income, for the grants',
  incomeUpTo: (single: string, couple: string) => `up to ${single} alone, ${couple} as a couple`,
  incomeAbove: 'above that',
  incomeFrom: (day: string) => `Limits of ${day}, taxable income of the household.`,
  anywayShort: 'Needed anyway',
  extraShort: 'Extra for the renovation',
  payback: (years: number) =>
    years === 1
      ? 'The extra is earned back in about 1 year'
      : `The extra is earned back in about ${years} years`,
  paybackAtOnce: 'No extra cost: the rest would be spent anyway',
  weakPrices: (works: string) => `Prices differ widely for: ${works}. Always ask for several quotes.`,
};

export type MoneyTexts = typeof moneyTexts;
