import type { PassportTexts } from '../passport-texts.ts';

export const dutyTexts: PassportTexts['dutyTexts'] = {
  vlg_purchase_renovation: {
    title: 'Obligation de rénover après l’achat',
    text: 'Qui acquiert un logement de label E ou F (acte depuis le 1er janvier 2023, aussi par donation ou emphytéose) doit atteindre le label D ou mieux, avec un nouvel EPC, dans les 6 ans de l’acte. Les objectifs ultérieurs sont supprimés. Amende : 500 à 5 000 € et un nouveau délai.',
  },
  vlg_minimum_label: {
    title: 'Label minimum pour habiter et louer',
    text: 'Maisons 4 et 3 façades : E dès 2030, D dès 2035, C dès 2040. Maisons 2 façades et appartements : D dès 2030, C dès 2035. Un logement en dessous peut être déclaré inadapté.',
  },
  vlg_epc: {
    title: 'EPC',
    text: 'Qui vend ou loue doit disposer d’un EPC avant toute publicité. Il est valable 10 ans.',
  },
  vlg_roof_norm: {
    title: 'Norme d’isolation du toit',
    text: 'Depuis 2020, chaque logement doit avoir un toit isolé, sous peine de points de pénalité.',
  },
  vlg_double_glazing: {
    title: 'Norme de double vitrage',
    text: 'Depuis 2023, le simple vitrage donne des points de pénalité dans les logements loués.',
  },
  vlg_asbestos: {
    title: 'Attestation amiante',
    text: 'Qui vend un bâtiment d’avant 2001 doit avoir une attestation amiante avant le compromis. D’ici 2032, chaque propriétaire devra en avoir une.',
  },
  vlg_boiler_check: {
    title: 'Contrôle de la chaudière',
    text: 'Gaz tous les 2 ans, mazout chaque année ; une obligation de l’utilisateur.',
  },
  bru_275: {
    title: 'Au plus 275 kWh/m² en 2033',
    text: 'En 2033, plus aucun logement ne peut avoir le label F ou G. Une amende est prévue ; les copropriétaires qui ont essayé sont épargnés. Les arrêtés d’exécution ne sont pas confirmés.',
  },
  bru_150: {
    title: 'Au plus 150 kWh/m² vers 2045',
    text: 'Label C ou mieux, 20 ans après l’arrêté d’exécution : 2045 ou 2046 s’il démarre en 2026.',
  },
  bru_certificate_all: {
    title: 'Certificat PEB pour chaque logement',
    text: 'Aussi pour qui habite son propre logement, 5 ans après l’arrêté d’exécution : 2030 ou 2031.',
  },
  bru_no_purchase_duty: {
    title: 'À l’achat',
    text: 'Pas d’obligation de rénover pour l’acheteur. La vente et la location demandent un certificat PEB, valable 10 ans.',
  },
  bru_fossil: {
    title: 'Chauffage au gaz et au mazout',
    text: 'Exclu des constructions neuves depuis le 1er janvier 2025 et des rénovations lourdes dès 2030. Les changements ultérieurs n’ont pas été vérifiés.',
  },
  wal_purchase_renovation: {
    title: 'Rénovation après l’achat',
    text: 'Prévu : label D dans les 5 ans pour les actes dès 2028, C dès 2031, B dès 2036, A dès 2041. Aujourd’hui, aucune obligation à l’achat.',
  },
  wal_all_owners: {
    title: 'Label minimum pour chaque propriétaire',
    text: 'Prévu : F en 2031, E en 2036, D en 2041, C en 2046, B en 2050.',
  },
  wal_certificate_all: {
    title: 'Certificat PEB pour chaque logement',
    text: 'Prévu pour 2028 ou 2030 ; les sources se contredisent.',
  },
  wal_letting: {
    title: 'Location',
    text: 'Prévu pour une première location : E dès 2028, D dès 2031, C dès 2034 ; pour un logement déjà loué : F en 2027, E en 2030, D en 2033, C en 2036.',
  },
  wal_peb: {
    title: 'Certificat PEB',
    text: 'Qui vend ou loue doit avoir un certificat avant toute publicité. Il est valable 10 ans au plus.',
  },
  wal_boiler_check: {
    title: 'Contrôle de la chaudière',
    text: 'Mazout et combustible solide chaque année, gaz jusqu’à 100 kW tous les 3 ans.',
  },
  be_electrical: {
    title: 'Installation électrique',
    text: 'Une vente demande un rapport de contrôle, valable 25 ans. L’acheteur corrige les défauts dans les 18 mois de l’acte.',
  },
  nl_rental_label_d: {
    title: 'Label D pour les logements loués',
    text: 'Projet : dès le 1er janvier 2029, les logements loués de label E, F ou G doivent atteindre D. Exceptions pour les monuments, la location temporaire et le refus de la copropriété. Le texte final n’a pas été trouvé.',
  },
  nl_owner_occupier: {
    title: 'Habiter son propre logement',
    text: 'Aucun label minimum pour les propriétaires occupants.',
  },
  nl_energy_label: {
    title: 'Label énergétique',
    text: 'Qui vend ou loue doit avoir un label énergétique enregistré. Il est valable 10 ans.',
  },
  nl_hybrid_heat_pump: {
    title: 'Pompe à chaleur hybride',
    text: 'L’obligation annoncée pour 2026 a été retirée en 2024. D’anciennes pages la mentionnent encore.',
  },
  nl_netting_end: {
    title: 'Fin de la compensation solaire',
    text: 'Dès le 1er janvier 2027, l’électricité injectée n’est plus déduite de l’électricité achetée.',
  },
};
