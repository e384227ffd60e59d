export const today = {
  title: 'Today',
  nothing: 'Nothing to do today.',
  moreThan: (count: string) => `more than ${count}`,
  withoutYear: (count: string, isOne: boolean) =>
    isOne ? '1 home has no year of construction' : `${count} homes have no year of construction`,
  withoutLocation: (count: string, isOne: boolean) =>
    isOne ? '1 home has no postcode' : `${count} homes have no postcode`,
  toPlan: (count: string, isOne: boolean) =>
    isOne ? '1 home has no plan yet' : `${count} homes have no plan yet`,
  otherTypes: (count: string, isOne: boolean) =>
    isOne ? '1 property without a renovation plan' : `${count} properties without a renovation plan`,
  otherTypesHint: 'Plots, offices and the like: no plan is made for them.',
  failedJobs: (count: string, isOne: boolean) =>
    isOne
      ? '1 job with failed homes in the last 7 days'
      : `${count} jobs with failed homes in the last 7 days`,
  toReview: (count: string, isOne: boolean) =>
    isOne ? '1 certificate to review' : `${count} certificates to review`,
  savedByBuyers: (count: string, isOne: boolean) =>
    isOne
      ? '1 plan saved by a buyer in the last 7 days'
      : `${count} plans saved by buyers in the last 7 days`,
  buyersToContact: (count: string, isOne: boolean) =>
    isOne ? '1 buyer to contact' : `${count} buyers to contact`,
  outdatedPassports: (count: string, isOne: boolean) =>
    isOne ? '1 passport is outdated' : `${count} passports are outdated`,
  passportsHint: 'Their content has changed since. The oldest:',
  expiring: (count: string, isOne: boolean) =>
    isOne
      ? '1 certificate has expired or expires within 60 days'
      : `${count} certificates have expired or expire within 60 days`,
  validUntil: (day: string) => `valid until ${day}`,
  madeOn: (day: string) => `created ${day}`,
  makeAgain: 'Recreate',
  yearHint: 'Required for a plan.',
  locationHint: 'Required for a plan. Add it with an import or through the API.',
  failedOf: (failed: string, total: string) => `${failed} of ${total} homes failed`,
  show: 'Show',
  showAll: 'Show all',
  fillIn: 'Fill in',
  choose: 'Choose and plan',
  seeWhy: 'View reasons',
  archive: 'Archive',
  review: 'Review',
  firstSteps: 'First steps',
  steps: {
    homes: 'Import your homes',
    plans: 'Plan them',
    passports: 'Create your first passport',
    colleagues: 'Invite a colleague',
  },
  done: 'done',
  toDo: 'to do',
  hideSteps: 'Hide these steps',
};

export type TodayTexts = typeof today;

export const views = {
  title: 'Views',
  name: 'Name of this view',
  share: 'share with colleagues',
  shared: 'shared',
  byColleague: 'by a colleague',
  all: 'All',
  save: 'Save this view',
  saveNow: 'Save',
  own: 'only for you',
  actions: (name: string) => `View ${name}`,
  delete: (name: string) => `Delete the view ${name}`,
  deleted: (name: string) => `“${name}” is deleted.`,
};

export type ViewsTexts = typeof views;

export const map = {
  title: 'Map',
  open: 'Map',
  list: 'Show as list',
  places: (count: string, isOne: boolean) => (isOne ? '1 place' : `${count} places`),
  shadeBy: 'Colour by',
  shades: { label: 'Label today', count: 'Number of homes', cost: 'What owners pay' },
  sizes: 'The more homes, the larger the circle.',
  from: (euros: string) => `from ${euros}`,
  tip: (place: string, homes: string, label: string | null) =>
    `${place}: ${homes}${label === null ? '' : ` · ${label}`}`,
  unplaced: (homes: string, isOne: boolean) =>
    isOne
      ? '1 home is not on the map, because its location is unknown. You can find it in the list.'
      : `${homes} homes are not on the map, because their location is unknown. You can find them in the list.`,
  caption: 'Places, with links to their homes',
  labels: 'Labels today',
  mostCommon: 'Most common',
  average: 'Average cost',
  noPlace: 'Without a place',
  showAll: (count: string) => `Show all ${count} places`,
  outlines: 'Outlines',
  positions: 'Positions of places',
  changed: 'changed',
};

export type MapTexts = typeof map;

export const newHome = {
  title: 'New home',
  lead: 'A postcode, the type and the year of construction are enough for a first plan.',
  country: 'Country',
  countries: { BE: 'Belgium', NL: 'the Netherlands' },
  street: 'Street',
  houseNumber: 'House number',
  houseNumberExtra: 'Box or addition',
  zipCode: 'Postcode',
  format: 'Form of the house',
  yearBuilt: 'Year of construction',
  area: 'Living area (m²)',
  reference: 'Your own reference',
  referenceHint: 'Leave empty to generate one. Later imports use it to find the home.',
  taken: 'A home with this reference already exists:',
  add: 'Add this home',
};

