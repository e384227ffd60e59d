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
  range: string;
  savings: string;
  payback: string;
  noPayback: string;
  noSteps: string;
  confidence: string;
  wouldHelp: string;
  warnings: string;
}

export const PLAN_PHRASES: Record<Language, PlanPhrases> = {
  en: {
    heading: '{type}, {year}, {area} m², {region}',
    today: 'today',
    after: 'after the works',
    columns: ['STEP', 'WORKS', 'COST INCL. VAT', 'SUBSIDY', 'SAVES A YEAR', 'LABEL'],
    total: 'Total',
    net: 'To pay after subsidies: {net}',
    range: 'Cost range: {range}',
    savings: 'Energy bill: {before} → {after} a year ({range} saved)',
    payback: 'Pays back in {years} years',
    noPayback: 'Does not pay back within 50 years',
    noSteps: 'No works are needed or possible.',
    confidence: 'Confidence {quality}: {meaning}. Today between {low} and {high} kWh/m².',
    wouldHelp: 'Knowing these would narrow it most: {facts}.',
    warnings: 'Please note',
  },
  'nl-BE': {
    heading: '{type}, {year}, {area} m², {region}',
    today: 'vandaag',
    after: 'na de werken',
    columns: ['STAP', 'WERKEN', 'KOST INCL. BTW', 'PREMIE', 'BESPAART PER JAAR', 'LABEL'],
    total: 'Totaal',
    net: 'Te betalen na premies: {net}',
    range: 'Bandbreedte van de kost: {range}',
    savings: 'Energiefactuur: {before} → {after} per jaar ({range} bespaard)',
    payback: 'Terugverdiend in {years} jaar',
    noPayback: 'Niet terugverdiend binnen 50 jaar',
    noSteps: 'Er zijn geen werken nodig of mogelijk.',
    confidence: 'Zekerheid {quality}: {meaning}. Vandaag tussen {low} en {high} kWh/m².',
    wouldHelp: 'Dit weten zou de marge het meest verkleinen: {facts}.',
    warnings: 'Let op',
  },
  'nl-NL': {
    heading: '{type}, {year}, {area} m², {region}',
    today: 'nu',
    after: 'na de maatregelen',
    columns: ['STAP', 'MAATREGELEN', 'KOSTEN INCL. BTW', 'SUBSIDIE', 'BESPAART PER JAAR', 'LABEL'],
    total: 'Totaal',
    net: 'Te betalen na subsidies: {net}',
    range: 'Bandbreedte van de kosten: {range}',
    savings: 'Energierekening: {before} → {after} per jaar ({range} bespaard)',
    payback: 'Terugverdiend in {years} jaar',
    noPayback: 'Niet terugverdiend binnen 50 jaar',
    noSteps: 'Er zijn geen maatregelen nodig of mogelijk.',
    confidence: 'Zekerheid {quality}: {meaning}. Nu tussen {low} en {high} kWh/m².',
    wouldHelp: 'Dit weten zou de marge het meest verkleinen: {facts}.',
    warnings: 'Let op',
  },
  'fr-BE': {
    heading: '{type}, {year}, {area} m², {region}',
    today: 'aujourd’hui',
    after: 'après travaux',
    columns: ['ÉTAPE', 'TRAVAUX', 'COÛT TVAC', 'PRIME', 'ÉCONOMIE PAR AN', 'LABEL'],
    total: 'Total',
    net: 'À payer après primes : {net}',
    range: 'Fourchette du coût : {range}',
    savings: 'Facture d’énergie : {before} → {after} par an ({range} d’économie)',
    payback: 'Amorti en {years} ans',
    noPayback: 'N’est pas amorti en 50 ans',
    noSteps: 'Aucun travail n’est nécessaire ou possible.',
    confidence: 'Fiabilité {quality} : {meaning}. Aujourd’hui entre {low} et {high} kWh/m².',
    wouldHelp: 'Ces informations réduiraient le plus la marge : {facts}.',
    warnings: 'À noter',
  },
};
