import type { EnergyWords, PlaceWords, PlanningWords } from '../catalogue.ts';
import { places as belgianPlaces } from '../nl-BE/terms.ts';

export const places: PlaceWords = {
  ...belgianPlaces,
  labelScales: {
    flanders: 'EPC-label',
    brussels: 'EPB-label',
    wallonia: 'EPB-label',
    netherlands: 'energielabel',
  },
  scoreNames: {
    flanders: 'EPC-kengetal (kWh/m²)',
    brussels: 'EPB-verbruik (kWh/m²)',
    wallonia: 'EPB-verbruik (kWh/m²)',
    netherlands: 'Primair fossiel energiegebruik (kWh/m²)',
  },
  estateTypes: {
    HOUSE: 'woonhuis',
    APARTMENT: 'appartement',
    LAND: 'grond',
    OFFICE: 'kantoor',
    COMMERCIAL: 'winkelpand',
    INDUSTRIAL: 'bedrijfspand',
    GARAGE: 'garage',
    OTHER: 'ander pand',
  },
  estateFormats: {
    OPEN: 'vrijstaande woning',
    SEMI_OPEN: 'twee-onder-een-kapwoning of hoekwoning',
    CLOSED: 'tussenwoning',
  },
};

export const energy: EnergyWords = {
  lossPaths: {
    roof: 'Dak',
    walls: 'Gevels',
    floor: 'Vloer',
    windows: 'Ramen',
    doors: 'Deuren',
    thermal_bridges: 'Koudebruggen',
    infiltration: 'Kieren',
    ventilation: 'Ventilatie',
  },
  carriers: {
    gas: 'aardgas',
    oil: 'huisbrandolie',
    electricity: 'elektriciteit',
    wood: 'hout of pellets',
    district_heat: 'warmtenet',
    electricity_feed_in: 'teruggeleverde elektriciteit',
  },
  slots: {
    pitched_roof: 'schuin dak',
    flat_roof: 'plat dak',
    wall: 'gevels',
    floor: 'vloer',
    windows: 'ramen',
    doors: 'buitendeuren',
    airtightness: 'kierdichting',
    ventilation: 'ventilatie',
    shading: 'zonwering',
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
    dwelling: 'geheel',
  },
  pieces: 'stuks',
};

export const planning: PlanningWords = {
  relatedWorks: {
    scaffolding: 'Steiger',
    architect: 'Architect en begeleiding',
    roof_finish: 'Afwerking van het dak aan de binnenkant',
    wall_finish: 'Afwerking van de binnenisolatie, dagkanten en leidingen',
    blower_door_test: 'Blowerdoortest',
    ventilation_grilles: 'Ventilatieroosters in de ramen',
    heating_circuit: 'Radiatoren en leidingen voor centrale verwarming',
    low_temperature_emitters: 'Radiatoren voor lage temperatuur',
    oil_tank_removal: 'Olietank saneren',
    electrical_upgrade: 'Aanpassing van de meterkast',
  },
  tracks: {
    private: 'uw eigen besluit',
    building: 'besluit van de VvE',
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
    A: 'gemeten of met een label onderbouwd',
    B: 'de meeste bouwdelen zijn bekend',
    C: 'grotendeels typische waarden',
    D: 'te weinig bekend voor een plan',
  },
  origins: {
    given: 'opgegeven',
    derived: 'afgeleid',
    typical: 'typisch',
  },
  confidences: {
    high: 'goed onderbouwd',
    medium: 'redelijk onderbouwd',
    low: 'zwak onderbouwd',
  },
};
