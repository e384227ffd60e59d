import type { EnergyWords, PlaceWords, PlanningWords } from '../catalogue.ts';

export const places: PlaceWords = {
  countries: {
    BE: 'België',
    NL: 'Nederland',
  },
  regions: {
    'BE-VLG': 'Vlaanderen',
    'BE-BRU': 'Brussel',
    'BE-WAL': 'Wallonië',
    'NL-DR': 'Drenthe',
    'NL-FL': 'Flevoland',
    'NL-FR': 'Friesland',
    'NL-GE': 'Gelderland',
    'NL-GR': 'Groningen',
    'NL-LI': 'Limburg',
    'NL-NB': 'Noord-Brabant',
    'NL-NH': 'Noord-Holland',
    'NL-OV': 'Overijssel',
    'NL-UT': 'Utrecht',
    'NL-ZE': 'Zeeland',
    'NL-ZH': 'Zuid-Holland',
  },
  labelScales: {
    flanders: 'EPC-label',
    brussels: 'EPB-label',
    wallonia: 'EPB-label',
    netherlands: 'energielabel',
  },
  estateTypes: {
    HOUSE: 'huis',
    APARTMENT: 'appartement',
    LAND: 'grond',
    OFFICE: 'kantoor',
    COMMERCIAL: 'handelspand',
    INDUSTRIAL: 'bedrijfspand',
    GARAGE: 'garage',
    OTHER: 'ander pand',
  },
  estateFormats: {
    OPEN: 'open bebouwing',
    SEMI_OPEN: 'halfopen bebouwing',
    CLOSED: 'gesloten bebouwing',
  },
};

export const energy: EnergyWords = {
  lossPaths: {
    roof: 'Dak',
    walls: 'Muren',
    floor: 'Vloer',
    windows: 'Ramen',
    doors: 'Deuren',
    thermal_bridges: 'Koudebruggen',
    infiltration: 'Kieren',
    ventilation: 'Ventilatie',
  },
  carriers: {
    gas: 'aardgas',
    oil: 'stookolie',
    electricity: 'elektriciteit',
    wood: 'hout of pellets',
    district_heat: 'warmtenet',
    electricity_feed_in: 'elektriciteit naar het net',
  },
  slots: {
    pitched_roof: 'hellend dak',
    flat_roof: 'plat dak',
    wall: 'buitenmuren',
    floor: 'vloer',
    windows: 'ramen',
    doors: 'buitendeuren',
    airtightness: 'luchtdichtheid',
    ventilation: 'ventilatie',
    heating: 'verwarming',
    hot_water: 'warm water',
    solar_panels: 'zonnepanelen',
    battery: 'batterij',
  },
  units: {
    m2: 'm²',
    piece: 'stuk',
    kW: 'kW',
    kWp: 'kWp',
    kWh: 'kWh',
    dwelling: 'woning',
  },
};

export const planning: PlanningWords = {
  relatedWorks: {
    scaffolding: 'Stelling',
    architect: 'Architect en opvolging',
    low_temperature_emitters: 'Radiatoren voor lage temperatuur',
    oil_tank_removal: 'Stookolietank buiten gebruik stellen',
    electrical_upgrade: 'Aanpassing van de elektrische installatie',
  },
  objectives: {
    least_investment: 'de kleinste investering',
    least_lifetime_cost: 'de laagste kosten over de levensduur',
    best_label_within_budget: 'het beste label binnen het budget',
  },
  incomeGroups: {
    1: 'hoogste inkomens (groep 1)',
    2: 'hogere inkomens (groep 2)',
    3: 'middeninkomens (groep 3)',
    4: 'laagste inkomens (groep 4)',
  },
  qualityLabels: {
    A: 'gemeten of met een attest gestaafd',
    B: 'de meeste bouwdelen zijn gekend',
    C: 'grotendeels typische waarden',
    D: 'te weinig gekend voor een plan',
  },
  origins: {
    given: 'opgegeven',
    derived: 'afgeleid',
    typical: 'typisch',
  },
  confidences: {
    high: 'goed gestaafd',
    medium: 'redelijk gestaafd',
    low: 'zwak gestaafd',
  },
};
