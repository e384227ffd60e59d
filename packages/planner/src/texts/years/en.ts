/** The years of the steps, and what a change did. */
export const yearTexts = {
  yearsTitle: (year: number) => `Done in ${year}, one step at a time`,
  yearsLead:
    'Move a step to the year that suits you. The order stays, and the steps after it move along. Amounts are at today’s prices and grants.',
  yearOfStep: (step: string, work: string) => `Year of ${step}: ${work}`,
  earlier: 'Earlier',
  later: 'Later',
  yearsAsProposed: 'Back to the proposed years',
  yearsChange: 'Change the years',
  yearFollows: (year: number) => `${year}, follows the other steps`,
  yearHead: 'Year',
  yearLabel: 'Label',
  yearBill: 'Energy a year after that',
  occasions: {
    duty: (year: number) => `before the legal duty of ${year}`,
    end_of_life: (year: number) => `the heating is worn out around ${year}`,
    order: (year: number) => `before the next step, due by ${year}`,
    none: 'whenever it suits you',
  },
  yearsTooLate: (label: string, year: number) => `Too late for the law: label ${label} is due by ${year}.`,
  dearer: (amount: string) => `${amount} more`,
  cheaper: (amount: string) => `${amount} less`,
  sameCost: 'same cost',
  labelStill: (label: string) => `still label ${label}`,
  labelInstead: (label: string, before: string) => `label ${label} instead of ${before}`,
  doneInstead: (year: number, before: number) => `done in ${year} instead of ${before}`,
  energyDearer: (amount: string, year: number) => `${amount} more for energy up to ${year}`,
  energyCheaper: (amount: string, year: number) => `${amount} less for energy up to ${year}`,
};

export type YearTexts = typeof yearTexts;
