import type { EnergyWords, PlaceWords, PlanningWords } from '../catalogue.ts';
import { type Differences, withDifferences } from '../differences.ts';
import {
  energy as belgianEnergy,
  places as belgianPlaces,
  planning as belgianPlanning,
} from '../nl-BE/terms.ts';

export const placeDifferences: Differences<PlaceWords> = {
  estateTypes: {
    HOUSE: 'woonhuis',
    COMMERCIAL: 'winkelpand',
  },
  estateFormats: {
    OPEN: 'vrijstaande woning',
    SEMI_OPEN: 'twee-onder-een-kapwoning of hoekwoning',
    CLOSED: 'tussenwoning',
  },
};

export const energyDifferences: Differences<EnergyWords> = {
  lossPaths: {
    walls: 'Gevels',
  },
  carriers: {
    oil: 'huisbrandolie',
    electricity_feed_in: 'teruggeleverde elektriciteit',
  },
  slots: {
    pitched_roof: 'schuin dak',
    wall: 'gevels',
    airtightness: 'kierdichting',
  },
};

export const planningDifferences: Differences<PlanningWords> = {
  relatedWorks: {
    scaffolding: 'Steiger',
    architect: 'Architect en begeleiding',
    ventilation_grilles: 'Ventilatieroosters in de ramen',
    low_temperature_emitters: 'Lagetemperatuurradiatoren',
    oil_tank_removal: 'Olietank saneren',
    electrical_upgrade: 'Aanpassing van de meterkast',
  },
  ownerships: {
    second_home: 'Tweede woning',
  },
  tracks: {
    private: 'uw eigen besluit',
    building: 'besluit van de VvE',
  },
  qualityLabels: {
    A: 'gemeten of met een label onderbouwd',
    B: 'deels bekend, deels typische waarden',
    D: 'te weinig bekend voor een plan',
  },
  confidences: {
    high: 'goed onderbouwd',
    medium: 'redelijk onderbouwd',
    low: 'zwak onderbouwd',
  },
};

export const places = withDifferences(belgianPlaces, placeDifferences);
export const energy = withDifferences(belgianEnergy, energyDifferences);
export const planning = withDifferences(belgianPlanning, planningDifferences);
