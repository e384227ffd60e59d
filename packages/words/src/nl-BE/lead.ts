import type { LeadWords } from '../catalogue.ts';

export const lead: LeadWords = {
  lead: {
    core: 'In elk geval',
    coreOnceChecked: 'In elk geval, zodra het certificaat is nagekeken',
    decide: 'Te beslissen zodra u meer weet',
    all: 'De volledige lijst',
    checkFirst: 'eerst nakijken: {fact}',
    neededAnyway: 'zeker nodig, alleen het type staat nog open',
    checkFirstFor: 'voor {works} eerst nakijken: {fact}',
    panelsAlready: 'of er al panelen liggen',
    moreThan: 'meer dan {most_percent}',
    fromNothing: 'tot {most_eur}, of niets als het niet nodig is',
    asGood: 'Even goed, voor bijna dezelfde prijs',
    instead: '{added} in plaats van {dropped}: {net_cost_eur} in totaal, met een kans van {chance}',
    leftOut: 'Zonder {dropped}: {net_cost_eur} in totaal, met een kans van {chance}',
    labelAtHalf: 'Label {label} kost {cost_eur}: meer dan de helft van het geld gaat naar het laatste label.',
    goalChance: 'De kans op het doel, label {label}, is {chance}.',
    labelAlready: 'De woning heeft waarschijnlijk al label {label}; met dit plan is de kans daarop {chance}.',
    labelProbable: 'De woning heeft waarschijnlijk al label {label}: de kans daarop is {chance}.',
    labelCertified: 'De woning heeft volgens het certificaat al label {label}.',
    labelKept: 'De kans dat dat met deze werken zo blijft, is {chance}.',
    readings: {
      label: 'Of, volgens het label',
      score: 'Of, volgens het kengetal',
      details: 'Of, volgens de andere gegevens',
    },
    worksIfWorse:
      'Zolang label {label} klopt, zijn er geen werken gepland. Blijkt het label {other_label} te zijn, verbeter dan de gegevens en maak het plan opnieuw: dan zijn er misschien wel werken nodig.',
    tenantSaves:
      'De huurder bespaart dit op de energiefactuur en de eigenaar betaalt de werken: voor de eigenaar is er geen terugverdientijd.',
    netInTime: '{net_eur} als dit uiterlijk op {until_date} klaar is: {works}. Anders {otherwise_eur}.',
    netInTimes: '{net_eur} als dit op tijd klaar is: {works}. Anders tot {otherwise_eur}.',
    partOfYear:
      'Gerekend alsof er het hele jaar iemand woont: een woning die een deel van de tijd gebruikt wordt, bespaart naar verhouding minder.',
    lessThan: 'minder dan {least_percent}',
    checkCertificate: 'Kijk eerst het certificaat na',
    checkCertificateCosts: 'Blijft er twijfel, dan kost een nieuw EPC ongeveer {costs_eur}.',
    conflicts: 'Deze gegevens spreken elkaar tegen',
    nextRung: 'Meer zekerheid: voor {more_eur} extra stijgt de kans op label {label} van {from} naar {to}.',
    nextRungFree: 'Meer zekerheid: zonder meerkost stijgt de kans op label {label} van {from} naar {to}.',
    added: 'Erbij: {works}.',
    dropped: 'Valt weg: {works}.',
    certificateCosts: 'Een nieuw EPC kost ongeveer {costs_eur}; dat is al afgetrokken.',
  },
  conflicts: {
    label_against_score: {
      what: 'Het certificaat is opgegeven met label {stated_label}, maar het kengetal hoort bij label {expected_label}.',
      believes: 'Het plan volgt het kengetal: dat zegt meer dan een letter.',
      believesLabel:
        'Het plan volgt het label, omdat de andere gegevens daar beter bij passen dan bij het kengetal.',
      check: 'Kijk beide na op het certificaat zelf.',
    },
    certificate_against_facts: {
      what: 'Het certificaat zegt {stated_kwh_per_m2} kWh/m², de andere gegevens wijzen op ongeveer {expected_kwh_per_m2}.',
      whatOfLabel:
        'Label {stated_label} staat voor {stated_low_kwh_per_m2}–{stated_high_kwh_per_m2} kWh/m²; de andere gegevens wijzen op ongeveer {expected_kwh_per_m2}.',
      whatOfWorstLabel:
        'Label {stated_label} staat voor meer dan {stated_low_kwh_per_m2} kWh/m²; de andere gegevens wijzen op ongeveer {expected_kwh_per_m2}.',
      whatOfBestLabel:
        'Label {stated_label} staat voor hoogstens {stated_high_kwh_per_m2} kWh/m²; de andere gegevens wijzen op ongeveer {expected_kwh_per_m2}.',
      believes:
        'Het plan volgt het certificaat, omdat iemand de woning ervoor bezocht heeft, maar met minder zekerheid.',
      check: 'Kijk de datum na, en of isolatie, glas en verwarming zijn zoals opgegeven.',
    },
    meter_against_model: {
      what: 'De meter zegt {stated_kwh} kWh gas per jaar; een woning als deze verbruikt meestal ongeveer {expected_kwh}.',
      believes:
        'De factuur volgt de meter, want dat is gemeten. Het label nauwelijks: dat gaat uit van een standaardgebruik.',
      check:
        'Kijk de periode en de meter na, en welke kamers verwarmd worden. Is het verbruik hoog: hangt er een zwembad, een werkplaats of een tweede woning aan deze meter? Daarop besparen deze werken niets.',
    },
    fuel_against_meter: {
      what: '{stated_kwh} kWh gas per jaar past niet bij de opgegeven verwarming.',
      believes:
        'Het plan volgt de verwarming: die is te zien, terwijl een meterstand van een ander jaar of een andere woning kan zijn.',
      check: 'Kijk de meter na en waarmee de woning verwarmd wordt.',
    },
    device_against_fuel: {
      what: 'Het opgegeven verwarmingstoestel werkt niet op de opgegeven brandstof.',
      believes: 'Het plan volgt het toestel, dat makkelijker te herkennen is dan de brandstof.',
      check: 'Kijk op het kenplaatje van het toestel.',
    },
    area_against_storeys: {
      what: 'Een bewoonbare oppervlakte van {stated_m2} m² past niet bij de bouwlagen en de onderste vloer, die ongeveer {expected_m2} m² geven.',
      believes: 'Het plan volgt de bewoonbare oppervlakte, die meestal gemeten is; de rest is vaak geschat.',
      check: 'Meet de bewoonbare oppervlakte na.',
    },
  },
  adjustments: {
    overrides: 'Waarden die de adviseur heeft aangepast',
    insteadOf: 'in plaats van {replaced}',
    reason: 'Reden',
    workFields: {
      added_r_m2k_per_w: 'R-waarde van de toegevoegde isolatie',
      u_after_w_per_m2k: 'U-waarde',
      power_kw: 'vermogen',
      power_kwp: 'vermogen',
      cost_eur: 'prijs excl. btw',
    },
    wishes: 'Wat uw eigen wensen veranderen',
    wish: {
      locked: 'Op uw verzoek met {measure}',
      excluded: 'Op uw verzoek zonder {measure}',
    },
    costsMore: 'de werken kosten na premies {cost_eur} meer',
    costsLess: 'de werken kosten na premies {cost_eur} minder',
    billHigher: 'de energiefactuur ligt {bill_eur} per jaar hoger',
    billLower: 'de energiefactuur ligt {bill_eur} per jaar lager',
    label: 'het label wordt {label} in plaats van {other_label}',
    chance: 'de kans om het doel te halen is {chance} in plaats van {other_chance}',
    noDifference: 'dat maakt voor kosten, energiefactuur en label nauwelijks verschil',
  },
};
