import type { SharingTexts } from './en.ts';

export const sharingTexts: SharingTexts = {
  shortTitle: (from, to) => `Vandaag label ${from}, na de werken ${to}`,
  shortSteps: (steps) => (steps === 1 ? 'Renovatieplan in één stap' : `Renovatieplan in ${steps} stappen`),
  shortCost: (range) => `${range} na premies`,
  shortNothing: 'Er hoeft niets te gebeuren',
  badgeText: (amount) => `ongeveer ${amount}`,
  badgeAction: 'Bekijk het plan',
  passport: 'Paspoort (pdf)',
  share: 'Deel',
  copyLink: 'Kopieer de link',
  linkCopied: 'De link is gekopieerd.',
  linkToCopy: 'De link van dit plan:',
  savedLink: 'Link van het bewaarde plan',
  alertTitle: 'Verwittig mij als prijzen of premies veranderen',
  alertLead: (context) =>
    `${context} laat het u weten. Deze pagina geeft uw e-mailadres of telefoonnummer door aan ${context} en bewaart er geen kopie van zodra het is afgeleverd.`,
  alertEmail: 'E-mailadres',
  alertPhone: 'Telefoonnummer',
  alertConsent: (context) =>
    `Ik ga ermee akkoord dat ${context} dit gebruikt om mij over wijzigingen aan dit plan te verwittigen.`,
  alertSend: 'Hou mij op de hoogte',
  alertEither: 'Vul een e-mailadres of een telefoonnummer in.',
  alertSent: (context) => `Doorgegeven aan ${context}.`,
  alertRefused: 'Kijk het e-mailadres of het telefoonnummer na.',
  contactTitle: 'Vragen? Vraag het een mens',
  contactLead: (context) => `${context} kent deze woning.`,
  call: (phone) => `Bel ${phone}`,
  mail: 'Stuur een e-mail',
  visitSite: 'Maak een afspraak',
  mailSubject: (address) => `Renovatieplan ${address}`,
  printedFrom: (url, day) => `${url}, ${day}`,
};
