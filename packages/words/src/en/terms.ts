import type { EnergyWords, PlaceWords, PlanningWords } from '../catalogue.ts';

export const places: PlaceWords = {
  countries: {
    BE: 'Belgium',
    NL: 'the Netherlands',
  },
  regions: {
    'BE-VLG': 'Flanders',
    'BE-BRU': 'Brussels',
    'BE-WAL': 'Wallonia',
    'NL-DR': 'Drenthe',
    'NL-FL': 'Flevoland',
    'NL-FR': 'Friesland',
    'NL-GE': 'Gelderland',
    'NL-GR': 'Groningen',
    'NL-LI': 'Limburg',
    'NL-NB': 'North Brabant',
    'NL-NH': 'North Holland',
    'NL-OV': 'Overijssel',
    'NL-UT': 'Utrecht',
    'NL-ZE': 'Zeeland',
    'NL-ZH': 'South Holland',
  },
  labelScales: {
    flanders: 'energy label (EPC)',
    brussels: 'energy label (PEB/EPB)',
    wallonia: 'energy label (PEB)',
    netherlands: 'energy label',
  },
  estateTypes: {
    HOUSE: 'house',
    APARTMENT: 'flat',
    LAND: 'land',
    OFFICE: 'office',
    COMMERCIAL: 'shop',
    INDUSTRIAL: 'industrial building',
    GARAGE: 'garage',
    OTHER: 'other property',
  },
  estateFormats: {
    OPEN: 'detached',
    SEMI_OPEN: 'semi-detached',
    CLOSED: 'terraced',
  },
};

export const energy: EnergyWords = {
  lossPaths: {
    roof: 'Roof',
    walls: 'Walls',
    floor: 'Floor',
    windows: 'Windows',
    doors: 'Doors',
    thermal_bridges: 'Thermal bridges',
    infiltration: 'Air leaks',
    ventilation: 'Ventilation',
  },
  carriers: {
    gas: 'natural gas',
    oil: 'heating oil',
    electricity: 'electricity',
    wood: 'wood or pellets',
    district_heat: 'district heat',
    electricity_feed_in: 'electricity sold to the grid',
  },
  slots: {
    pitched_roof: 'pitched roof',
    flat_roof: 'flat roof',
    wall: 'outside walls',
    floor: 'floor',
    windows: 'windows',
    doors: 'outside doors',
    airtightness: 'airtightness',
    ventilation: 'ventilation',
    heating: 'heating',
    hot_water: 'hot water',
    solar_panels: 'solar panels',
    battery: 'battery',
  },
  units: {
    m2: 'm²',
    piece: 'piece',
    kW: 'kW',
    kWp: 'kWp',
    kWh: 'kWh',
    dwelling: 'home',
  },
};

export const planning: PlanningWords = {
  relatedWorks: {
    scaffolding: 'Scaffolding',
    architect: 'Architect and supervision',
    low_temperature_emitters: 'Low-temperature radiators',
    oil_tank_removal: 'Oil tank removal',
    electrical_upgrade: 'Electrical upgrade',
  },
  objectives: {
    least_investment: 'the smallest investment',
    least_lifetime_cost: 'the lowest cost over the lifetime',
    best_label_within_budget: 'the best label within the budget',
  },
  incomeGroups: {
    1: 'highest incomes (group 1)',
    2: 'higher incomes (group 2)',
    3: 'middle incomes (group 3)',
    4: 'lowest incomes (group 4)',
  },
  qualityLabels: {
    A: 'measured or backed by a certificate',
    B: 'most elements are known',
    C: 'mostly typical values',
    D: 'too little known for a plan',
  },
  origins: {
    given: 'given',
    derived: 'derived',
    typical: 'typical',
  },
  confidences: {
    high: 'well supported',
    medium: 'fairly supported',
    low: 'weakly supported',
  },
};