export type NewHomeTexts = typeof newHome;

export const plans = {
  title: 'Plans',
  home: 'The home of this plan',
  name: 'Name of the plan',
  rename: 'Rename this plan',
  renamed: 'Renamed.',
  undo: 'Undo',
  madeBy: {
    SUGGESTION: 'suggested plan',
    BUYER: 'saved by a buyer',
    MEMBER: 'created by a colleague',
    CLIENT: 'created through the API',
  },
  lookOnly: 'view only',
  copyName: (name: string) => `${name}, edited`,
  saveTitle: 'Save as a separate plan',
  saveLead: 'Your changes are saved as a new plan. The original stays unchanged.',
  save: 'Save as edited',
  saved: 'Saved as a separate plan.',
  impossible: 'These facts contradict each other, so there is no plan. Undo the last change.',
  changedSince:
    'The home, the prices or the method have changed since this plan. You see the original; any change here recalculates it.',
  others: 'Other plans of this home',
  compare: 'Compare',
  compareWith: (name: string) => `Compare with ${name}`,
  compareThis: (name: string) => `Choose ${name} for the comparison`,
  compareBoth: 'Compare both',
  chooseTwo: 'Select two plans to compare.',
  compareTitle: 'Two plans side by side',
  onlyDifferent: 'Show differences only',
  noDifference: 'The two plans are the same.',
  figure: 'Figure',
  difference: 'Difference',
  differs: 'different',
  equal: 'equal',
  swap: 'Swap',
  energyAfter: 'Energy after the works',
  goal: 'Goal',
  chance: 'Chance of that label',
  money: 'Money and CO₂',
  works: 'Works',
  notIn: 'not included',
  delete: 'Delete this plan',
  deleted: 'Deleted. Its passports stay.',
  deletedShort: 'deleted',
  deletedOnes: (count: number) => `Deleted plans (${count})`,
  isDeleted: 'This plan is deleted. It is hidden from lists and you cannot create passports from it.',
  restore: 'Restore',
  restored: 'Restored.',
};

export type PlansTexts = typeof plans;

export const reportList = {
  allLanguages: 'all languages',
  state: 'State',
  outdated: 'outdated',
  current: 'up to date',
  none: 'No passports yet',
  noneHint: 'Open a home and create one, or select several homes.',
  noMatch: 'No passports match these filters.',
  madeAt: 'Created',
  homeChanged: (when: string) => `home changed ${when}`,
  planChanged: (when: string) => `plan changed ${when}`,
  otherPrices: 'prices changed since the plan: update the plan first',
  otherBranding: 'your name, logo or contact changed',
  again: 'Recreate',
  makeAll: 'Recreate all outdated passports',
  download: (address: string) => `PDF of ${address}`,
  older: 'Show older',
  languages: { 'nl-BE': 'Dutch (Belgium)', 'nl-NL': 'Dutch (Netherlands)', 'fr-BE': 'French', en: 'English' },
};

export type ReportListTexts = typeof reportList;

export const buyers = {
  title: 'Buyers',
  lead: 'Buyers who left their contact details on the page of a home. Only your agency can see them. Members with the role of owner can delete them under Data and privacy.',
  which: 'Show',
  waiting: 'to contact',
  handled: 'contacted',
  none: 'No buyers to contact',
  noneHint: 'Under Branding you choose whether buyers can leave their contact details.',
  noneHandled: 'None yet.',
  older: 'Show older',
  wishes: { CALL_BACK: 'wants to talk about a saved plan', CHANGES: 'wants news about changes' },
  done: 'Done',
  notDone: 'Mark as not done',
  doneOn: (day: string) => `done ${day}`,
  ofPlan: 'Buyer to contact',
};

export type BuyersTexts = typeof buyers;

export const certificates = {
  title: 'Energy certificate',
  lead: 'A PDF, a photo or a data file. Reliable values fill in what is still unknown.',
  choose: 'Upload a certificate',
  reading: 'Reading …',
  readingPage: (page: number, pages: number) => `Reading page ${page} of ${pages} of the scan …`,
  applied: (applied: number, read: number) =>
    read === 0
      ? 'No values were found.'
      : `${read} ${read === 1 ? 'value' : 'values'} read, ${applied} filled in.`,
  unreadPages: (pages: readonly number[]) =>
    pages.length === 1
      ? `Page ${pages[0]} of the scan could not be read.`
      : `Pages ${pages.join(', ')} of the scan could not be read.`,
  noModel: (packages: readonly string[]) =>
    `This server has no OCR model for the language of this scan, so words may be misread. Its operator can install ${packages.join(', ')}.`,
  noOcr: (packages: readonly string[]) =>
    `This is a scan, and this server has no OCR to read it. Its operator can install ${packages.join(', ')}.`,
  otherAddress: 'The certificate is for another address: nothing was filled in.',
  failures: {
    not_a_certificate: 'This does not look like an energy certificate.',
    other_certificate: 'This type of certificate is not supported.',
    other_address: 'The certificate is for another address.',
    unreadable: 'The document cannot be read.',
    encrypted: 'The document is password-protected.',
    too_large: 'The document is too large.',
    took_too_long: 'Reading took too long.',
  },
  register: {
    title: 'Registered label',
    origin: 'registered label, EP-Online',
    found: (label: string, day: string | null) =>
      day === null ? `${label} in EP-Online.` : `${label} in EP-Online, registered on ${day}.`,
    readOn: (day: string) => `Checked on ${day}.`,
    waiting: 'Checking EP-Online …',
    ask: 'Check again',
    states: {
      NO_ADDRESS: '',
      WAITING: 'Not checked yet.',
      FOUND: 'EP-Online knows this home, but not its label.',
      NONE: 'EP-Online has no label for this address.',
      SEVERAL:
        'EP-Online has labels for several homes at this address: add the letter or suffix of the house number.',
      OTHER_KIND:
        'EP-Online has a label for another type of home at this address: check the address and the type.',
      UNUSABLE: 'EP-Online returned an invalid response.',
    },
  },
};

