/** What is sure, what depends, the next question, and what a change did. */
export const decisionTexts = {
  dependsTitle: 'These steps depend on the house',
  dependsOn: (fact: string) => `Depends on: ${fact}`,
  dependsShare: (percent: string) => `needed in ${percent} of houses like this one`,
  dependsShares: (part: string, own: string) =>
    `work here is needed in ${part} of houses like this one, this option in ${own}`,
  needed: {
    always: 'needed',
    usually: 'usually needed',
    sometimes: 'sometimes needed',
    seldom: 'seldom needed',
    never: 'not needed',
  },
  numberAnswers: { low: 'small', middle: 'average', high: 'large' },
  perhapsTitle: 'Not in the plan, but may be needed',
  perhapsCost: (amount: string) => `about ${amount} after grants`,
  questionTitle: 'Make this plan more accurate',
  questionWorth: (amount: string) => `A wrong guess costs about ${amount} on average.`,
  questionWorthFloor: 'This decides whether roof and floor concern you.',
  dontKnow: 'I don’t know',
  answer: 'Answer',
  questionsDone: 'No more questions: your plan is up to date.',
  questionsSkipped: 'You skipped the remaining questions.',
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
      hint: 'You can find it on the invoice of the last roof works.',
    },
    outer_wall_insulation_type: {
      ask: 'How thick is the insulation of the outside walls?',
      hint: 'Measure the wall at a window. Round spots of fresh mortar in the joints show a cavity that was filled later.',
    },
    floor_insulation_type: {
      ask: 'How thick is the insulation of the lowest floor?',
      hint: 'Look at the ceiling of the cellar, or into the crawl space.',
    },
    attic_usage: {
      ask: 'How is the attic used?',
      hint: 'Nobody lives there: insulating its floor is enough, which costs much less than the roof.',
    },
    metered_gas_kwh: {
      ask: 'How much gas does the house use in a year?',
      hint: 'In kWh, on the yearly bill of the supplier. A winter in which you heated as usual is best.',
    },
    energy_score_kwh_per_m2: {
      ask: 'What is the score on the energy certificate?',
      hint: 'In kWh/m², beside the label on the first page. You can also upload the certificate below.',
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
  changeNothing: 'The plan stays the same.',
  changeLabelNow: 'Label today',
  changeLabelAfter: 'Label after the works',
  changeCost: 'You pay',
  changeChance: 'Chance of that label',
  changeBill: 'Lower bill per year',
  labelBand: (best: string, worst: string) => (best === worst ? best : `${best} to ${worst}`),
  headingBand: (band: string, to: string) => `Probably label ${band} today; label ${to} is within reach`,
  headingBandUnreached: (band: string, to: string) =>
    `Probably label ${band} today; up to label ${to} is possible`,
  certified: 'Label today as certified.',
  likely: (band: string) => `Without a certificate: four homes in five like this one have label ${band}.`,
  certificateDiffers:
    'The certificate and the details given do not match. We use the label on the certificate; please check the details below.',
};

export type DecisionTexts = typeof decisionTexts;

