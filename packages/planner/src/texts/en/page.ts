import type { FormOutcome } from '../../certificate/handed-over.ts';
import type { HousePart, Rating } from '../../drawing/house-facts.ts';
import { decisionTexts, moneyTexts } from './decision.ts';

/** Handing over a certificate on the page. */
export const certificateTexts = {
  certificateTitle: 'Do you have the energy certificate?',
  certificateLead:
    'Upload it for a more accurate plan: we read areas, insulation, heating and label from it. A PDF or a photo of each page is enough.',
  certificateChoose: 'Choose the certificate',
  certificateDrop: 'or drop it here',
  certificateSend: 'Upload',
  certificatePrivate: 'It is only used for this page and not stored.',
  certificateKeep: (context: string) => `Also share it with ${context}, for the file of this home.`,
  certificateSending: 'Sending…',
  certificateReading: 'Reading… a photo can take 20 seconds.',
  certificateRead: (facts: number) =>
    facts === 1
      ? 'One value was found and is now in the plan.'
      : `${facts} values were found and are now in the plan.`,
  certificateKept: (context: string) => `${context} gets it too.`,
  certificateSure: 'confirmed twice',
  certificateLikely: 'please check',
  certificateHowSure: 'Certainty',
  certificateLeftOut: (facts: string) => `Not used, because it is uncertain or outdated: ${facts}.`,
  certificateUnknownAddress: 'We found no address: please check that this is the certificate of this home.',
  certificateOutcomes: {
    read: 'The plan below now uses the certificate.',
    nothing: 'The certificate contains nothing that this plan can use.',
    different_address: 'This certificate is for another address and is not used.',
    not_a_certificate:
      'This does not look like an energy certificate. Please choose the EPC, PEB or energy label itself.',
    other_address: 'This file has no label for this address.',
    other_certificate:
      'This certificate is for common parts, an office or another country. Please choose the one for this home.',
    unreadable:
      'We could not read this file. The PDF as it was issued works best; a photo must be sharp, straight and show the whole page.',
    encrypted: 'This file is password-protected. Please save it without a password and try again.',
    too_large: 'This file is too large. Please choose the certificate alone, up to 10 MB.',
    took_too_long: 'Reading it took too long. Please try the PDF as it was issued, or try again in a moment.',
    too_many: 'Too many files at once. Please wait a minute and try again.',
    busy: 'Reading did not work just now. Please try again in a moment.',
  } satisfies Record<FormOutcome, string>,
};

export type CertificateTexts = typeof certificateTexts;

/** The house, drawn and part by part. */
const RATINGS = { 0: 'poor', 1: 'weak', 2: 'fair', 3: 'good', 4: 'very good' };

export const houseTexts = {
  partNames: {
    roof: 'Roof',
    walls: 'Walls',
    windows: 'Windows',
    floor: 'Floor',
    heating: 'Heating',
    ventilation: 'Ventilation',
    hot_water: 'Hot water',
    solar_panels: 'Solar panels',
  } satisfies Record<HousePart, string>,
  drawingAlt: (address: string, parts: string) => `Drawing of ${address}. ${parts}`,
  keyAssumed: 'assumed',
  houseTitle: 'Your house, part by part',
  houseLead: 'What we know of each part, what we assume, and what the plan does about it.',
  unmarkedOrigin: (origin: string) => `Where no origin is stated: ${origin}.`,
  rating: (_: HousePart, rating: Rating) => RATINGS[rating],
  partNext: (step: number, work: string) => `Step ${step}: ${work}`,
  partStays: 'No changes in this plan.',
  labelName: (label: string) => `label ${label}`,
  rungNot: 'not achievable',
  rungSensible: (amount: string) => `+ ${amount} advised`,
  goalBeyond: (goal: string, price: string, more: string, label: string) =>
    `Label ${goal} alone costs ${price}. This plan also does what is sensible in any case (${more}) and so reaches label ${label}.`,
  goalSensible: (goal: string, price: string, more: string) =>
    `Label ${goal} alone costs ${price}. The rest (${more}) is for works that are sensible in any case.`,
  goalAtOnce: (goal: string, label: string) =>
    `The cheapest plan to label ${goal} reaches label ${label} at once.`,
};

export type HouseTexts = typeof houseTexts;

