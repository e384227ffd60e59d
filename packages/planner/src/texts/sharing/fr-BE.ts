import type { SharingTexts } from './en.ts';

export const sharingTexts: SharingTexts = {
  shortTitle: (from, to) => `Label ${from} aujourd’hui, ${to} après travaux`,
  shortSteps: (steps) =>
    steps === 1 ? 'Plan de rénovation en une étape' : `Plan de rénovation en ${steps} étapes`,
  shortCost: (range) => `${range}, primes déduites`,
  shortNothing: 'Rien n’est à faire',
  badgeText: (amount) => `environ ${amount}`,
  badgeAction: 'Voir le plan',
  passport: 'Passeport (PDF)',
  share: 'Partager',
  copyLink: 'Copier le lien',
  linkCopied: 'Le lien est copié.',
  linkToCopy: 'Le lien de ce plan :',
  savedLink: 'Lien du plan enregistré',
  alertTitle: 'M’avertir si les prix ou les primes changent',
  alertLead: (context) =>
    `${context} vous préviendra. Cette page transmet votre adresse e-mail ou votre numéro de téléphone à ${context} et n’en garde aucune copie une fois la transmission faite.`,
  alertLeadKept: (context) =>
    `${context} vous préviendra. Votre nom, votre adresse e-mail ou votre numéro de téléphone est conservé pour ${context} seulement, et uniquement à cette fin ; vous pouvez à tout moment demander à ${context} de l’effacer.`,
  reachName: 'Nom',
  phoneForm: 'Chiffres et espaces, comme +32 9 000 00 00.',
  savePlanLeadAsking: (context) =>
    `Les plans enregistrés sont conservés chez ${context}. Aucun compte n’est nécessaire.`,
  callBackConsent: (context) =>
    `Je souhaite que ${context} me contacte au sujet de ce plan, et j’accepte que mes coordonnées soient conservées à cette fin.`,
  callBackKept: (context) =>
    `Seul ${context} les voit ; elles n’apparaissent jamais sur cette page. Vous pouvez à tout moment demander à ${context} de les effacer.`,
  alertEmail: 'Adresse e-mail',
  alertPhone: 'Numéro de téléphone',
  alertConsent: (context) =>
    `J’accepte que ${context} utilise cette donnée pour m’informer des changements relatifs à ce plan.`,
  alertSend: 'Tenez-moi au courant',
  alertEither: 'Indiquez une adresse e-mail ou un numéro de téléphone.',
  alertSent: (context) => `Transmis à ${context}.`,
  alertRefused: 'Vérifiez l’adresse e-mail ou le numéro de téléphone.',
  contactTitle: 'Des questions ? Parlez à quelqu’un',
  contactLead: (context) => `${context} connaît ce logement.`,
  call: (phone) => `Appeler le ${phone}`,
  mail: 'Écrire un e-mail',
  visitSite: 'Prendre rendez-vous',
  mailSubject: (address) => `Plan de rénovation ${address}`,
  printedFrom: (url, day) => `${url}, ${day}`,
};