/** Cost, grants, the month and the law. */
export const moneyTexts = {
  mostLikely: 'most likely',
  about: (amount: string) => `about ${amount}`,
  grantsByIncome: (low: string, high: string) => `Grants: ${low} to ${high}, depending on income`,
  grantsTaken: (amount: string) => `Grants: ${amount}, already deducted`,
  grantsNone: 'No grants available for these works on this date',
  perMonthMore: (amount: string) => `${amount} more per month`,
  perMonthLess: (amount: string) => `${amount} less per month`,
  perMonthEven: 'the same per month as today',
  monthShortBill: 'Energy bill',
  billPerMonth: (now: string, after: string) => `${now} → ${after} per month`,
  withLoan: {
    public: (name: string, change: string) => `Loan + energy: ${change}, with ${name}`,
    own: (_: string, change: string) => `Loan + energy: ${change}, with your loan`,
    example: (terms: string, change: string) => `Loan + energy: ${change} (example: ${terms})`,
  },
  loanTerms: (rate: string, years: number) => (years === 1 ? `${rate}, 1 year` : `${rate}, ${years} years`),
  monthTitle: 'Per month',
  monthLead: 'Loan and energy bill together, at the prices of the plan’s date. Facts, not financial advice.',
  monthNow: 'Now',
  monthWhile: (years: number) =>
    years === 1 ? 'During the loan, 1 year' : `During the loan, ${years} years`,
  monthLater: 'After that',
  monthAfterWorks: 'After the works',
  monthBill: 'Energy bill',
  monthSupport: 'Support for your own power',
  monthLoan: 'Loan',
  monthLoanExample: 'Loan (example)',
  monthTotal: 'Together',
  loanRate: 'Interest rate, % per year',
  loanYears: 'Term, years',
  loanPublic: (name: string, amount: string) => `Calculated with ${name} for ${amount}.`,
  loanOwn: (amount: string) => `Calculated with a loan of ${amount} at your own rate and term.`,
  loanExample: (amount: string) => `Calculated with an example loan of ${amount}.`,
  /** Above the fields of the form. */
  loanPrompt: 'Enter the rate and term that your bank offers:',
  loanOwnMoney: (amount: string) => `You pay ${amount} yourself.`,
  reckon: 'Show',
  firstStep: 'Start with:',
  firstStepIs: (work: string, price: string, label: string | null) =>
    label === null ? `${work}, ${price}` : `${work}, ${price}, then label ${label}`,
  byLaw: 'By law:',
  /** `step` meets it; 0 where it is met today, null where the plan does not get there. */
  dutyInShort: (label: string, year: number, step: number | null, chance: string | null) =>
    `label ${label} by ${year}, ${step === null ? 'not reached by this plan' : step === 0 ? 'met today' : `met after step ${step}`}${chance === null ? '' : ` (chance ${chance})`}`,
  dutyInShortIf: (percent: string, year: number) => `perhaps (${percent}) label D by ${year}`,
  dutyTitle: 'Legal requirements',
  duties: {
    vlg_purchase: (label: string, year: string) =>
      `The buyer must reach label ${label} within six years: by ${year} when buying now.`,
    bru_275: (label: string, year: string) =>
      `By ${year} a home in Brussels may use at most 275 kWh/m² (label ${label}). Adopted; the rules that carry it out are still to come.`,
    bru_150: (label: string, year: string) =>
      `About ${year} the limit becomes 150 kWh/m² (label ${label}). Adopted; the year depends on rules still to come.`,
  },
  dutyIfCertificate: (percent: string, year: string) =>
    `If the energy certificate shows E or F (a chance of ${percent}), the buyer must reach label D within six years: by ${year} when bought now.`,
  dutyMetToday: 'This home already complies.',
  dutyLikelyMet: (chance: string) => `The chance that this home meets it today is ${chance}.`,
  dutyMetBy: (step: number) => `Met after step ${step}.`,
  dutyLikelyMetBy: (step: number, chance: string) =>
    `The chance that it is met after step ${step} is ${chance}.`,
  dutyCosts: (label: string, cost: string) => `Label ${label} costs about ${cost}.`,
  dutyNotMet: 'This plan does not reach it.',
  dutySource: 'Official page',
  dutyRead: (day: string) => `checked on ${day}`,
  incomeTitle: 'Household income, for the grants',
  incomeUpTo: (single: string, couple: string) => `up to ${single} alone, ${couple} as a couple`,
  incomeAbove: 'more than that',
  incomeFrom: (day: string) => `Income limits of ${day}, taxable household income.`,
  anywayShort: 'Needed anyway',
  extraShort: 'Extra for the renovation',
  payback: (years: number) =>
    years === 1
      ? 'The extra cost pays for itself in about 1 year'
      : `The extra cost pays for itself in about ${years} years`,
  paybackAtOnce: 'No extra cost: you would spend the rest anyway',
  weakPrices: (works: string) => `Prices differ widely for: ${works}. Always ask for several quotes.`,
};

export type MoneyTexts = typeof moneyTexts;
