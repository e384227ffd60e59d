import type { SharingTexts } from './en.ts';

export const sharingTexts: SharingTexts = {
  shortTitle: (from, to) => `Nu label ${from}, na de maatregelen ${to}`,
  shortSteps: (steps) =>
    steps === 1 ? 'Verduurzamingsplan in één stap' : `Verduurzamingsplan in ${steps} stappen`,
  shortCost: (range) => `${range} na subsidie`,
  shortNothing: 'Er hoeft niets te gebeuren',
  badgeText: (amount) => `ongeveer ${amount}`,
  badgeAction: 'Bekijk het plan',
  passport: 'Paspoort (pdf)',
  share: 'Deel',
  copyLink: 'Kopieer de link',
  linkCopied: 'De link is gekopieerd.',
  linkToCopy: 'De link van dit plan:',
  savedLink: 'Link van het bewaarde plan',
  alertTitle: 'Laat het mij weten als prijzen of subsidies veranderen',
  alertLead: (context) =>
    `${context} laat het u weten. Deze pagina geeft uw e-mailadres of telefoonnummer door aan ${context} en bewaart er geen kopie van zodra het is bezorgd.`,
  alertEmail: 'E-mailadres',
  alertPhone: 'Telefoonnummer',
  alertConsent: (context) =>
    `Ik ga ermee akkoord dat ${context} dit gebruikt om mij over wijzigingen in dit plan te informeren.`,
  alertSend: 'Houd mij op de hoogte',
  alertEither: 'Vul een e-mailadres of een telefoonnummer in.',
  alertSent: (context) => `Doorgegeven aan ${context}.`,
  alertRefused: 'Controleer het e-mailadres of het telefoonnummer.',
  contactTitle: 'Vragen? Vraag het een mens',
  contactLead: (context) => `${context} kent deze woning.`,
  call: (phone) => `Bel ${phone}`,
  mail: 'Stuur een e-mail',
  visitSite: 'Maak een afspraak',
  mailSubject: (address) => `Verduurzamingsplan ${address}`,
  printedFrom: (url, day) => `${url}, ${day}`,
};
