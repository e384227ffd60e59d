import { withNoBreakSpaces } from '@rooftree/words/fr-BE/no-break-spaces';
import type { ReviewPageTexts } from './en.ts';

export const reviewTexts: ReviewPageTexts = withNoBreakSpaces({
  reviewTitle: (address) => `Certificat de ${address}`,
  reviewLead: 'Regardez chaque valeur lue. Acceptez-la, corrigez-la ou laissez-la de côté.',
  reviewAbout: (about) => `Sur le certificat : ${about}`,
  reviewOtherAddress: 'Le certificat indique une autre adresse : rien n’en a encore été utilisé.',
  reviewAccept: 'Accepter',
  reviewCorrect: 'Corriger en',
  reviewReject: 'Laisser de côté',
  reviewRead: 'Lu :',
  reviewHeld: 'Connu aujourd’hui :',
  reviewShow: (page) => `Montrer à la page ${page}`,
  reviewPage: (page) => `Page ${page} du certificat`,
  reviewPlace: (fact) => `${fact} : lu ici`,
  reviewCorrection: (fact) => `${fact}, corrigé`,
  reviewWrong: 'Cette valeur n’est pas possible ici.',
  reviewNoDocument: 'Le document n’a pas été conservé, ou son délai est passé : seul reste ce qui a été lu.',
  reviewDoubt: 'douteux',
  reviewSave: 'Enregistrer la vérification',
  reviewOnce: 'Ce lien fonctionne jusqu’à l’enregistrement de la vérification.',
  reviewDone: 'Merci',
  reviewDoneLead: (accepted, corrected, rejected) =>
    `${accepted} acceptées, ${corrected} corrigées, ${rejected} laissées de côté. Le document a été supprimé.`,
});
