import type { FormOutcome } from '../../certificate/handed-over.ts';
import type { HousePart, Rating } from '../../drawing/house-facts.ts';
import { decisionTexts, moneyTexts } from './decision.ts';

/** Handing over a certificate on the page. */
export const certificateTexts = {
  certificateTitle: 'Do you have the energy certificate?',
  certificateLead:
    'Hand it over and the plan becomes yours: areas, insulation, heating and label are read from it. A PDF or a photo of each page will do.',
  certificateChoose: 'Choose the certificate',
  certificateDrop: 'or drop it here',
  certificateSend: 'Read it',
  certificatePrivate: 'It is read on this server, for this page only, and not kept.',
  certificateKeep: (context: string) => `Also give it to ${context}, for the file of this home.`,
  certificateSending: 'Sending…',
  certificateReading: 'Reading… a photo can take 20 seconds.',
  certificateRead: (facts: number) =>
    facts === 1
      ? 'One fact was read, and the plan uses it.'
      : `${facts} facts were read, and the plan uses them.`,
  certificateKept: (context: string) => `${context} gets it too.`,
  certificateSure: 'confirmed twice',
  certificateLikely: 'please check',
  certificateHowSure: 'How sure',
  certificateLeftOut: (facts: string) =>
    `Not used, because it is not sure enough or no longer holds: ${facts}.`,
  certificateUnknownAddress:
    'No address could be compared: please check that it is the certificate of this home.',
  certificateOutcomes: {
    read: 'The certificate was read, and the plan below uses it.',
    nothing: 'The certificate was read, but it says nothing that this plan can use.',
    different_address: 'This is the certificate of another address, so nothing of it is used.',
    not_a_certificate:
      'This does not look like an energy certificate. Please choose the EPC, PEB or energy label itself.',
    other_address: 'This file has no label of this address.',
    other_certificate:
      'This certificate is of another kind: of common parts, of an office or of another country. Please choose the one of this home.',
    unreadable:
      'We could not read this file. The PDF as it was issued works best; a photo must be sharp, straight and show the whole page.',
    encrypted: 'This file is locked with a password. Please save it without one and try again.',
    too_large: 'This file is too large. Please choose the certificate alone, up to 10 MB.',
    took_too_long: 'Reading it took too long. Please try the PDF as it was issued, or try again in a moment.',
    too_many: 'That was a lot at once. Please wait a minute and try again.',
    busy: 'Reading did not work just now. Please try again in a moment.',
  } satisfies Record<FormOutcome, string>,
};

export type CertificateTexts = typeof certificateTexts;

/** The house, drawn and part by part. */
const RATINGS = { 0: 'poor', 1: 'weak', 2: 'fair', 3: 'good', 4: 'very good' };

export const houseTexts = {
  drawingAlt: (address: string) => `Drawing of ${address}: each part from red (poor) to green (good)`,
  houseTitle: 'Your house, part by part',
  houseLead: 'From red to green; a dashed edge marks what is assumed. Tap a part.',
  rating: (_: HousePart, rating: Rating) => RATINGS[rating],
  partNext: (step: number, work: string) => `Step ${step}: ${work}`,
  partStays: 'Stays as it is in this plan.',
  labelName: (label: string) => `label ${label}`,
  rungNot: 'not within reach',
  netOfGross: (gross: string) => `${gross} before grants`,
};

export type HouseTexts = typeof houseTexts;

