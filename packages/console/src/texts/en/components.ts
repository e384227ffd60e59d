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
