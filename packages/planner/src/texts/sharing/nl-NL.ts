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
  alertLeadKept: (context) =>
    `${context} laat het u weten. Uw naam, e-mailadres of telefoonnummer wordt alleen voor ${context} bewaard, en alleen hiervoor; u kunt ${context} altijd vragen om het te verwijderen.`,
  reachName: 'Naam',
  phoneForm: 'Cijfers en spaties, zoals +31 20 000 00 00.',
  savePlanLeadAsking: (context) => `Bewaarde plannen staan bij ${context}. U hebt geen account nodig.`,
  callBackConsent: (context) =>
    `Ik wil dat ${context} contact met mij opneemt over dit plan, en ga ermee akkoord dat mijn gegevens daarvoor worden bewaard.`,
  callBackKept: (context) =>
    `Alleen ${context} ziet ze; op deze pagina komen ze nooit. U kunt ${context} altijd vragen om ze te verwijderen.`,
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