/** Shared links, the passport, and whom to ask. */
export const sharingTexts = {
  shortTitle: (from: string, to: string) => `Label ${from} today, ${to} after the works`,
  shortSteps: (steps: number) =>
    steps === 1 ? 'Renovation plan in one step' : `Renovation plan in ${steps} steps`,
  shortCost: (range: string) => `${range} after grants`,
  shortNothing: 'Nothing needs doing',
  badgeText: (amount: string) => `about ${amount}`,
  badgeAction: 'See the plan',
  passport: 'Passport (PDF)',
  share: 'Share',
  copyLink: 'Copy the link',
  linkCopied: 'The link is copied.',
  linkToCopy: 'The link of this plan:',
  savedLink: 'Link of the saved plan',
  alertTitle: 'Tell me when prices or grants change',
  alertLead: (context: string) =>
    `${context} will let you know. This page hands your e-mail address or phone number to ${context} and keeps no copy once it is delivered.`,
  alertLeadKept: (context: string) =>
    `${context} will let you know. Your name, e-mail address or phone number is kept for ${context} alone, and for this only; ask ${context} to delete it whenever you want.`,
  reachName: 'Name',
  phoneForm: 'Digits and spaces, like +32 9 000 00 00.',
  savePlanLeadAsking: (context: string) => `Saved plans are kept with ${context}. No account is needed.`,
  callBackConsent: (context: string) =>
    `I would like ${context} to contact me about this plan, and agree that my details are kept for that.`,
  callBackKept: (context: string) =>
    `Only ${context} sees them; they are never shown on this page. Ask ${context} to delete them whenever you want.`,
  alertEmail: 'E-mail address',
  alertPhone: 'Phone number',
  alertConsent: (context: string) =>
    `I agree that ${context} uses this to tell me about changes to this plan.`,
  alertSend: 'Keep me informed',
  alertEither: 'Fill in an e-mail address or a phone number.',
  alertSent: (context: string) => `Sent to ${context}.`,
  alertRefused: 'Please check the e-mail address or the phone number.',
  contactTitle: 'Questions? Ask a person',
  contactLead: (context: string) => `${context} knows this home.`,
  call: (phone: string) => `Call ${phone}`,
  mail: 'Write an e-mail',
  visitSite: 'Make an appointment',
  mailSubject: (address: string) => `Renovation plan ${address}`,
  printedFrom: (url: string, day: string) => `${url}, ${day}`,
};

export type SharingTexts = typeof sharingTexts;

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

/** The page on which a person looks at what was read from a certificate. */
export const reviewTexts = {
  reviewTitle: (address: string) => `Certificate of ${address}`,
  reviewLead: 'Look at each value that was read. Accept it, correct it, or leave it out.',
  reviewAbout: (about: string) => `On the certificate: ${about}`,
  reviewOtherAddress: 'The certificate names another address: nothing of it was used so far.',
  reviewAccept: 'Accept',
  reviewCorrect: 'Correct to',
  reviewReject: 'Leave out',
  reviewRead: 'Read:',
  reviewHeld: 'Known today:',
  reviewShow: (page: number) => `Show on page ${page}`,
  reviewPage: (page: number) => `Page ${page} of the certificate`,
  reviewPlace: (fact: string) => `${fact} was read here`,
  reviewCorrection: (fact: string) => `${fact}, corrected`,
  reviewWrong: 'This value is not possible here.',
  reviewNoDocument: 'The document was not kept, or its time is over: only what was read is left.',
  reviewDoubt: 'doubtful',
  reviewSave: 'Save the review',
  reviewOnce: 'This link works until the review is saved.',
  reviewDone: 'Thank you',
  reviewDoneLead: (accepted: number, corrected: number, rejected: number) =>
    `${accepted} accepted, ${corrected} corrected, ${rejected} left out. The document was removed.`,
};

export type ReviewPageTexts = typeof reviewTexts;

