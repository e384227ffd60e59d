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