/** Shared links, the passport, and whom to ask. */
export const sharingTexts = {
  shortTitle: (from: string, to: string) => `Label ${from} today, ${to} after the works`,
  shortSteps: (steps: number) =>
    steps === 1 ? 'Renovation plan in one step' : `Renovation plan in ${steps} steps`,
  shortCost: (range: string) => `${range} after grants`,
  shortNothing: 'No works needed',
  badgeText: (amount: string) => `about ${amount}`,
  badgeAction: 'See the plan',
  passport: 'Passport (PDF)',
  share: 'Share',
  callPerson: (name: string | null) => (name === null ? 'Call us' : `Call ${name}`),
  linkCopied: 'Link copied.',
  linkToCopy: 'Link to this plan:',
  savedLink: 'Link to the saved plan',
  alertTitle: 'Tell me when prices or grants change',
  alertLead: (context: string) =>
    `${context} will let you know. Your email address or phone number is passed to ${context}; this page does not keep a copy.`,
  alertLeadKept: (context: string) =>
    `${context} will let you know. Your name, email address or phone number is stored for ${context} only, for this purpose only. You can ask ${context} to delete it at any time.`,
  reachName: 'Name',
  phoneForm: 'Digits and spaces, like +32 9 000 00 00.',
  savePlanLeadAsking: (context: string) =>
    `Saved plans are stored with ${context}. You do not need an account.`,
  callBackConsent: (context: string) =>
    `I would like ${context} to contact me about this plan and agree that my details are stored for that.`,
  callBackKept: (context: string) =>
    `Only ${context} sees them; they are never shown on this page. You can ask ${context} to delete them at any time.`,
  alertEmail: 'Email address',
  alertPhone: 'Phone number',
  alertConsent: (context: string) =>
    `I agree that ${context} uses this to tell me about changes to this plan.`,
  alertSend: 'Keep me informed',
  alertEither: 'Enter an email address or a phone number.',
  alertSent: (context: string) => `Sent to ${context}.`,
  alertRefused: 'Please check the email address or phone number.',
  contactTitle: 'Questions? Talk to us',
  contactLead: (context: string) => `${context} can tell you more.`,
  call: (phone: string) => `Call ${phone}`,
  mail: 'Send an email',
  visitSite: 'Make an appointment',
  mailSubject: (address: string) => `Renovation plan ${address}`,
  printedFrom: (url: string, day: string) => `${url}, ${day}`,
};

export type SharingTexts = typeof sharingTexts;

