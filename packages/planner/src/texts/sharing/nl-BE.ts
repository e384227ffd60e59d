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
  alertLeadKept: (context) =>
    `${context} laat het u weten. Uw naam, e-mailadres of telefoonnummer wordt alleen voor ${context} bewaard, en alleen hiervoor; u kunt ${context} altijd vragen om het te wissen.`,
  reachName: 'Naam',
  phoneForm: 'Cijfers en spaties, zoals +32 9 000 00 00.',
  savePlanLeadAsking: (context) => `Bewaarde plannen staan bij ${context}. U hebt geen account nodig.`,
  callBackConsent: (context) =>
    `Ik wil dat ${context} mij over dit plan contacteert, en ga ermee akkoord dat mijn gegevens daarvoor bewaard worden.`,
  callBackKept: (context) =>
    `Alleen ${context} ziet ze; op deze pagina komen ze nooit. U kunt ${context} altijd vragen om ze te wissen.`,
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