export type CertificatesTexts = typeof certificates;

export const newProgramme = {
  name: 'Name',
  firstName: (first: number, last: number) => `Programme ${first}–${last}`,
  homes: 'Homes',
  filtered: 'Homes of the filter',
  sameHomes: 'The same homes',
  firstYear: 'First year',
  yearCount: 'Number of years',
  budget: 'Budget per year (€)',
  budgetHint: 'After grants, including VAT. Empty: no limit.',
  perYear: 'Another amount in some years',
  budgetOf: (year: number) => `Budget ${year} (€)`,
  otherBudgets: 'Also solve with 50, 75, 125 and 150% of this budget',
  otherBudgetsHint: 'Shows what more or less money brings. Takes longer.',
  share: (percent: number) => `${percent}% of the budget`,
  goal: 'Goal',
  goals: {
    LOWEST_COST: 'Lowest cost',
    MOST_CO2_PER_EURO: 'Most CO₂ saved',
    MOST_TENANTS_HELPED: 'Most residents helped',
  },
  goalHints: {
    LOWEST_COST: 'Works and energy together, over 30 years.',
    MOST_CO2_PER_EURO: 'As much as the budget can save.',
    MOST_TENANTS_HELPED: 'An energy bill at least 20% lower, as early as possible.',
  },
  needsBudget: 'This goal needs a budget.',
  duties: 'Legal duties',
  dutyNames: {
    vlg_housing_code: 'Flemish housing code',
    bru_275: 'Brussels, at most 275 kWh/m²',
    bru_150: 'Brussels, at most 150 kWh/m²',
    wal_all_owners: 'Walloon calendar (planned)',
    nl_rental: 'Dutch rented homes, at least label D (planned)',
    nl_social_housing: 'Dutch social housing without labels E, F and G',
  },
  noDuties: 'There are no legal duties for these homes.',
  chance: 'Chance with which each home meets its duty',
  moreLimits: 'More limits',
  owner: 'Use of the homes',
  homesPerYear: 'Homes per year',
  hoursOf: (trade: string) => `Hours per year, ${trade}`,
  trades: { shell: 'shell', glass: 'glazing', installer: 'installers', electrician: 'electricians' },
  emptyIsNone: 'Empty: no limit.',
  labelShare: (year: number | undefined) => `Homes with a label by ${year ?? 'the end'} (%)`,
  orBetter: 'This label or better',
  energyCut: (year: number | undefined) => `Primary energy saved by ${year ?? 'the end'} (%)`,
  fromWorst: (percent: number) => `${percent}% of it from the worst homes, as in the EPBD`,
  noneWithHigherBill: 'No resident’s energy bill may rise',
  solve: 'Solve',
};

export type NewProgrammeTexts = typeof newProgramme;

export const approvals = {
  approve: (year: number) => `Approve ${year}`,
  hint: 'Each home gets its plan. The next programme leaves this year as it is.',
  withPassports: 'Also create the passports',
  approved: (year: number, homes: string) => `${year} is approved: ${homes}`,
  plans: (done: string, all: string) => `${done} of ${all} plans ready`,
  done: (count: string) => `${count} done`,
  overdue: (count: string) => `${count} overdue`,
  otherBudget: 'Another budget of this programme is approved.',
  showIt: 'Show it',
  chooseYear: 'Choose a year to approve it.',
  selectHomes: 'Select homes to report their works as done.',
  doneOn: 'Done on',
  report: (count: string, isOne: boolean) =>
    isOne ? 'Report 1 home as done' : `Report ${count} homes as done`,
  reported: (count: string, isOne: boolean) =>
    isOne
      ? '1 home reported as done. Its facts and plan follow.'
      : `${count} homes reported as done. Their facts and plans follow.`,
  states: { approved: 'approved', done: (day: string) => `done on ${day}` },
};

export type ApprovalsTexts = typeof approvals;
