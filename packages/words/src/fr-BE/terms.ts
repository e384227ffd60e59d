import type { EnergyWords, PlaceWords, PlanningWords } from '../catalogue.ts';

export const places: PlaceWords = {
  countries: {
    BE: 'Belgique',
    NL: 'Pays-Bas',
  },
  regions: {
    'BE-VLG': 'Flandre',
    'BE-BRU': 'Bruxelles',
    'BE-WAL': 'Wallonie',
    'NL-DR': 'Drenthe',
    'NL-FL': 'Flevoland',
    'NL-FR': 'Frise',
    'NL-GE': 'Gueldre',
    'NL-GR': 'Groningue',
    'NL-LI': 'Limbourg néerlandais',
    'NL-NB': 'Brabant-Septentrional',
    'NL-NH': 'Hollande-Septentrionale',
    'NL-OV': 'Overijssel',
    'NL-UT': 'Utrecht',
    'NL-ZE': 'Zélande',
    'NL-ZH': 'Hollande-Méridionale',
  },
  labelScales: {
    flanders: 'label EPC',
    brussels: 'label PEB',
    wallonia: 'label PEB',
    netherlands: 'label énergétique néerlandais',
  },
  estateTypes: {
    HOUSE: 'maison',
    APARTMENT: 'appartement',
    LAND: 'terrain',
    OFFICE: 'bureau',
    COMMERCIAL: 'commerce',
    INDUSTRIAL: 'bâtiment industriel',
    GARAGE: 'garage',
    OTHER: 'autre bien',
  },
  estateFormats: {
    OPEN: '4 façades',
    SEMI_OPEN: '3 façades',
    CLOSED: '2 façades',
  },
};

export const energy: EnergyWords = {
  lossPaths: {
    roof: 'Toiture',
    walls: 'Murs',
    floor: 'Sol',
    windows: 'Fenêtres',
    doors: 'Portes',
    thermal_bridges: 'Ponts thermiques',
    infiltration: 'Fuites d’air',
    ventilation: 'Ventilation',
  },
  carriers: {
    gas: 'gaz naturel',
    oil: 'mazout',
    electricity: 'électricité',
    wood: 'bois ou pellets',
    district_heat: 'réseau de chaleur',
    electricity_feed_in: 'électricité injectée',
  },
  slots: {
    pitched_roof: 'toiture inclinée',
    flat_roof: 'toiture plate',
    wall: 'murs extérieurs',
    floor: 'sol',
    windows: 'fenêtres',
    doors: 'portes extérieures',
    airtightness: 'étanchéité à l’air',
    ventilation: 'ventilation',
    heating: 'chauffage',
    hot_water: 'eau chaude',
    solar_panels: 'panneaux photovoltaïques',
    battery: 'batterie',
  },
  units: {
    m2: 'm²',
    piece: 'pièce',
    kW: 'kW',
    kWp: 'kWc',
    kWh: 'kWh',
    dwelling: 'logement',
  },
};

export const planning: PlanningWords = {
  relatedWorks: {
    scaffolding: 'Échafaudage',
    architect: 'Architecte et suivi',
    low_temperature_emitters: 'Radiateurs à basse température',
    oil_tank_removal: 'Mise hors service de la citerne à mazout',
    electrical_upgrade: 'Adaptation de l’installation électrique',
  },
  objectives: {
    least_investment: 'le plus petit investissement',
    least_lifetime_cost: 'le coût le plus bas sur la durée de vie',
    best_label_within_budget: 'le meilleur label dans le budget',
  },
  incomeGroups: {
    1: 'revenus les plus élevés (groupe 1)',
    2: 'revenus plus élevés (groupe 2)',
    3: 'revenus moyens (groupe 3)',
    4: 'revenus les plus bas (groupe 4)',
  },
  qualityLabels: {
    A: 'mesuré ou appuyé par un certificat',
    B: 'la plupart des éléments sont connus',
    C: 'surtout des valeurs typiques',
    D: 'trop peu connu pour un plan',
  },
  origins: {
    given: 'communiqué',
    derived: 'déduit',
    typical: 'typique',
  },
  confidences: {
    high: 'bien étayé',
    medium: 'assez bien étayé',
    low: 'peu étayé',
  },
};
