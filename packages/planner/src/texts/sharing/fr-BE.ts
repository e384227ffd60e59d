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
  contactTitle: 'Des questions ? Parlez à quelqu’un',
  contactLead: (context) => `${context} connaît ce logement.`,
  call: (phone) => `Appeler le ${phone}`,
  mail: 'Écrire un e-mail',
  visitSite: 'Prendre rendez-vous',
  mailSubject: (address) => `Plan de rénovation ${address}`,
  printedFrom: (url, day) => `${url}, ${day}`,
};
