import type { Catalogue } from '../catalogue.ts';

export const measures: Catalogue['measures'] = {
  roof_pitched_inside: {
    name: 'Isolation de la toiture par l’intérieur',
    short: 'Toiture',
    watchFor:
      'Demandez un pare-vapeur étanche à l’air côté chaud. Faites d’abord vérifier la sous-toiture et la couverture.',
    whoDoesIt: 'Couvreur ou entreprise d’isolation',
  },
  roof_pitched_sarking: {
    name: 'Isolation de la toiture par l’extérieur (sarking)',
    short: 'Sarking',
    watchFor:
      'Le toit gagne en hauteur : demandez à la commune si un permis est nécessaire. À combiner avec une nouvelle couverture.',
    whoDoesIt: 'Couvreur',
  },
  attic_floor: {
    name: 'Isolation du plancher des combles',
    short: 'Combles',
    watchFor:
      'Seulement si les combles restent non chauffés. Isolez aussi la trappe et gardez la ventilation en bas de toiture.',
    whoDoesIt: 'Entreprise d’isolation ; vous-même si le plancher est plat',
  },
  roof_flat: {
    name: 'Isolation de la toiture plate',
    short: 'Toiture plate',
    watchFor: 'L’isolant se pose au-dessus du plancher (toiture chaude). La rive de toiture est rehaussée.',
    whoDoesIt: 'Étancheur',
  },
  wall_cavity: {
    name: 'Isolation du mur creux',
    short: 'Mur creux',
    watchFor:
      'La coulisse doit avoir au moins 5 cm et être propre et sèche. Demandez un examen à l’endoscope.',
    whoDoesIt: 'Entreprise certifiée pour l’isolation de murs creux',
  },
  wall_external: {
    name: 'Isolation des murs par l’extérieur',
    short: 'Murs extérieur',
    watchFor:
      'Faites dessiner les raccords avec le toit et les châssis. Côté rue, un permis est souvent nécessaire.',
    whoDoesIt: 'Façadier, avec un architecte si un permis est nécessaire',
  },
  wall_internal: {
    name: 'Isolation des murs par l’intérieur',
    short: 'Murs (intérieur)',
    watchFor:
      'Traitez d’abord l’humidité du mur. Les pièces perdent quelques centimètres ; soignez les ponts thermiques.',
    whoDoesIt: 'Entrepreneur expérimenté en isolation intérieure',
  },
  floor_cellar_ceiling: {
    name: 'Isolation du plafond de la cave',
    short: 'Plafond de cave',
    watchFor:
      'Vérifiez la hauteur libre et les conduites. La cave sera plus froide : protégez les tuyaux d’eau du gel.',
    whoDoesIt: 'Entreprise d’isolation, ou vous-même',
  },
  floor_crawl_space: {
    name: 'Isolation du sol par le vide ventilé',
    short: 'Vide ventilé',
    watchFor: 'Le vide ventilé doit être accessible, sec, et rester ventilé.',
    whoDoesIt: 'Entreprise d’isolation',
  },
  floor_on_ground: {
    name: 'Isolation du sol sur terre-plein',
    short: 'Sol',
    watchFor:
      'Le sol est ouvert ou rehaussé : vérifiez portes et escalier. C’est le moment du chauffage par le sol.',
    whoDoesIt: 'Entrepreneur général et chapiste',
  },
  windows_high_efficiency: {
    name: 'Châssis avec double vitrage à haut rendement',
    short: 'Châssis',
    watchFor:
      'Des châssis étanches sans ventilation amènent l’humidité : prévoyez de l’air frais dans chaque pièce de vie.',
    whoDoesIt: 'Placeur de châssis ou menuisier',
  },
  windows_triple: {
    name: 'Châssis avec triple vitrage',
    short: 'Triple vitrage',
    watchFor:
      'Utile si les murs sont eux aussi bien isolés. Prévoyez une protection solaire au sud et à l’ouest.',
    whoDoesIt: 'Placeur de châssis ou menuisier',
  },
  doors_insulated: {
    name: 'Portes extérieures isolées',
    short: 'Portes',
    watchFor: 'Demandez un seuil étanche et un raccord étanche à l’air avec le mur.',
    whoDoesIt: 'Menuisier',
  },
  airtightness: {
    name: 'Étanchéité à l’air',
    short: 'Étanchéité',
    watchFor: 'Faites mesurer avant et après par un test d’infiltrométrie. Jamais sans ventilation.',
    whoDoesIt: 'Entreprise d’isolation, avec une mesure par un bureau indépendant',
  },
  ventilation_exhaust: {
    name: 'Ventilation système C',
    short: 'Ventilation C',
    watchFor:
      'Grilles d’amenée dans les pièces sèches, extraction en cuisine, salle de bain et WC. La régulation à la demande économise le plus.',
    whoDoesIt: 'Installateur en ventilation',
  },
  ventilation_balanced: {
    name: 'Ventilation système D avec récupération de chaleur',
    short: 'Ventilation D',
    watchFor: 'Il faut de la place pour les gaines. Remplacez les filtres deux fois par an.',
    whoDoesIt: 'Installateur en ventilation',
  },
  solar_shading: {
    name: 'Protections solaires extérieures',
    short: 'Protection solaire',
    watchFor:
      'Choisissez des protections placées à l’extérieur, au sud et à l’ouest. Côté rue, un permis est parfois requis.',
    whoDoesIt: 'Installateur de protections solaires',
  },
  boiler_condensing: {
    name: 'Chaudière à condensation',
    short: 'Chaudière',
    watchFor: 'Le conduit doit convenir à la condensation. Une eau moins chaude réduit la consommation.',
    whoDoesIt: 'Chauffagiste agréé',
  },
  heat_pump_hybrid: {
    name: 'Pompe à chaleur hybride',
    short: 'PAC hybride',
    watchFor:
      'Faites régler l’installation pour que la chaudière n’aide que par grand froid. Choisissez un endroit discret pour l’unité extérieure.',
    whoDoesIt: 'Installateur certifié RESCert',
  },
  heat_pump_air_water: {
    name: 'Pompe à chaleur air-eau',
    short: 'Pompe à chaleur',
    watchFor:
      'Isolez d’abord : la puissance dépend de la chaleur encore perdue. Demandez un calcul des déperditions.',
    whoDoesIt: 'Installateur certifié RESCert',
  },
  heat_pump_ground: {
    name: 'Pompe à chaleur géothermique',
    short: 'Géothermie',
    watchFor: 'Le forage demande une déclaration ou un permis, et de la place pour la foreuse.',
    whoDoesIt: 'Installateur certifié RESCert et foreur agréé',
  },
  heat_pump_air_air: {
    name: 'Pompe à chaleur air-air',
    short: 'PAC air-air',
    watchFor:
      'Elle chauffe pièce par pièce et ne produit pas d’eau chaude. Choisissez un endroit discret pour l’unité extérieure.',
    whoDoesIt: 'Frigoriste ou installateur certifié',
  },
  heat_network: {
    name: 'Raccordement à un réseau de chaleur',
    short: 'Réseau de chaleur',
    watchFor:
      'Demandez les tarifs et la température du réseau. Le raccordement au gaz peut ensuite être supprimé.',
    whoDoesIt: 'Fournisseur de chaleur et chauffagiste',
  },
  hot_water_heat_pump: {
    name: 'Boiler thermodynamique',
    short: 'Boiler thermodyn.',
    watchFor: 'Placez-le dans un local spacieux non chauffé, ou sur air extérieur. Il fait un peu de bruit.',
    whoDoesIt: 'Installateur certifié RESCert',
  },
  hot_water_solar: {
    name: 'Chauffe-eau solaire',
    short: 'Chauffe-eau solaire',
    watchFor: 'Choisissez un pan de toit entre l’est et l’ouest, sans ombre, et isolez d’abord la toiture.',
    whoDoesIt: 'Installateur certifié RESCert',
  },
  solar_panels: {
    name: 'Panneaux photovoltaïques',
    short: 'Panneaux PV',
    watchFor:
      'Isolez d’abord la toiture, sinon il faudra démonter les panneaux. Déclarez l’installation au gestionnaire de réseau.',
    whoDoesIt: 'Installateur certifié RESCert',
  },
  battery: {
    name: 'Batterie domestique',
    short: 'Batterie',
    watchFor:
      'Son intérêt dépend de votre contrat et de votre consommation. Placez-la au frais, au sec et à l’abri du feu.',
    whoDoesIt: 'Électricien',
  },
};
