import type { LeadWords } from '../catalogue.ts';
import type { Differences } from '../differences.ts';

export const leadDifferences: Differences<LeadWords> = {
  lead: {
    coreOnceChecked: 'In elk geval, zodra het energielabel is gecontroleerd',
    decide: 'Beslissen zodra u meer weet',
    checkFirst: 'eerst controleren: {fact}',
    checkFirstFor: 'voor {works} eerst controleren: {fact}',
    labelCertified: 'Volgens het geregistreerde energielabel heeft de woning al label {label}.',
    labelKept: 'De kans dat dat met deze maatregelen zo blijft, is {chance}.',
    readings: {
      score: 'Of, volgens de score',
    },
    worksIfWorse:
      'Zolang label {label} klopt, zijn er geen maatregelen gepland. Blijkt het label {other_label} te zijn, verbeter dan de gegevens en maak het plan opnieuw: dan zijn er misschien wel maatregelen nodig.',
    tenantSaves:
      'De huurder bespaart dit op de energierekening en de eigenaar betaalt de maatregelen: voor de eigenaar is er geen terugverdientijd.',
    nextRungFree: 'Meer zekerheid: zonder extra kosten stijgt de kans op label {label} van {from} naar {to}.',
    checkCertificate: 'Controleer eerst het energielabel',
    checkCertificateCosts: 'Blijft er twijfel, dan kost een nieuw energielabel ongeveer {costs_eur}.',
    certificateCosts: 'Een nieuw energielabel kost ongeveer {costs_eur}; dat is al afgetrokken.',
  },
  conflicts: {
    label_against_score: {
      what: 'Het energielabel is opgegeven als {stated_label}, maar de score hoort bij label {expected_label}.',
      believes: 'Het plan volgt de score: die zegt meer dan een letter.',
      believesLabel:
        'Het plan volgt het label, omdat de andere gegevens daar beter bij passen dan bij de score.',
      check: 'Controleer beide op het energielabel zelf.',
    },
    certificate_against_facts: {
      what: 'Het energielabel zegt {stated_kwh_per_m2} kWh/m², de andere gegevens wijzen op ongeveer {expected_kwh_per_m2}.',
      whatOfBestLabel:
        'Label {stated_label} staat voor maximaal {stated_high_kwh_per_m2} kWh/m²; de andere gegevens wijzen op ongeveer {expected_kwh_per_m2}.',
      believes:
        'Het plan volgt het energielabel, omdat er iemand voor in de woning is geweest, maar met minder zekerheid.',
      check: 'Controleer de datum, en of isolatie, glas en verwarming zijn zoals opgegeven.',
    },
    meter_against_model: {
      believes:
        'De energierekening volgt de meter, want dat is gemeten. Het label nauwelijks: dat gaat uit van standaardgebruik.',
      check:
        'Controleer de periode en de meter, en welke kamers verwarmd worden. Is het verbruik hoog: hangt er een zwembad, een werkplaats of een tweede woning aan deze meter? Daarop besparen deze maatregelen niets.',
    },
    fuel_against_meter: {
      check: 'Controleer de meter en waarmee de woning verwarmd wordt.',
    },
    device_against_fuel: {
      check: 'Kijk op het typeplaatje van het toestel.',
    },
    area_against_storeys: {
      what: 'Een woonoppervlakte van {stated_m2} m² past niet bij de bouwlagen en de onderste vloer, die ongeveer {expected_m2} m² geven.',
      believes: 'Het plan volgt de woonoppervlakte, die meestal gemeten is; de rest is vaak geschat.',
      check: 'Meet de woonoppervlakte na.',
    },
  },
  adjustments: {
    costsMore: 'de maatregelen kosten na subsidie {cost_eur} meer',
    costsLess: 'de maatregelen kosten na subsidie {cost_eur} minder',
    billHigher: 'de energierekening is {bill_eur} per jaar hoger',
    billLower: 'de energierekening is {bill_eur} per jaar lager',
    noDifference: 'dat maakt voor kosten, energierekening en label nauwelijks verschil',
  },
};
