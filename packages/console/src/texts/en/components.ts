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
