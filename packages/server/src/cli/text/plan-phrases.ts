import type { Language } from '@rooftree/words';

/** What `rooftree plan` says around the engine's own words. `{…}` is filled in. */
export interface PlanPhrases {
  heading: string;
  today: string;
  after: string;
  columns: readonly [
    step: string,
    works: string,
    cost: string,
    subsidy: string,
    saves: string,
    label: string,
  ];
  total: string;
  net: string;
  contingency: string;
  range: string;
  savings: string;
  payback: string;
  noPayback: string;
  noSteps: string;
  confidence: string;
  /** For a score that is known. */
  confidenceKnown: string;
  wouldHelp: string;
  warnings: string;
  /** Headings and rows of the three ways. */
  variants: readonly [cheapest: string, lifetime: string, fossilFree: string];
  label: string;
  chance: string;
  cost: string;
  toPay: string;
  bill: string;
  works: string;
  /** {chance}, {label} */
  reaches: string;
  /** {share} */
  core: string;
  /** {share}, {fact} */
  depends: string;
  /** {share} */
  open: string;
  /** {share}, {own}: a work on this part, and this very work. */
  shares: string;
  /** {facts} */
  ask: string;
}

export const PLAN_PHRASES: Record<Language, PlanPhrases> = {
  en: {
    heading: '{type}, {year}, {area} m², {region}',
    today: 'today',
    after: 'after the works',
    columns: ['STEP', 'WORKS', 'COST INCL. VAT', 'GRANTS', 'SAVES A YEAR', 'LABEL'],
    total: 'Total',
    net: 'To pay after grants: {net}',
    contingency: 'To keep aside for what goes wrong: {contingency}',
    range: 'Cost range, with that: {range}',
    savings: 'Energy bill: {before} → {after} a year ({range} saved)',
    payback: 'Pays back in {years} years',
    noPayback: 'Does not pay back within 50 years',
    noSteps: 'No works are needed or possible.',
    confidence: 'Confidence {quality}: {meaning}. Today between {low} and {high} kWh/m².',
    confidenceKnown: 'Confidence {quality}: {meaning}. Today {low} kWh/m².',
    wouldHelp: 'Knowing these would narrow it most: {facts}.',
    warnings: 'Please note',
    variants: ['CHEAPEST', 'BEST OVER 30 YEARS', 'OFF GAS AND OIL'],
    label: 'Label',
    chance: 'Chance',
    cost: 'Cost incl. VAT',
    toPay: 'To pay after grants',
    bill: 'Energy bill a year',
    works: 'Works',
    reaches: 'Chance that these works reach label {label}: {chance}. Over all homes that this one may be:',
    core: 'sure ({share})',
    depends: 'depends on: {fact} ({share})',
    open: 'depends on what the home turns out to be ({share})',
    shares: '{share} need a work here, {own} this one',
    ask: 'Worth finding out, with what the answer saves on average: {facts}.',
  },
  'nl-BE': {
    heading: '{type}, {year}, {area} m², {region}',
    today: 'vandaag',
    after: 'na de werken',
    columns: ['STAP', 'WERKEN', 'KOST INCL. BTW', 'PREMIE', 'BESPAART PER JAAR', 'LABEL'],
    total: 'Totaal',
    net: 'Te betalen na premies: {net}',
    contingency: 'Opzij te houden voor tegenvallers: {contingency}',
    range: 'Bandbreedte van de kost, daarmee: {range}',
    savings: 'Energiefactuur: {before} → {after} per jaar ({range} bespaard)',
    payback: 'Terugverdiend in {years} jaar',
    noPayback: 'Niet terugverdiend binnen 50 jaar',
    noSteps: 'Er zijn geen werken nodig of mogelijk.',
    confidence: 'Zekerheid {quality}: {meaning}. Vandaag tussen {low} en {high} kWh/m².',
    confidenceKnown: 'Zekerheid {quality}: {meaning}. Vandaag {low} kWh/m².',
    wouldHelp: 'Dit weten zou de marge het meest verkleinen: {facts}.',
    warnings: 'Let op',
    variants: ['GOEDKOOPST', 'BEST OVER 30 JAAR', 'VAN GAS EN STOOKOLIE AF'],
    label: 'Label',
    chance: 'Kans',
    cost: 'Kost incl. btw',
    toPay: 'Te betalen na premies',
    bill: 'Energiefactuur per jaar',
    works: 'Werken',
    reaches: 'Kans dat deze werken label {label} halen: {chance}. Over alle woningen die dit kan zijn:',
    core: 'zeker ({share})',
    depends: 'hangt af van: {fact} ({share})',
    open: 'hangt af van hoe de woning blijkt te zijn ({share})',
    shares: '{share} hebben hier iets nodig, {own} precies dit',
    ask: 'De moeite om uit te zoeken, met wat het antwoord gemiddeld bespaart: {facts}.',
  },
  'nl-NL': {
    heading: '{type}, {year}, {area} m², {region}',
    today: 'nu',
    after: 'na de maatregelen',
    columns: ['STAP', 'MAATREGELEN', 'KOSTEN INCL. BTW', 'SUBSIDIE', 'BESPAART PER JAAR', 'LABEL'],
    total: 'Totaal',
    net: 'Te betalen na subsidies: {net}',
    contingency: 'Achter de hand te houden voor tegenvallers: {contingency}',
    range: 'Bandbreedte van de kosten, daarmee: {range}',
    savings: 'Energierekening: {before} → {after} per jaar ({range} bespaard)',
    payback: 'Terugverdiend in {years} jaar',
    noPayback: 'Niet terugverdiend binnen 50 jaar',
    noSteps: 'Er zijn geen maatregelen nodig of mogelijk.',
    confidence: 'Zekerheid {quality}: {meaning}. Nu tussen {low} en {high} kWh/m².',
    confidenceKnown: 'Zekerheid {quality}: {meaning}. Nu {low} kWh/m².',
    wouldHelp: 'Dit weten zou de marge het meest verkleinen: {facts}.',
    warnings: 'Let op',
    variants: ['GOEDKOOPST', 'BEST OVER 30 JAAR', 'VAN GAS EN OLIE AF'],
    label: 'Label',
    chance: 'Kans',
    cost: 'Kosten incl. btw',
    toPay: 'Te betalen na subsidies',
    bill: 'Energierekening per jaar',
    works: 'Maatregelen',
    reaches: 'Kans dat deze maatregelen label {label} halen: {chance}. Over alle woningen die dit kan zijn:',
    core: 'zeker ({share})',
    depends: 'hangt af van: {fact} ({share})',
    open: 'hangt af van hoe de woning blijkt te zijn ({share})',
    shares: '{share} hebben hier iets nodig, {own} precies dit',
    ask: 'De moeite waard om uit te zoeken, met wat het antwoord gemiddeld bespaart: {facts}.',
  },
  'fr-BE': {
    heading: '{type}, {year}, {area} m², {region}',
    today: 'aujourd’hui',
    after: 'après travaux',
    columns: ['ÉTAPE', 'TRAVAUX', 'COÛT TVAC', 'PRIME', 'ÉCONOMIE PAR AN', 'LABEL'],
    total: 'Total',
    net: 'À payer après primes : {net}',
    contingency: 'À garder de côté pour les imprévus : {contingency}',
    range: 'Fourchette du coût, imprévus compris : {range}',
    savings: 'Facture d’énergie : {before} → {after} par an ({range} d’économie)',
    payback: 'Amorti en {years} ans',
    noPayback: 'N’est pas amorti en 50 ans',
    noSteps: 'Aucun travail n’est nécessaire ou possible.',
    confidence: 'Fiabilité {quality} : {meaning}. Aujourd’hui entre {low} et {high} kWh/m².',
    confidenceKnown: 'Fiabilité {quality} : {meaning}. Aujourd’hui {low} kWh/m².',
    wouldHelp: 'Ces informations réduiraient le plus la marge : {facts}.',
    warnings: 'À noter',
    variants: ['LE MOINS CHER', 'LE MEILLEUR SUR 30 ANS', 'SANS GAZ NI MAZOUT'],
    label: 'Label',
    chance: 'Probabilité',
    cost: 'Coût TVAC',
    toPay: 'À payer après primes',
    bill: 'Facture d’énergie par an',
    works: 'Travaux',
    reaches:
      'Probabilité que ces travaux atteignent le label {label} : {chance}. Sur tous les logements possibles :',
    core: 'sûr ({share})',
    depends: 'dépend de : {fact} ({share})',
    open: 'dépend de ce que le logement se révèle être ({share})',
    shares: '{share} demandent des travaux ici, {own} ceux-ci',
    ask: 'À vérifier, avec ce que la réponse économise en moyenne : {facts}.',
  },
};
