export const today = {
  title: 'Today',
  nothing: 'Nothing needs you today.',
  moreThan: (count: string) => `more than ${count}`,
  withoutYear: (count: string, isOne: boolean) =>
    isOne ? '1 home lacks its year of construction' : `${count} homes lack their year of construction`,
  withoutLocation: (count: string, isOne: boolean) =>
    isOne ? '1 home lacks its zip code' : `${count} homes lack their zip code`,
  toPlan: (count: string, isOne: boolean) =>
    isOne ? '1 home has no plan yet' : `${count} homes have no plan yet`,
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
    isOne ? '1 buyer wants to hear from you' : `${count} buyers want to hear from you`,
  outdatedPassports: (count: string, isOne: boolean) =>
    isOne ? '1 passport is outdated' : `${count} passports are outdated`,
  passportsHint: 'What they show has changed since. The oldest:',
  expiring: (count: string, isOne: boolean) =>
    isOne
      ? '1 certificate expires within 60 days, or has expired'
      : `${count} certificates expire within 60 days, or have expired`,
  validUntil: (day: string) => `valid until ${day}`,
  madeOn: (day: string) => `made on ${day}`,
  makeAgain: 'Make them again',
  yearHint: 'Without it no plan can be made.',
  locationHint: 'Without it no plan can be made. Add it with an import or by the API.',
  failedOf: (failed: string, total: string) => `${failed} of ${total} homes failed`,
  show: 'Show',
  showAll: 'Show all',
  fillIn: 'Fill in',
  choose: 'Choose and plan',
  seeWhy: 'See why',
  archive: 'Archive',
  review: 'Review',
  firstSteps: 'First steps',
  steps: {
    homes: 'Import your homes',
    plans: 'Plan them',
    passports: 'Make a first passport',
    colleagues: 'Invite a colleague',
  },
  done: 'done',
  toDo: 'to do',
  hideSteps: 'Hide these steps',
};

export type TodayTexts = typeof today;

export const views = {
  title: 'Views',
  none: 'No view has a name yet. Filter, then give what you see a name.',
  name: 'Name for what you see now',
  share: 'for all colleagues',
  shared: 'shared',
  byColleague: 'by a colleague',
  save: 'Save the view',
  delete: (name: string) => `Delete the view ${name}`,
  deleted: (name: string) => `“${name}” is deleted.`,
  search: 'Find a home',
  placeholder: 'Find a home  /',
  found: 'Homes that were found',
  count: (count: number) =>
    count === 0 ? 'No home was found.' : count === 1 ? '1 home found.' : `${count} homes found.`,
};

export type ViewsTexts = typeof views;

export const map = {
  title: 'Map',
  open: 'Map',
  list: 'As a list of homes',
  places: (count: string, isOne: boolean) => (isOne ? '1 place' : `${count} places`),
  shadeBy: 'Colour by',
  shades: { label: 'label today', count: 'number of homes', cost: 'what owners pay' },
  sizes: 'The more homes, the larger the circle.',
  from: (euros: string) => `from ${euros}`,
  tip: (place: string, homes: string, label: string | null) =>
    `${place}: ${homes}${label === null ? '' : ` · ${label}`}`,
  unplaced: (homes: string, isOne: boolean) =>
    isOne
      ? '1 home is not on the map, because the position of its place is not known. It is in the list.'
      : `${homes} homes are not on the map, because the positions of their places are not known. They are in the list.`,
  caption: 'Places; each leads to its homes',
  labels: 'Labels today',
  mostCommon: 'Most have',
  average: 'Paid on average',
  noPlace: 'Without a place',
  showAll: (count: string) => `Show all ${count} places`,
  outlines: 'Outlines',
  positions: 'Positions of places',
  changed: 'changed',
};

export type MapTexts = typeof map;

