/** By the names that `rooftree maintenance` has for them. */
const kinds: Record<string, string> = {
  'idempotency-keys': 'Answers kept for repeated requests',
  'webhook-deliveries': 'Events that were sent to webhooks',
  'batch-children': 'Single homes of old jobs',
  'calculation-jobs': 'Jobs',
  'saved-plans': 'Plans that buyers saved, with their passports',
  'contact-requests': 'How to reach buyers who wanted to hear from you',
  'review-documents': 'Certificates that wait for a check',
  imports: 'What is kept to undo imports',
  'connection-runs': 'What came of reads of connections',
  'audit-entries': 'Who did what',
};

export const privacy = {
  title: 'Data and privacy',
  whereTitle: 'What is kept where',
  where: [
    { what: 'Homes, plans, jobs', where: 'In the database of this server, until somebody deletes them.' },
    { what: 'Passports', where: 'As PDF in the file store of this server, as long as their plan is there.' },
    {
      what: 'Certificates',
      where: 'Read and then removed; kept only while one waits for a check, or where Branding says so.',
    },
    {
      what: 'Members',
      where:
        'Name, address, a hash of the password, and the network of each session. Who leaves every agency is forgotten.',
    },
    { what: 'Agents of your own program', where: 'Only the id by which your program names them.' },
    {
      what: 'Buyers',
      where:
        'No account. Where Branding allows it, what they leave to be called back or told of changes is kept for you; otherwise it is handed to your program, and waits here only until it was taken.',
    },
  ],
  keptTitle: 'How long it is kept',
  keptLead:
    'What ages is removed by itself. Whoever runs the server sets for how long it is kept at most, and you can choose to keep a kind for less long. Count first how much of your agency would go: nothing is removed by counting, and what you choose holds a day later.',
  keptTable: 'Kinds of data and how long they are kept',
  tryDays: 'Were it kept for so many days',
  count: 'Count',
  kind: 'Kind',
  keptFor: 'Kept',
  forEver: 'for ever',
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  older: 'Past that now',
  olderThan: (days: number) => `Older than ${days === 1 ? '1 day' : `${days} days`}`,
  kinds,
  shorten: 'Keep for less long …',
  shortenOf: (kind: string) => `Keep for less long: ${kind}`,
  serverKeeps: (time: string) => `the server: ${time}`,
  holdsFrom: (moment: string) => `from ${moment} on; until then nothing goes by it`,
  takeBack: 'As the server does',
  takeBackOf: (kind: string) => `Keep as long as the server does: ${kind}`,
  ownDays: (shortest: number, longest: number | null) =>
    longest === null ? `Days, ${shortest} at least` : `Days, from ${shortest} to ${longest}`,
  wouldGo: (count: number) =>
    count === 0
      ? 'Today nothing would go.'
      : count === 1
        ? 'Today 1 would go, for good.'
        : `Today ${count} would go, for good.`,
  keepFor: (days: string) => `Keep for ${days}`,
  personTitle: 'Delete the data of a person',
  personLead:
    'Find an agent by the id that your program has for them, a member by name or address, the contact of your agency or a buyer who left how to be reached by name, number or address.',
  searchPerson: 'Name, address, number or id',
  find: 'Find',
  nobody: 'Nobody is named so in the data of this agency.',
  personKinds: {
    user: 'agent of your own program',
    member: 'member',
    contact: 'contact of the agency',
    buyer: 'buyer who left how to be reached',
  },
  userEffect: (estates: number, renovations: number) =>
    `${estates === 1 ? '1 home' : `${estates} homes`} and ${renovations === 1 ? '1 plan' : `${renovations} plans`} stay, without an agent. Copies that name the person (kept answers, sent events) are removed. This cannot be undone; and if your program sends the id again, it is here again.`,
  memberEffect:
    'Access, sessions, passkeys and the account itself are removed. What they did stays in “Who did what”, without a name. This cannot be undone.',
  memberEffectKept:
    'Access to this agency and all sessions are removed. The account stays, because this person belongs to another agency, too.',
  contactEffect:
    'Name, number and address disappear from the page that buyers see. Passports that were made before keep them.',
  buyerEffect:
    'Everything that was left with this address or number is removed, also what waits for a webhook. The plan that was saved stays. This cannot be undone.',
  erase: (name: string) => `Delete the data of ${name}`,
  eraseShort: 'Delete …',
  typeName: (name: string) => `To confirm, type: ${name}`,
  erased: (name: string) => `The data of ${name} are deleted.`,
  erasedUser: (name: string, estates: number, renovations: number, copies: number) =>
    `The data of ${name} are deleted: ${estates} homes and ${renovations} plans are without an agent now, and ${copies} copies are removed.`,
  exportTitle: 'Export everything',
  exportLead:
    'One file with all that is kept of this agency: homes, plans, passports, jobs, members, prices and who did what, one thing per line as JSON, with a list of the files. Secrets are not in it. The export is written to “Who did what”.',
  exportNow: 'Export everything',
  exporting: 'The file is being written …',
  exported: 'The file is complete.',
  cutOff: 'The file was cut off on the way. Try again.',
};

export type PrivacyTexts = typeof privacy;
