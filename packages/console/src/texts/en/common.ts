import type { UiTexts } from '@rooftree/ui/ui-texts';

export const ui: UiTexts = {
  close: 'Close',
  moreActions: 'More actions',
  loading: 'Loading …',
  required: 'Required',
  copy: 'Copy',
  copied: 'Copied',
  undo: 'Undo',
  noOptions: 'Nothing found',
  chooseFile: 'Choose a file',
  dropFile: 'or drop it here',
  clearValue: 'Clear',
  selectRows: 'Select rows',
  invalid: {
    missing: 'Please fill this in.',
    email: 'Enter an email address, such as an@example.org.',
    url: 'Enter a web address that begins with https://.',
    number: 'Enter a number.',
    format: 'This is not in the right format.',
    tooShort: (least) => `Use at least ${least} characters.`,
    tooLong: (most) => `Use at most ${most} characters.`,
    tooLow: (least) => `Enter ${least} or more.`,
    tooHigh: (most) => `Enter ${most} or less.`,
  },
};

export const account = {
  title: (name: string) => `Account: ${name}`,
  theme: 'Appearance',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
};

export const commands = {
  title: 'Search homes, screens and actions',
  open: 'Search',
  placeholder: 'Address, reference, screen or action',
  homes: 'Homes',
  screens: 'Screens',
  actions: 'Actions',
  nothing: 'Nothing found.',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
};

export const shortcuts = {
  title: 'Keyboard shortcuts',
  search: 'Search homes, screens and actions',
  filter: 'Search in this list',
  newHome: 'New home',
  rows: 'Next or previous home',
  open: 'Open the home',
  close: 'Close',
};

/** Errors of the API by what they mean; `parts/translate-message.ts` has the server's sentences that they stand for. */
export const errors = {
  noPlanForType: 'No renovation plan is made for this type of property.',
  noYear: 'The year of construction is missing.',
  noLocation: 'The zip code is missing or does not exist.',
  homeGone: 'This home no longer exists.',
  severalHomes: 'Several homes have this reference.',
  homeDeactivated: 'This home is deactivated.',
  jobEnded: 'This job has already ended.',
  jobRuns: 'A job is still running. Wait until it has ended, or stop it.',
  changedByOther: 'Someone else changed this. Reload the page and try again.',
  planDeleted: 'This plan is deleted.',
  noPlanForChoices: 'There is no plan for these choices. Undo the last change.',
  planOutdated: 'The home has changed since this plan. Calculate the plan again.',
  newerPlan: 'The home has a newer plan. Delete that one first.',
  beingSent: 'This is being sent right now. Try again in a minute.',
  retentionTooLong: 'The server keeps this data for a shorter time. Choose fewer days.',
  tooManyPasskeys: 'You have the maximum number of passkeys. Remove one first.',
  passkeyKnown: 'This device already has a passkey for your account.',
  passkeyNeedsName: 'Passkeys need a domain name with https.',
  notVerified: 'This could not be verified. Try again.',
  wrongCode: 'This code is incorrect or already used.',
  memberKnown: 'This person is already a member.',
  memberElsewhere: 'Only the administrator of this server can give this member a new link.',
  memberDisabled: 'This member is disabled. Enable them first.',
  viewNameTaken: 'You already have a view with this name.',
  lastOwner: 'This is the last owner. Make another member owner first.',
  wrongPassword: 'The address or the password is incorrect.',
  weakPassword: 'Choose another password: longer, and not an obvious one.',
  wrongUrl: 'Enter a web address that begins with https://.',
  clientDisabled: 'This API client is disabled.',
  importUndone: 'This import has already been undone.',
  anotherImport: 'Another import is running. Try again when it has ended.',
  logoRefused: 'This picture cannot be used.',
  wrongCredentials: 'The credentials are not accepted.',
  invalid: 'Some values are not accepted. Check what you entered.',
  conflict: 'This is not possible right now. Reload the page and try again.',
  busy: 'The server is busy. Try again in a moment.',
  noReason: 'Your administrator finds the reason in the log of the server.',
};

export type ErrorTexts = typeof errors;

export const overview = {
  title: 'Overview',
  lead: (planned: string, homes: string) => `Sums of the ${planned} homes with a plan, out of ${homes}.`,
  homes: (count: string, isOne: boolean) => (isOne ? '1 home' : `${count} homes`),
  none: 'No homes match these filters.',
  noPlans: 'None of these homes has a plan yet.',
  filtered: 'These figures are for the current filter.',
  showHomes: 'Show these homes',
  showAll: 'Show all homes',
  pdf: 'Download as PDF',
  today: 'Today',
  after: 'After the works',
  figures: 'Today and after the works',
  investment: 'Owners pay',
  investmentNote: (range: string) => `likely ${range}, grants deducted`,
  energy: 'Energy per year',
  co2: 'CO₂ per year',
  less: (percent: string) => `${percent} less`,
  labels: 'Labels',
  label: 'Label',
  withoutLabel: 'not known',
  belowShare: (percent: string, label: string) => `${percent} has label ${label} or worse today`,
  duties: 'Required by law',
  dutiesLead:
    'Homes that must reach a better label, by the first year that applies to them. For duties of a buyer: if sold this year.',
  noDuties: 'No home has a duty that it does not meet today.',
  year: 'Year',
  number: 'Homes',
  cost: 'Cost of their plans',
  madeOn: (date: string) => `As of ${date}`,
  wholePortfolio: 'All active homes',
};

export type OverviewTexts = typeof overview;