export const newHome = {
  title: 'New home',
  lead: 'A zip code, the type and the year of construction are enough for a first plan.',
  country: 'Country',
  countries: { BE: 'Belgium', NL: 'the Netherlands' },
  street: 'Street',
  houseNumber: 'House number',
  houseNumberExtra: 'Box or addition',
  zipCode: 'Zip code',
  format: 'Form of the house',
  yearBuilt: 'Year of construction',
  area: 'Living area (m²)',
  reference: 'Your own reference',
  referenceHint: 'Without a reference one is made. Later imports find the home by it.',
  taken: 'There is a home with this reference already:',
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
    MEMBER: 'made by a colleague',
    CLIENT: 'made by a program',
  },
  lookOnly: 'your role can look, not change',
  copyName: (name: string) => `${name}, edited`,
  saveTitle: 'Save as a plan of its own',
  saveLead: 'The server computes it again from your choices. The plan that you opened stays.',
  save: 'Save as edited',
  saved: 'Saved as a plan of its own.',
  impossible: 'These facts contradict each other: there is no plan. Take the last change back.',
  changedSince:
    'Facts of the home, prices or the method have changed since this plan was made. It is shown as it was; any change here makes it anew.',
  others: 'Other plans of this home',
  compare: 'Compare',
  compareWith: (name: string) => `Compare with ${name}`,
  compareThis: (name: string) => `Choose ${name} for the comparison`,
  compareBoth: 'Compare both',
  chooseTwo: 'Tick two plans to compare them.',
  compareTitle: 'Two plans side by side',
  onlyDifferent: 'Only what differs',
  noDifference: 'The two plans do not differ.',
  figure: 'Figure',
  difference: 'Difference',
  differs: 'other',
  equal: 'equal',
  swap: 'Swap the two',
  energyAfter: 'Energy after the works',
  goal: 'Goal',
  chance: 'Chance to reach it',
  money: 'Money and CO₂',
  works: 'Works',
  notIn: 'not in it',
  delete: 'Delete this plan',
  deleted: 'Deleted. Its passports stay.',
  deletedShort: 'deleted',
  deletedOnes: (count: number) => `Deleted plans (${count})`,
  isDeleted: 'This plan is deleted: no list shows it, and no passport of it can be made.',
  restore: 'Restore',
  restored: 'Restored.',
};

export type PlansTexts = typeof plans;

export const reportList = {
  state: 'State',
  outdated: 'outdated',
  current: 'up to date',
  none: 'No passports yet. Open a home and make one, or choose several homes and make one of each.',
  noMatch: 'No passport passes these filters.',
  madeAt: 'Made',
  homeChanged: (when: string) => `home changed ${when}`,
  planChanged: (when: string) => `plan changed ${when}`,
  otherPrices: 'prices changed since the plan: plan the home again first',
  again: 'Make again',
  makeAll: 'Make all outdated ones again',
  made: (made: string, failed: string) =>
    failed === '0' ? `${made} made again` : `${made} made again, ${failed} failed`,
  download: (address: string) => `PDF of ${address}`,
  older: 'Older ones',
  languages: { 'nl-BE': 'Dutch (Belgium)', 'nl-NL': 'Dutch (Netherlands)', 'fr-BE': 'French', en: 'English' },
};

export type ReportListTexts = typeof reportList;

export const buyers = {
  title: 'Buyers',
  lead: 'Who left how to be reached on the page of a home. Only this agency sees it. Owners delete it under Data and privacy.',
  which: 'Show',
  waiting: 'who wait for an answer',
  handled: 'who have been answered',
  none: 'Nobody waits for an answer. Whether buyers are asked is set under Branding.',
  noneHandled: 'Nobody yet.',
  older: 'Older ones',
  wishes: { CALL_BACK: 'wants to be contacted about a saved plan', CHANGES: 'wants to hear of changes' },
  done: 'Done',
  notDone: 'Not done yet',
  doneOn: (day: string) => `done on ${day}`,
  ofPlan: 'Buyer to contact',
};

export type BuyersTexts = typeof buyers;

export const certificates = {
  title: 'Energy certificate',
  lead: 'A PDF, a photo or a data file. What is certain is filled in where nobody has said anything.',
  choose: 'Read a certificate',
  reading: 'Reading …',
  applied: (applied: number, read: number) =>
    read === 0
      ? 'Nothing was understood.'
      : `${read} ${read === 1 ? 'value' : 'values'} read, ${applied} filled in.`,
  otherAddress: 'The certificate is of another address: nothing was filled in.',
  failures: {
    not_a_certificate: 'This does not look like an energy certificate.',
    other_certificate: 'This is a certificate of another kind, which cannot be read.',
    other_address: 'The certificate is of another address.',
    unreadable: 'The document cannot be read.',
    encrypted: 'The document is protected by a password.',
    too_large: 'The document is too large.',
    took_too_long: 'Reading took too long.',
  },
  register: {
    title: 'Registered label',
    origin: 'registered label, EP-Online',
    found: (label: string, day: string | null) =>
      day === null ? `${label} in EP-Online.` : `${label} in EP-Online, registered on ${day}.`,
    readOn: (day: string) => `Read on ${day}.`,
    waiting: 'EP-Online is being asked …',
    ask: 'Ask again',
    states: {
      NO_ADDRESS: '',
      WAITING: 'Not read yet.',
      FOUND: 'EP-Online knows this home, but not its label.',
      NONE: 'EP-Online has no label of this address.',
      SEVERAL:
        'EP-Online has labels of several homes at this address: add the letter or addition of the number.',
      OTHER_KIND:
        'EP-Online has a label of another kind of home at this address: check the address and the type.',
      UNUSABLE: 'EP-Online gave an answer that cannot be read.',
    },
  },
};

export type CertificatesTexts = typeof certificates;