/** The page's own sentences. The words for measures, facts and reasons are in @rooftree/words. */
export const texts = {
  ...certificateTexts,
  ...decisionTexts,
  ...houseTexts,
  ...moneyTexts,
  ...sharingTexts,
  ...yearTexts,
  skipToPlan: 'Skip to the plan',
  engineMissing:
    'The plan cannot be recalculated: a part of this page did not arrive. Your choices are kept in its address.',
  loadAgain: 'Load the page again',
  chooseLanguage: 'Language',
  title: (address: string) => `Renovation plan for ${address}`,
  heading: (from: string, to: string) => `From label ${from} to label ${to}`,
  headingUnreached: (from: string, to: string) => `From label ${from} as far as label ${to}`,
  headingExcellent: (label: string) => `Label ${label} already: nothing needs doing`,
  headingStays: (label: string) => `Label ${label}: no step possible with these choices`,
  excellent:
    'This home meets its goal as it is, so the plan holds no works. You can try a higher goal, or insist on a work.',
  cost: 'You pay, after grants',
  costWithoutGrants: (total: string) => `${total} incl. VAT; no grants counted`,
  savesPerYear: 'Lower energy bill',
  perYear: (amount: string) => `${amount} a year`,
  co2: 'Less CO₂',
  co2PerYear: (tonnes: string) => `${tonnes} tonnes a year`,
  pictureAlt: (address: string) => `Photo of ${address}`,
  living: (area: string) => `${area}\u00a0m² of living area`,
  builtIn: (year: number) => `built ${year}`,
  now: 'Now',
  after: 'After',
  ladderTitle: (from: string, to: string) => `Energy label: ${from} now, ${to} after the works`,
  kwhPerM2: (value: string) => `${value} kWh/m²`,
  roadmapTitle: (count: number) => (count === 1 ? 'One step' : `${count} steps, in this order`),
  roadmapLead: 'Each step prepares the next, and each one can be the last for a while.',
  step: (number: number) => `Step ${number}`,
  stepTo: (label: string) => `to label ${label}`,
  works: 'Works',
  cheaperOrDearer: (range: string) => `Incl. VAT likely ${range}`,
  worksExclVat: 'Works, excl. VAT',
  vat: 'VAT',
  grants: 'Grants',
  youPay: 'You pay',
  billPerYear: 'Energy bill, a year',
  co2Year: 'CO₂, kg a year',
  paybackNever: 'Does not pay for itself on energy alone',
  anyway: (amount: string) => `${amount} of this you would spend anyway, on upkeep`,
  stepDetails: 'Works, grants and conditions',
  quantity: 'Quantity',
  amount: 'Incl. VAT',
  grantFrom: 'Grant',
  conditions: 'To be sure of it',
  leaveOut: (measure: string) => `Leave out: ${measure}`,
  chooseInstead: (measure: string, price: string) => `${measure} instead (${price})`,
  bridgeTitle: (net: string) => `After grants you pay ${net}`,
  bridgeTitleWithout: (total: string) => `Without grants you pay ${total}`,
  heatTitle: (element: string, share: string) => `The largest heat loss: ${element}, ${share}`,
  heatLead: (percent: string) =>
    `After the works the house loses ${percent} less heat. Both pictures have one scale.`,
  heatLeadSame: 'What each part of the house loses for every degree that it is colder outside.',
  heatBefore: 'Now',
  heatAfter: 'After the works',
  heatAlt: (when: string, list: string) => `Section of the house, ${when}. Heat lost: ${list}.`,
  heatColumn: 'Heat lost, W/K',
  heatPart: 'Part of the house',
  confidenceTitle: 'How reliable is this plan?',
  quality: {
    A: 'This plan rests on a certificate or on measured facts.',
    B: 'Most of this home is known; the rest is typical for its kind and year.',
    C: 'Little is known of this home. Much here is typical for its kind and year.',
    D: 'Too little is known for a plan.',
  },
  targetChance: (label: string, percent: string) =>
    `The chance that these works reach label ${label} is ${percent}.`,
  confidenceRange: (bill: string) =>
    `In eight homes out of ten like this one, the bill falls by ${bill} a year.`,
  factsThatHelp: 'These answers would make your plan much more exact.',
  oneFactThatHelps: 'This answer would make your plan much more exact.',
  assumptions: 'What this plan assumes',
  fact: 'Fact',
  value: 'Value',
  origins: 'From',
  warnings: 'Please note',
  waysTitle: 'Three ways',
  waysLead: 'The same home, planned three times. One tap makes one of the plans yours.',
  ways: {
    cheapest: 'Cheapest to the label',
    lifetime: 'Best over 30 years',
    fossil_free: 'Off gas and oil',
  },
  wayChoose: 'Take this one',
  wayChosen: 'Your plan now',
  playTitle: 'Try it out',
  playLead: 'Everything on this page moves with your choices. Copy the link to keep or share your choices.',
  target: 'Goal: energy label',
  budget: 'Budget, after grants',
  noBudget: 'No limit',
  objective: 'What counts most',
  objectives: {
    least_investment: 'Lowest cost after grants',
    least_lifetime_cost: 'Lowest cost over 30 years',
    best_label_within_budget: 'Best label within the budget',
  },
  incomeGroup: 'Household income, for grants',
  incomeUnknown: 'Not given (lowest grant)',
  incomeGroups: {
    1: 'Highest group',
    2: 'Upper middle group',
    3: 'Lower middle group',
    4: 'Lowest group',
  },
  measuresTitle: 'Choose the works',
  measureChoice: {
    auto: 'Let the plan choose',
    on: 'Always',
    off: 'Never',
  },
  factsTitle: 'Edit details',
  factsLead: 'Left empty, a fact is taken as typical for this kind of home and year.',
  moreFacts: 'More facts',
  unknownFact: 'Not known',
  typicalIs: (value: string) => `Not known (typical: ${value})`,
  givenIs: (value: string) => `As given: ${value}`,
  givenAsMeasured: 'As measured',
  factRange: (low: string, high: string) => `Please enter a value from ${low} to ${high}.`,
  undo: 'Undo',
  startOver: 'Start over',
  changedChoices: (count: number) => (count === 1 ? '1 choice of yours' : `${count} choices of yours`),
  leftOutOfLink: (names: string) =>
    `This link holds choices that are not possible here; they were left out: ${names}.`,
  announce: (label: string, net: string) => `Label ${label}, you pay ${net} after grants.`,
  savePlanTitle: 'Save this plan',
  savePlanLead: (context: string) =>
    `Saved plans are kept with ${context}. No account is needed; no personal data is asked.`,
  planName: 'Name of the plan',
  planNameDefault: (label: string) => `Our plan to label ${label}`,
  save: 'Save this plan',
  saving: 'Saving…',
  saved: (name: string) => `Saved as “${name}”.`,
  savedButChanged: 'You changed the plan since. Save it again to get its report.',
  download: 'Download the report',
  downloading: 'Making the report…',
  downloaded: 'The report is ready.',
  openReport: 'Open the report (PDF)',
  failed: 'That did not work. Please check your connection and try again.',
  outdated: 'This page is out of date. Please load it again, then save the plan; your choices stay.',
  refused: 'These choices do not make a plan for this home. Please change one of them and try again.',
  tooLarge: 'This plan is too large to save. Please give it a shorter name or make fewer choices.',
  busy: 'Our server cannot do this right now. Please try again in a minute.',
  tooMany: 'Many plans were saved just now. Please wait a minute and try again.',
  nameNeeded: 'Please give the plan a name of at most 100 characters.',
  footer: (date: string, engine: string, data: string) =>
    `Indicative plan at prices and rules of ${date} (method ${engine}, data ${data}). It is not an energy certificate, an offer or advice.`,
  jumpToControls: 'Try it out',
  summary: 'The plan in short',
  notFound: {
    title: 'This link leads nowhere',
    text: 'The address is not complete, or the plan behind it is gone. Please check the link, or ask the one who sent it for a new one.',
  },
  deactivated: {
    title: 'This home is no longer on offer',
    text: (context: string) =>
      `${context} has withdrawn it, and its plan with it. Please ask ${context} for the homes on offer now.`,
  },
  unplannable: {
    title: 'A plan cannot be made yet',
    notADwelling:
      'Plans are made for houses and apartments. This is neither, so there is nothing to work out here.',
    yearMissing:
      'The year of construction is not known, and nearly everything follows from it. Do you know it?',
    regionMissing:
      'The place is not known well enough to tell which rules and prices hold. Please ask the one who sent you the link.',
    other: 'With these facts no plan can be worked out. Please correct them or start over.',
    makePlan: 'Make the plan',
  },
  unavailable: {
    title: 'One moment please',
    text: 'The plan cannot be shown right now. Please load the page again in a minute.',
  },
};

export type Texts = typeof texts;
