import type { PassportTexts } from '../passport-texts.ts';

export const dutyTexts: PassportTexts['dutyTexts'] = {
  vlg_purchase_renovation: {
    title: 'Obligation de rénover après l’achat',
    text: 'Qui acquiert un logement de label E ou F (acte depuis le 1er janvier 2023) doit atteindre le label D ou mieux dans les 6 ans de l’acte et le prouver par un nouvel EPC. Amende : 500 à 5 000 € et un nouveau délai.',
  },
  vlg_minimum_label: {
    title: 'Label EPC minimal dès 2030',
    text: 'Maisons 4 et 3 façades : E dès 2030, D dès 2035, C dès 2040. Maisons 2 façades et appartements : D dès 2030, C dès 2035.',
  },
  vlg_epc: {
    title: 'EPC',
    text: 'Qui vend ou loue doit disposer d’un EPC avant toute publicité. Il est valable 10 ans.',
  },
  vlg_asbestos: {
    title: 'Attestation amiante',
    text: 'Qui vend un bâtiment d’avant 2001 doit avoir une attestation amiante avant le compromis. D’ici 2032, chaque propriétaire devra en avoir une.',
  },
  bru_275: {
    title: 'Au plus 275 kWh/m² au 1er janvier 2033',
    text: 'Chaque logement : au moins la classe E actuelle.',
  },
  bru_150: {
    title: 'Au plus 150 kWh/m² fin 2045',
    text: 'Chaque logement : au moins la classe C actuelle. Le Gouvernement doit encore confirmer la date.',
  },
  bru_certificate: {
    title: 'Certificat PEB',
    text: 'Qui vend ou loue doit disposer d’un certificat PEB avant toute publicité. Il est valable 10 ans.',
  },
  wal_certificate: {
    title: 'Certificat PEB',
    text: 'Qui vend ou loue doit disposer d’un certificat PEB. Nous n’avons trouvé sur aucune page officielle d’obligation de rénover.',
  },
  be_electrical: {
    title: 'Installation électrique',
    text: 'Une vente demande un rapport de contrôle ; un contrôle est valable 25 ans. Si l’installation n’est pas conforme, l’acheteur a 18 mois à partir de l’acte pour la mettre en ordre.',
  },
  nl_netting_end: {
    title: 'Fin de la compensation de l’électricité solaire',
    text: 'À partir du 1er janvier 2027, l’électricité injectée n’est plus déduite de l’électricité achetée. Ce plan en tient compte.',
  },
};
