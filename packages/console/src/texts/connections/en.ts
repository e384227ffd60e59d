import type { Preview, Run } from '../../connections/connection.ts';

const homes = (count: number) => (count === 1 ? '1 home' : `${count} homes`);

export const connections = {
  title: 'Connections',
  lead: 'Homes come from your own system by themselves: changes every few minutes, everything each night.',
  none: 'None yet.',
  states: {
    ACTIVE: 'Works.',
    PAUSED: 'Paused: nothing is read by itself.',
    FAILING: 'Cannot be read at the moment; it is tried again.',
    NEEDS_CREDENTIALS: 'The credentials are refused: enter new ones.',
    NEEDS_DECISION: 'Waits for your decision.',
  },
  brings: (provider: string, count: number) => `Brings ${homes(count)} from ${provider}.`,
  lastRead: (moment: string) => `Last read ${moment}.`,
  neverRead: 'Not read yet.',
  nextRead: (moment: string) => `Next ${moment}.`,
  reading: (read: number, all: number | null) =>
    all === null ? `Reading: ${read} …` : `Reading: ${read} of ${all} …`,
  outcome: ({ created, changed, unchanged, refused, deactivated }: Run) =>
    `${created} new, ${changed} changed, ${unchanged} unchanged, ${refused} not taken, ${deactivated} deactivated.`,
  decide: (count: number) =>
    `${homes(count)} are no longer in the list. That is more than a fifth: has the list been read whole? Nothing has been changed yet.`,
  keep: 'Keep them',
  deactivate: 'Deactivate them',
  readNow: 'Read now',
  preview: 'See what would come',
  previewed: ({ counts, announced, is_whole }: Preview) =>
    `${is_whole ? '' : 'Of the first ones: '}${counts.created} new, ${counts.changed} changed, ${counts.refused} that cannot be taken${announced === null ? '' : `; ${announced} in all`}. Nothing was written.`,
  outcomes: {
    new: 'new',
    changed: 'changed',
    unchanged: 'unchanged',
    refused: 'not taken:',
    gone: 'no longer offered',
  },
  outcomeName: 'What would happen',
  reference: 'Reference',
  facts: 'Facts',
  close: 'Close',
  pause: 'Pause',
  goOn: 'Go on by itself',
  newCredentials: 'New credentials',
  /** By the names that the API has for them. */
  credentials: {
    username: 'User name',
    password: 'Password',
    client_id: 'Client ID',
    client_secret: 'Client secret',
    office_id: 'Office number',
    token: 'Token',
    address: 'Address of the company’s API',
    token_path: 'Path of the sign-in address',
  },
  optional: 'optional',
  save: 'Save',
  remove: 'Remove',
  confirmRemove: 'Remove the connection? Its homes stay as they are, and are no longer kept up to date.',
  refused: (count: number) => `${homes(count)} not taken`,
  mend: 'Mend them where they come from: the next read takes them.',
  create: 'New connection',
  createLead: 'It is paused at first: see what would come, then let it go on by itself.',
  provider: 'System',
  name: 'Name',
};
export type ConnectionTexts = typeof connections;