/** The years of the steps, and what a change did. */
export const yearTexts = {
  yearsTitle: (year: number) => `Done in ${year}, one step at a time`,
  yearsLead:
    'Open a step to move it to the year that suits you; the steps after it move along. Amounts are at today’s prices and grants.',
  yearOfStep: (step: string, work: string) => `Year of ${step}: ${work}`,
  earlier: 'Earlier',
  later: 'Later',
  yearsAsProposed: 'Back to the proposed years',
  yearsChange: 'Change the years',
  yearFollows: (year: number) => `${year}, follows the other steps`,
  yearHead: 'Year',
  yearLabel: 'Label',
  yearBill: 'Energy per year after that',
  occasions: {
    duty: (year: number) => `before the legal duty of ${year}`,
    end_of_life: (year: number) => `the heating is worn out around ${year}`,
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
  certificateNames: {
    flanders: 'EPC',
    brussels: 'PEB certificate',
    wallonia: 'PEB certificate',
    netherlands: 'Energy label',
    other: 'Certificate',
  },
  reviewTitle: (name: string, address: string) => `${name} of ${address}`,
  reviewLead: 'Check each value: accept it, correct it or reject it.',
  reviewAbout: (about: string) => `On the certificate: ${about}`,
  reviewOtherAddress: 'The certificate shows another address: nothing has been used yet.',
  reviewUseAnyway: 'This is the right certificate: use it anyway',
  reviewUseFirst: 'Confirm first that this is the right certificate.',
  reviewBack: 'Back to the console',
  reviewDetails: 'Details',
  reviewDocument: 'The document',
  reviewMissing: 'Not found on the certificate',
  reviewSearched: (terms: string, pages: number) =>
    pages > 1 ? `searched for “${terms}” on ${pages} pages` : `searched for “${terms}”`,
  reviewUnreadPages: (pages: readonly number[]) =>
    `Not read on this scan: page ${pages.join(', ')}. Check there yourself for missing values.`,
  reviewAccept: 'Accept',
  reviewCorrect: 'Correct',
  reviewReject: 'Reject',
  reviewRead: 'On the certificate:',
  reviewHeld: 'Current value:',
  reviewShow: (page: number) => `Show on page ${page}`,
  reviewPage: (page: number) => `Page ${page} of the certificate`,
  reviewPlace: (fact: string) => `${fact} found here`,
  reviewCorrection: (fact: string) => `${fact}, corrected`,
  reviewWrong: 'This value is not possible here.',
  reviewNoDocument: 'The document is no longer stored: only its values are left.',
  reviewDoubt: 'doubtful',
  reviewSave: 'Save the review',
  reviewOnce: 'This link works until the review is saved.',
  reviewDone: 'Thank you',
  reviewDoneLead: (accepted: number, corrected: number, rejected: number) =>
    `${accepted} accepted, ${corrected} corrected, ${rejected} rejected. The document was deleted.`,
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
    'The plan cannot be recalculated because part of this page did not load. Your choices are saved in the link.',
  loadAgain: 'Reload the page',
  chooseLanguage: 'Language',
  title: (address: string) => `Renovation plan for ${address}`,
  heading: (from: string, to: string) => `From label ${from} to label ${to}`,
  headingUnreached: (from: string, to: string) => `From label ${from} to at most label ${to}`,
  headingExcellent: (label: string) => `Already label ${label}: no works needed`,
  headingStays: (label: string) => `Label ${label}: no step possible with these choices`,
  excellent:
    'This home already meets its goal, so the plan has no works. You can choose a higher goal or add works yourself.',
  cost: 'You pay, after grants',
  costWithoutGrants: (total: string) => `${total} incl. VAT; no grants counted`,
  savesPerYear: 'Lower energy bill',
  perYear: (amount: string) => `${amount} per year`,
  co2: 'Less CO₂',
  co2More: 'More CO₂',
  co2PerYear: (tonnes: string) => `${tonnes} tonnes per year`,
  pictureAlt: (address: string) => `Photo of ${address}`,
  builtIn: (year: number) => `built ${year}`,
  now: 'Now',
  after: 'After',
  ladderTitle: (from: string, to: string) => `Energy label: ${from} now, ${to} after the works`,
  kwhPerM2: (value: string) => `${value} kWh/m²`,
  roadmapTitle: (count: number) => (count === 1 ? 'One step' : `${count} steps, in this order`),
  stepsTitle: (count: number) => `${count} steps`,
  stepsToTheEuro: 'To the euro; the figures above are rounded.',
  step: (number: number) => `Step ${number}`,
  works: 'Works',
  cheaperOrDearer: (range: string) => `Incl. VAT likely ${range}`,
  worksExclVat: 'Works, excl. VAT',
  vat: 'VAT',
  grants: 'Grants',
  youPay: 'You pay',
  billPerYear: 'Energy bill per year',
  co2Year: 'CO₂, kg per year',
  paybackNever: 'Energy savings alone do not pay for this',
  anyway: (amount: string) => `You would spend ${amount} of this anyway, on upkeep`,
  stepDetails: 'Works, grants and conditions',
  quantity: 'Quantity',
  amount: 'Incl. VAT',
  grantFrom: 'Grant',
  conditions: 'Conditions',
  leaveOut: (measure: string) => `Leave out: ${measure}`,
  chooseInstead: (measure: string, price: string) => `${measure} instead (${price})`,
  bridgeTitle: (net: string) => `After grants you pay ${net}`,
  bridgeTitleWithout: (total: string) => `Without grants you pay ${total}`,
  heatTitle: (element: string, share: string) => `The largest heat loss: ${element}, ${share}`,
  heatLead: (percent: string) =>
    `After the works the house loses ${percent} less heat. Both pictures use the same scale.`,
  heatLeadSame: 'Heat loss of each part per degree of temperature difference.',
  heatBefore: 'Now',
  heatAfter: 'After the works',
  heatAlt: (when: string, list: string) => `Section of the house, ${when}. Heat lost: ${list}.`,
  heatColumn: 'Heat lost, W/K',
  heatPart: 'Part of the house',
  confidenceTitle: 'How reliable is this plan?',
  quality: {
    A: 'This plan is based on a certificate or on measured data.',
    B: 'Most details are known; the rest is typical for this kind of home and year.',
    C: 'Few details are known. Much of this plan is typical for this kind of home and year.',
    D: 'Too little is known for a plan.',
  },
  targetChance: (label: string, percent: string) =>
    `The chance that these works reach label ${label} is ${percent}.`,
  confidenceRange: (bill: string) => `In eight out of ten similar homes, the bill drops by ${bill} per year.`,
  factsThatHelp: 'These answers would make your plan more accurate.',
  oneFactThatHelps: 'This answer would make your plan more accurate.',
  assumptions: 'What this plan assumes',
  fact: 'Fact',
  value: 'Value',
  warnings: 'Please note',
  waysTitle: (count: number): string =>
    count === 1 ? 'All options lead to the same works' : count === 2 ? 'Two options' : 'Three options',
  waysSame: (cost: string) =>
    `The lowest cost, the best over 30 years and the plan without gas and oil are the same here: ${cost}.`,
  wayChance: (percent: string) => `${percent} sure`,
  wayBill: (amount: string) => `${amount} less energy per year`,
  ways: {
    cheapest: 'Lowest cost to reach the label',
    lifetime: 'Best over 30 years',
    fossil_free: 'Without gas and oil',
  },
  wayChoose: 'Choose',
  wayChosen: 'Your plan',
  wayNoWorks: 'No works',
  detailsTitle: 'Details',
  playTitle: 'Try it out',
  target: 'Goal: energy label',
  budget: 'Budget, after grants',
  noBudget: 'No limit',
  objective: 'What counts most',
  objectives: {
    least_investment: 'Lowest cost after grants',
    least_lifetime_cost: 'Lowest cost over 30 years',
    best_label_within_budget: 'Best label within the budget',
  },
  ownership: 'Use of the home',
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
    auto: 'Plan decides',
    on: 'Always',
    off: 'Never',
  },
  factsTitle: 'Edit details',
  factsLead: 'We fill in empty fields with typical values for this kind of home and year.',
  moreFacts: 'More details',
  unknownFact: 'Unknown',
  typicalIs: (value: string) => `Unknown (typical: ${value})`,
  givenAsMeasured: 'As measured',
  factRange: (low: string, high: string) => `Please enter a value from ${low} to ${high}.`,
  undo: 'Undo',
  startOver: 'Start over',
  changedChoices: (count: number) => (count === 1 ? '1 choice' : `${count} choices`),
  leftOutOfLink: (names: string) =>
    `Some choices in this link are not possible here and were ignored: ${names}.`,
  announce: (label: string, net: string) => `Label ${label}, you pay ${net} after grants.`,
  savePlanTitle: 'Save this plan',
  savePlanLead: (context: string) =>
    `Saved plans are stored with ${context}. You do not need an account, and we ask for no personal data.`,
  planName: 'Name of the plan',
  planNameDefault: (label: string) => `Our plan to label ${label}`,
  save: 'Save this plan',
  saving: 'Saving…',
  saved: (name: string) => `Saved as “${name}”.`,
  savedButChanged: 'You have changed the plan. Save it again to get its passport.',
  download: 'Download the passport',
  downloading: 'Creating the passport…',
  downloaded: 'The passport is ready.',
  openReport: 'Open the passport (PDF)',
  failed: 'Something went wrong. Please check your connection and try again.',
  outdated: 'This page is out of date. Please reload it, then save the plan; your choices stay.',
  refused: 'There is no plan for this home with these choices. Please change one and try again.',
  tooLarge: 'This plan is too large to save. Please give it a shorter name or make fewer choices.',
  busy: 'Our server cannot do this right now. Please try again in a minute.',
  tooMany: 'Many plans were saved just now. Please wait a minute and try again.',
  nameNeeded: 'Please give the plan a name of at most 100 characters.',
  footer: (date: string, engine: string, data: string) =>
    `Indicative plan at prices and rules of ${date} (method ${engine}, data ${data}). It is not an energy certificate, an offer or advice.`,
  jumpToControls: 'Try it out',
  summary: 'The plan in short',
  notFound: {
    title: 'This link does not work',
    text: 'The link is incomplete, or the plan no longer exists. Please check the link, or ask the sender for a new one.',
  },
  deactivated: {
    title: 'This home is no longer on offer',
    text: (context: string) =>
      `${context} has withdrawn it. Please ask ${context} which homes are available now.`,
  },
  unplannable: {
    title: 'No plan yet',
    notADwelling: 'Renovation plans are only for houses and apartments.',
    yearMissing: 'We need the year of construction to make a plan. Do you know it?',
    regionMissing:
      'We do not know the location well enough to apply the right rules and prices. Please ask the sender of the link.',
    other: 'There is no plan with these details. Please correct them or start over.',
    makePlan: 'Create the plan',
  },
  unavailable: {
    title: 'One moment please',
    text: 'The plan cannot be shown right now. Please reload the page in a minute.',
  },
};

export type Texts = typeof texts;
