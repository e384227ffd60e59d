import type { BuyersTexts } from './en.ts';

export const buyers: BuyersTexts = {
  title: 'Acheteurs',
  lead: 'Ceux qui ont laissé leurs coordonnées sur la page d’un logement. Seule cette agence les voit. Les propriétaires du compte les suppriment sous Données et vie privée.',
  which: 'Afficher',
  waiting: 'ceux qui attendent une réponse',
  handled: 'ceux qui ont eu une réponse',
  none: 'Personne n’attend de réponse. La page Identité visuelle permet de choisir si on demande leurs coordonnées aux acheteurs.',
  noneHandled: 'Personne pour l’instant.',
  older: 'Plus anciens',
  wishes: {
    CALL_BACK: 'souhaite être contacté au sujet d’un plan enregistré',
    CHANGES: 'souhaite être averti des changements',
  },
  done: 'Fait',
  notDone: 'Pas encore fait',
  doneOn: (day) => `fait le ${day}`,
  ofPlan: 'Acheteur à contacter',
};
