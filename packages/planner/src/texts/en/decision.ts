/** What is sure, what depends, the next question, and what a change did. */
export const decisionTexts = {
  coreTitle: 'Do this, whatever the house turns out to be',
  coreLead: 'These steps belong to the best plan of nearly every house that this one can be.',
  dependsTitle: 'This depends on the house',
  dependsLead: 'First find out what decides it; the answer may spare you the step.',
  dependsOn: (fact: string) => `Depends on: ${fact}`,
  dependsShare: (percent: string) => `needed in ${percent} of houses like this one`,
  dependsShares: (part: string, own: string) =>
    `a work here is needed in ${part} of houses like this one, this very work in ${own}`,
  needed: {
    always: 'needed',
    usually: 'usually needed',
    sometimes: 'sometimes needed',
    seldom: 'seldom needed',
    never: 'not needed',
  },
  numberAnswers: { low: 'small', middle: 'average', high: 'large' },
  perhapsTitle: 'Not in the plan, but perhaps needed',
  perhapsCost: (amount: string) => `about ${amount}, grants taken off`,
  questionTitle: 'Make this plan yours, one question at a time',
  questionWorth: (amount: string) => `Worth about ${amount} on average: what a wrong guess would cost.`,
  questionWorthFloor: 'It decides whether roof and floor concern you at all.',
  dontKnow: 'I don’t know',
  answer: 'Answer',
  questionsDone: 'No further answer would change this plan.',
  questionsSkipped: 'You skipped what is still open.',
  askAgain: 'Ask again',
  questions: {
    apartment_floor: { ask: 'On which floor is the flat?', hint: '' },
    estate_format: { ask: 'How does the house stand?', hint: '' },
    habitable_space_m2: {
      ask: 'How large is the living area?',
      hint: 'All heated floors together, in m². It is on the energy certificate, and often in the advertisement.',
    },
    inclined_roof_insulation_type: {
      ask: 'How thick is the insulation of the pitched roof?',
      hint: 'Look in the attic: between the rafters, or on the attic floor.',
    },
    flat_roof_insulation_type: {
      ask: 'How thick is the insulation of the flat roof?',
      hint: 'The invoice of the last roofing tells it.',
    },
    outer_wall_insulation_type: {
      ask: 'How thick is the insulation of the outside walls?',
      hint: 'Measure the wall at a window. Round spots of fresh mortar in the joints show a cavity that was filled later.',
    },
    floor_insulation_type: {
      ask: 'How thick is the insulation of the lowest floor?',
      hint: 'Look at the ceiling of the cellar, or into the crawl space.',
    },
    window_glazing_type: {
      ask: 'What glass is in most of the windows?',
      hint: 'Hold a light to the pane: two reflections for each sheet of glass. High-efficiency glass shows one of another colour.',
    },
    heating_type: { ask: 'What is the house heated with?', hint: '' },
    heating_device: {
      ask: 'Which appliance heats the house?',
      hint: 'A condensing boiler has a plastic flue and a thin drain hose.',
    },
    ventilation_type: {
      ask: 'How does fresh air come in?',
      hint: 'Exhaust: a fan draws air from kitchen and bathroom. Balanced: living rooms have vents that blow air in as well.',
    },
    sanitary_heating_device: { ask: 'What makes the hot water?', hint: '' },
    has_solar_panels: { ask: 'Are there solar panels?', hint: '' },
  },
  changeTitle: 'What this changed',
  changeNothing: 'The plan stays as it was.',
  changeLabelNow: 'Label today',
  changeLabelAfter: 'Label after the works',
  changeCost: 'You pay',
  changeChance: (label: string) => `Chance of label ${label}`,
  changeBill: 'Lower bill, a year',
  labelBand: (best: string, worst: string) => (best === worst ? best : `${best} to ${worst}`),
  headingBand: (band: string, to: string) => `Probably label ${band} today; label ${to} is within reach`,
  headingBandUnreached: (band: string, to: string) => `Probably label ${band} today; as far as label ${to}`,
  certified: 'Label today as on the energy certificate.',
  likely: (band: string) => `Without a certificate: four homes in five like this one have label ${band}.`,
  certificateDiffers:
    'The certificate and the facts given do not fit together. Today’s label is the certificate’s; please check the facts below.',
};

export type DecisionTexts = typeof decisionTexts;

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
