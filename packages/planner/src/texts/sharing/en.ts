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
  contactTitle: 'Questions? Ask a person',
  contactLead: (context: string) => `${context} knows this home.`,
  call: (phone: string) => `Call ${phone}`,
  mail: 'Write an e-mail',
  visitSite: 'Make an appointment',
  mailSubject: (address: string) => `Renovation plan ${address}`,
  printedFrom: (url: string, day: string) => `${url}, ${day}`,
};

export type SharingTexts = typeof sharingTexts;
