/** French for a building in the Netherlands: its law and its institutions have other names than in Belgium. */
import type { Differences } from '../differences.ts';
import type { BuildingPaperTexts } from './building-paper-texts.ts';
import type { BuildingTexts } from './building-texts.ts';

export const building: Differences<BuildingTexts> = {
  terms: {
    association: 'VvE',
    associationInFull: 'association de copropriétaires (VvE)',
    manager: 'gestionnaire',
    share: 'quote-part',
    maintenancePlan: 'plan d’entretien pluriannuel (MJOP)',
  },
  majorities: {
    reasons: { deed: 'selon l’acte de division de cet immeuble' },
    sources: { 'Civil Code': 'Code civil néerlandais' },
    ofTheDeed: 'acte de division',
  },
  apportionings: {
    SHARES: 'selon les quotes-parts',
    UNITS_WITH_PART: 'selon les quotes-parts, entre les appartements concernés',
  },
  money: { loan: 'Par le prêt de la VvE' },
  month: { loanPayment: 'Part dans le prêt de la VvE' },
};

export const papers: Differences<BuildingPaperTexts> = {
  passport: {
    indicative:
      'Indicatif : prix, primes et règles à la date ci-dessus. Les devis sont déterminants ; l’acte de division prime sur ce document.',
  },
  works: {
    cost: 'TVA incl., €',
    loanTitle: 'Le prêt de la VvE',
    noLoan: 'Ce plan ne demande aucun prêt de la VvE.',
  },
  vote: {
    deed: 'Si l’acte de division s’en écarte, il prime. Vérifiez-le avant d’envoyer la convocation.',
  },
  units: { share: 'Quote-part' },
  letter: {
    intro: (building, label) =>
      `L’association de copropriétaires (VvE) de ${building} propose les travaux ci-dessous. Grâce à eux, chaque appartement atteint probablement le label ${label} ou mieux. L’assemblée générale décide ; cette lettre montre ce que cela signifie pour vous.`,
    share: (percent) => `Votre quote-part représente ${percent} de l’immeuble.`,
    loan: (years, rate) => `Par le prêt de la VvE (${years}, ${rate})`,
  },
  agenda: {
    intro: (building) =>
      `Texte pour la convocation de l’assemblée générale de l’association de copropriétaires (VvE) de ${building}. Adaptez-le si l’acte de division le demande.`,
    offers:
      'de charger le gestionnaire de demander plusieurs devis et de les soumettre à l’assemblée avant toute commande',
    borrow: (amount, name, years, rate, payment) =>
      `de contracter au nom de la VvE un prêt de ${amount} (${name}, ${years}, ${rate}, ${payment} par mois au total)`,
    mandate:
      'd’autoriser le gestionnaire à demander les primes et le prêt et à signer les documents nécessaires',
    annexList: [
      'Passeport de rénovation de l’immeuble',
      'Plan d’entretien pluriannuel (MJOP)',
      'Lettre à chaque propriétaire, avec ses propres chiffres (envoyée séparément)',
    ],
  },
  minutes: { signatures: ['Président', 'Secrétaire', 'Gestionnaire'] },
};
