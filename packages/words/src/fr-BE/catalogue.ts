import type { Catalogue, FactWords } from '../catalogue.ts';
import { lead } from './lead.ts';
import { withNoBreakSpaces } from './no-break-spaces.ts';
import { origins, reasons, remarks } from './remarks.ts';
import { specification } from './specification.ts';
import { energy, places, planning } from './terms.ts';

export const facts: FactWords = {
  facts: {
    year_built: 'Année de construction',
    year_renovated: 'Année de rénovation',
    estate_format: 'Nombre de façades',
    habitable_space_m2: 'Surface habitable (m²)',
    storeys: 'Niveaux',
    building_width_m: 'Largeur (m)',
    building_depth_m: 'Profondeur (m)',
    cornice_height_m: 'Hauteur sous corniche (m)',
    apartment_floor: 'Étage de l’appartement',
    roof_type: 'Type de toiture',
    inclined_roof_surface_m2: 'Toiture inclinée (m²)',
    flat_roof_surface_m2: 'Toiture plate (m²)',
    inclined_roof_insulation_type: 'Isolation de la toiture inclinée',
    flat_roof_insulation_type: 'Isolation de la toiture plate',
    attic_floor_surface_m2: 'Plancher des combles (m²)',
    attic_floor_insulation_type: 'Isolation du plancher des combles',
    attic_usage: 'Usage des combles',
    outer_wall_surface_m2: 'Murs extérieurs (m²)',
    outer_wall_insulation_type: 'Isolation des murs',
    has_cavity_wall: 'Mur creux',
    cavity_wall_width_cm: 'Largeur de la coulisse (cm)',
    has_cavity_wall_insulation: 'Coulisse remplie',
    ground_floor_surface_m2: 'Plancher du rez-de-chaussée (m²)',
    basement_type: 'Sous ce plancher',
    floor_insulation_type: 'Isolation du sol',
    window_surface_m2: 'Fenêtres (m²)',
    window_glazing_type: 'Vitrage',
    window_u_value_w_per_m2_k: 'Valeur U des fenêtres (W/m²K)',
    door_u_value_w_per_m2_k: 'Valeur U des portes extérieures (W/m²K)',
    ventilation_type: 'Ventilation',
    condition: 'État du bien',
    heating_type: 'Chauffage',
    heating_device: 'Appareil de chauffage',
    heating_installation_year: 'Année de l’appareil',
    heating_is_collective: 'Chauffage collectif de l’immeuble',
    has_gas_connection: 'Raccordement au gaz',
    has_heat_network: 'Réseau de chaleur dans la rue',
    sanitary_heating_device: 'Eau chaude',
    has_solar_panels: 'Panneaux photovoltaïques',
    solar_panels_kwp: 'Panneaux photovoltaïques (kWc)',
    has_solar_boiler: 'Chauffe-eau solaire',
    has_solar_shading: 'Protections solaires extérieures',
    owner_share_percent: 'Quote-part dans l’immeuble (%)',
    is_heritage: 'Bâtiment protégé',
    energy_score_kwh_per_m2: 'Consommation spécifique (kWh/m².an)',
    energy_label: 'Label PEB',
    residents: 'Nombre d’habitants',
    metered_gas_kwh: 'Gaz consommé par an (kWh)',
    metered_electricity_kwh: 'Électricité prélevée par an (kWh)',
    metered_year: 'Année de cette consommation',
  },
  factValues: {
    apartment_floor: {
      GROUND: 'rez-de-chaussée',
      MIDDLE: 'étage intermédiaire',
      TOP: 'dernier étage',
    },
    roof_type: {
      INCLINED: 'inclinée',
      FLAT: 'plate',
      MIXED: 'en partie inclinée, en partie plate',
    },
    attic_usage: {
      NONE: 'pas de combles',
      STORAGE: 'rangement',
      HABITABLE: 'habités',
    },
    basement_type: {
      NONE: 'terre-plein',
      CRAWL_SPACE: 'vide ventilé',
      PARTIAL: 'cave partielle',
      FULL: 'cave',
    },
    window_glazing_type: {
      SINGLE: 'simple vitrage',
      DOUBLE: 'double vitrage',
      HIGH_EFFICIENCY: 'double vitrage à haut rendement',
      TRIPLE: 'triple vitrage',
    },
    ventilation_type: {
      NATURAL: 'naturelle',
      EXHAUST: 'système C',
      BALANCED: 'système D sans récupération',
      BALANCED_WITH_RECOVERY: 'système D avec récupération',
    },
    condition: {
      AS_NEW: 'comme neuf',
      JUST_RENOVATED: 'fraîchement rénové',
      GOOD: 'bon',
      TO_BE_DONE_UP: 'à rafraîchir',
      TO_RENOVATE: 'à rénover',
      TO_RESTORE: 'à restaurer',
    },
    heating_type: {
      GAS: 'gaz naturel',
      OIL: 'mazout',
      ELECTRIC: 'électricité',
      HEAT_PUMP: 'pompe à chaleur',
      DISTRICT: 'réseau de chaleur',
      WOOD: 'bois ou pellets',
    },
    heating_device: {
      CONDENSING_BOILER: 'chaudière à condensation',
      NON_CONDENSING_BOILER: 'chaudière sans condensation',
      WOOD_BOILER: 'chaudière à bois ou à pellets',
      STOVE: 'poêle',
      ELECTRIC_HEATER: 'chauffage électrique',
      HYBRID_HEAT_PUMP: 'pompe à chaleur hybride',
      AIR_WATER_HEAT_PUMP: 'pompe à chaleur air-eau',
      GROUND_SOURCE_HEAT_PUMP: 'pompe à chaleur géothermique',
      AIR_AIR_HEAT_PUMP: 'pompe à chaleur air-air',
      DISTRICT_SUBSTATION: 'raccordement à un réseau de chaleur',
    },
    sanitary_heating_device: {
      WITH_HEATING: 'par le chauffage',
      GAS_WATER_HEATER: 'chauffe-eau au gaz',
      ELECTRIC_BOILER: 'boiler électrique',
      HEAT_PUMP_BOILER: 'boiler thermodynamique',
    },
  },
  insulationTypes: {
    NONE: 'non isolé',
    CM_1_5: 'de 1 à 5 cm',
    CM_6_10: 'de 6 à 10 cm',
    CM_11_15: 'de 11 à 15 cm',
    CM_16_20: 'de 16 à 20 cm',
    CM_21_PLUS: 'plus de 20 cm',
  },
  yes: 'oui',
  no: 'non',
};

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
      'Plus lourd que le double vitrage : faites vérifier charnières et châssis. Prévoyez une protection solaire au sud et à l’ouest.',
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
    watchFor:
      'Choisissez un pan de toit entre l’est et l’ouest, sans ombre, sur une toiture bonne pour encore 15 ans.',
    whoDoesIt: 'Installateur certifié RESCert',
  },
  solar_panels: {
    name: 'Panneaux photovoltaïques',
    short: 'Panneaux PV',
    watchFor:
      'Choisissez un pan de toit bon pour encore 15 ans. Déclarez l’installation au gestionnaire de réseau.',
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

export const catalogue: Catalogue = withNoBreakSpaces({
  language: 'fr-BE',
  measures,
  ...places,
  ...energy,
  ...planning,
  ...remarks,
  ...origins,
  ...reasons,
  ...lead,
  ...specification,
  ...facts,
});
