import type { BuildingTexts } from '../building/building-texts.ts';
import { type Differences, withDifferences } from '../differences.ts';
import { building as belgian } from '../nl-BE/building.ts';

export const buildingDifferences: Differences<BuildingTexts> = {
  terms: {
    association: 'VvE',
    associationInFull: 'vereniging van eigenaars (VvE)',
    meeting: 'ledenvergadering',
    manager: 'bestuurder',
    owners: { other: 'eigenaren' },
    share: 'breukdeel',
    reserveFund: 'reservefonds',
    maintenancePlan: 'meerjarenonderhoudsplan (MJOP)',
    commonWorks: 'Maatregelen aan het gebouw',
    privateWorks: 'Maatregelen in het appartement',
    groundFloor: 'begane grond',
    floor: (number) => `${number}e verdieping`,
  },
  majorities: {
    parts: {
      '3/4': 'driekwart',
    },
    atLeast: (part) => `minimaal ${part} van de stemmen`,
    quorum: (part) => `als minimaal ${part} van alle stemmen aanwezig of vertegenwoordigd is`,
    reasons: {
      be_two_thirds: 'werk aan de gemeenschappelijke delen',
      be_imposed_by_law: 'werk dat de wet verplicht',
      be_conservation: 'werk om het gebouw in stand te houden',
      nl_model_rules: 'maatregelen volgens het modelreglement van de splitsingsakte',
      nl_maintenance: 'maatregelen samen met noodzakelijk onderhoud',
      deed: 'zoals de splitsingsakte van dit gebouw bepaalt',
      unanimity: 'besluit waarmee elke eigenaar moet instemmen',
    },
    otherReason: 'maatregelen aan het gebouw',
    ofTheDeed: 'splitsingsakte',
  },
  partKinds: {
    pitched_roof: 'Schuin dak',
    windows: 'Kozijnen',
    stairwell: 'Trappenhuis',
    heating: 'Blokverwarming',
    other: 'Overig',
  },
  apportionings: {
    SHARES: 'naar breukdeel',
    USE: 'naar gemeten verbruik',
    UNITS_WITH_PART: 'naar breukdeel, over de appartementen met dit onderdeel',
  },
  changes: {
    LONGER_LOAN: 'Los de lening af in {years} jaar.',
    MORE_FROM_RESERVE: 'Betaal {amount_eur} meer uit het reservefonds.',
    LESS_FROM_RESERVE: 'Laat {amount_eur} meer in het reservefonds en leen dat bedrag.',
    LATER_YEAR: 'Begin met het werk in {year}.',
    NOBODY_PAYS_MORE: 'Kies maatregelen die voor geen enkele eigenaar de maand duurder maken: {works}.',
  },
  changeResult: (chance, cost) => `De kans op een ja wordt ${chance}; het kost de eigenaren samen ${cost}.`,
  missedSavings: (amount) => `Samen besparen de eigenaren dan ${amount} per jaar minder op energie.`,
  money: {
    reserve: 'Uit het reservefonds',
    loan: 'Met de lening van de VvE',
    atOnce: 'In één keer door de eigenaren',
  },
  month: {
    billBefore: 'Energierekening nu',
    billAfter: 'Energierekening na de maatregelen',
    loanPayment: 'Aandeel in de lening van de VvE',
    reserveMore: 'Hogere VvE-bijdrage dan zonder maatregelen',
    reserveLess: 'Lagere VvE-bijdrage dan zonder maatregelen',
  },
  vote: {
    nobodyPaysMore: 'Geen enkele eigenaar betaalt per maand meer dan zonder de maatregelen.',
    losses: (amount) =>
      `Sommige eigenaren betalen per maand meer dan zonder de maatregelen, samen ${amount}.`,
  },
};

export const building = withDifferences(belgian, buildingDifferences);
