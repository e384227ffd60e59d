/**
 * The words of each language: one word for one thing, on the page, in the passport, in the console, in the terminal and
 * in the guides, and the words that are not used for it. Vocabulary of VEKA, Leefmilieu Brussel / Bruxelles
 * Environnement, SPW and RVO. A text that has a term in English has it in every language (`scripts/glossary.test.ts`).
 */
import type { Language } from './language.ts';

export interface Term {
  thing:
    | 'home'
    | 'plan'
    | 'renovation'
    | 'passport'
    | 'label'
    | 'certificate'
    | 'grant'
    | 'loan'
    | 'energy bill'
    | 'works'
    | 'step'
    | 'goal'
    | 'chance'
    | 'quote'
    | 'duty'
    | 'indication'
    | 'context'
    | 'connection'
    | 'sync'
    | 'price book'
    | 'retention'
    | 'owners’ association'
    | 'living area'
    | 'boiler'
    | 'glazing'
    | 'heating oil'
    | 'extra cost'
    | 'permit'
    | 'known'
    | 'due anyway';
  word: string;
  /** Its forms in a text; without them, the word itself or a longer one that has it in it. */
  forms?: RegExp;
  /** What another language or region says; it must not occur. */
  not?: RegExp;
}

export const GLOSSARY: Record<Language, readonly Term[]> = {
  en: [
    { thing: 'home', word: 'home' },
    { thing: 'plan', word: 'plan', forms: /\bplans?\b(?!\w)/i },
    { thing: 'renovation', word: 'renovation' },
    { thing: 'certificate', word: 'certificate' },
    { thing: 'energy bill', word: 'energy bill' },
    { thing: 'duty', word: 'duty', forms: /\bdut(y|ies)\b/i },
    { thing: 'indication', word: 'indicative', forms: /\bindicati(ve|ons?)\b/i },
    { thing: 'context', word: 'agency', forms: /\bagenc(y|ies)\b/i },
    { thing: 'connection', word: 'connection' },
    { thing: 'sync', word: 'sync', forms: /\bsync/i },
    { thing: 'price book', word: 'price book' },
    { thing: 'retention', word: 'retention' },
    { thing: 'living area', word: 'living area' },
    { thing: 'label', word: 'label', not: /\b(energy|EPC|PEB) (rating|class)\b/i },
    { thing: 'grant', word: 'grant', not: /\bsubsid(y|ies)\b/i },
    { thing: 'loan', word: 'loan', not: /\b(credits?|borrowings?)\b/i },
    {
      thing: 'works',
      word: 'works',
      forms: /\b(the|these|after|without) works\b/i,
      not: /\brefurbishments?\b/i,
    },
    { thing: 'step', word: 'step', not: /\b(phase|stage)s?\b/i },
    { thing: 'goal', word: 'goal', not: /\btarget\b/i },
    { thing: 'chance', word: 'chance', not: /\b(probabilit(y|ies)|likelihood|odds)\b/i },
    { thing: 'quote', word: 'quote', not: /\b(quotations?|tenders?)\b/i },
    { thing: 'passport', word: 'passport', not: /\brenovation roadmap\b|\bthis report\b|\breport \(PDF\)/i },
    {
      thing: 'owners’ association',
      word: 'owners’ association',
      not: /\b(co-owners?|homeowners|condominium)\b/i,
    },
  ],
  'nl-BE': [
    { thing: 'home', word: 'woning' },
    { thing: 'plan', word: 'plan' },
    { thing: 'renovation', word: 'renovatie', forms: /renov/i },
    { thing: 'certificate', word: 'EPC', forms: /\bEPC|certifica|attest/i },
    { thing: 'duty', word: 'verplichting', forms: /plicht/i },
    { thing: 'indication', word: 'indicatief', forms: /indicati/i },
    { thing: 'context', word: 'kantoor', forms: /kanto(or|ren)/i },
    { thing: 'connection', word: 'koppeling' },
    { thing: 'sync', word: 'synchronisatie', forms: /synchronis/i },
    { thing: 'price book', word: 'prijzenboek' },
    { thing: 'retention', word: 'bewaartermijn', forms: /bewa(ar|ren)/i },
    { thing: 'goal', word: 'doel' },
    { thing: 'label', word: 'label', not: /\benergieklasse\b|\benergielabel (?=\w)/i },
    { thing: 'grant', word: 'premie', not: /\bsubsidies?\b/i },
    { thing: 'loan', word: 'lening', not: /\bkredie(t|ten)\b/i },
    { thing: 'energy bill', word: 'energiefactuur', not: /\b(energie)?rekening(en)?\b/i },
    { thing: 'works', word: 'werken', forms: /werk/i, not: /\bwerkzaamheden\b/i },
    { thing: 'step', word: 'stap', not: /\bfasen?\b/i },
    { thing: 'chance', word: 'kans', not: /\b(waarschijnlijkheid|probabiliteit)\b/i },
    { thing: 'quote', word: 'offerte', not: /\bprijsopgaven?\b/i },
    {
      thing: 'passport',
      word: 'renovatiepaspoort',
      forms: /paspoort/i,
      not: /\b(woningpaspoort|gebouwpaspoort|dit rapport)\b|\brapport \(pdf\)/i,
    },
    {
      thing: 'owners’ association',
      word: 'VME',
      forms: /VME|mede-eigenaars/i,
      not: /\bVvE\b|\bvereniging van eigenaars\b/,
    },
    { thing: 'living area', word: 'bewoonbare oppervlakte', forms: /bewoonba/i, not: /\bwoonoppervlakte\b/i },
    { thing: 'boiler', word: 'condensatieketel', not: /\b(HR|cv)-ketel/i },
    { thing: 'glazing', word: 'hoogrendementsglas', not: /\bHR\+\+/ },
    { thing: 'heating oil', word: 'stookolie', not: /\b(mazout|huisbrandolie)\b/i },
    { thing: 'extra cost', word: 'meerkost', not: /\bmeerkosten\b/i },
    { thing: 'known', word: 'gekend', not: /\b(on)?bekend\b/i },
    { thing: 'due anyway', word: 'sowieso nodig', not: /\btoch al nodig\b/i },
  ],
  'nl-NL': [
    { thing: 'home', word: 'woning' },
    { thing: 'plan', word: 'plan' },
    { thing: 'renovation', word: 'renovatie', forms: /renov|verduurzaming/i },
    { thing: 'certificate', word: 'energielabel', forms: /label|certifica|attest/i },
    { thing: 'duty', word: 'verplichting', forms: /plicht/i },
    { thing: 'indication', word: 'indicatief', forms: /indicati/i },
    { thing: 'context', word: 'kantoor', forms: /kanto(or|ren)/i },
    { thing: 'connection', word: 'koppeling' },
    { thing: 'sync', word: 'synchronisatie', forms: /synchronis/i },
    { thing: 'price book', word: 'prijzenboek' },
    { thing: 'retention', word: 'bewaartermijn', forms: /bewa(ar|ren)/i },
    { thing: 'goal', word: 'doel' },
    { thing: 'label', word: 'energielabel', forms: /label/i, not: /\benergieklasse\b/i },
    { thing: 'grant', word: 'subsidie', not: /\bpremies?\b/i },
    { thing: 'loan', word: 'lening', not: /\bkredie(t|ten)\b/i },
    { thing: 'energy bill', word: 'energierekening', not: /\benergiefactu(ur|ren)\b/i },
    {
      thing: 'works',
      word: 'maatregelen',
      forms: /maatregel|werk/i,
      not: /\b(de|deze|na) werken\b|\bwerkzaamheden\b/i,
    },
    { thing: 'step', word: 'stap', not: /\bfasen?\b/i },
    { thing: 'chance', word: 'kans', not: /\b(waarschijnlijkheid|probabiliteit)\b/i },
    { thing: 'quote', word: 'offerte', not: /\bprijsopgaven?\b/i },
    {
      thing: 'passport',
      word: 'renovatiepaspoort',
      forms: /paspoort/i,
      not: /\b(woningpaspoort|gebouwpaspoort)\b/i,
    },
    { thing: 'owners’ association', word: 'VvE', not: /\bVME\b|\bmede-eigenaars?\b/i },
    { thing: 'living area', word: 'woonoppervlakte', not: /\bbewoonbare oppervlakte\b/i },
    { thing: 'boiler', word: 'HR-ketel', not: /\bcondensatieketel/i },
    { thing: 'glazing', word: 'HR++', not: /\bhoogrendementsglas\b/i },
    { thing: 'extra cost', word: 'meerkosten', not: /\bmeerkost\b/i },
    { thing: 'known', word: 'bekend', not: /\bgekend\b/i },
    { thing: 'due anyway', word: 'toch al nodig', not: /\bsowieso\b/i },
  ],
  'fr-BE': [
    { thing: 'home', word: 'logement', forms: /logement|\bbiens?\b/i },
    { thing: 'plan', word: 'plan' },
    { thing: 'renovation', word: 'rénovation', forms: /rénov/i },
    { thing: 'certificate', word: 'certificat', forms: /certificat|attestation/i },
    { thing: 'duty', word: 'obligation' },
    { thing: 'indication', word: 'indicatif', forms: /indicati/i },
    { thing: 'context', word: 'agence' },
    { thing: 'connection', word: 'connexion' },
    { thing: 'sync', word: 'synchronisation', forms: /synchronis/i },
    { thing: 'price book', word: 'bordereau de prix' },
    { thing: 'retention', word: 'durée de conservation', forms: /conserv/i },
    { thing: 'label', word: 'label', not: /\bétiquettes?\b|\bDPE\b|\bclasse énergétique\b/i },
    { thing: 'grant', word: 'prime', not: /\bsubventions?\b|\bsubsides?\b/i },
    { thing: 'loan', word: 'prêt', not: /\bemprunts?\b|\bcrédits?\b/i },
    { thing: 'energy bill', word: 'facture d’énergie', not: /\bfacture énergétique\b/i },
    { thing: 'works', word: 'travaux', not: /\b(deuxième|un|ce) travail\b/i },
    { thing: 'step', word: 'étape', not: /\bphases?\b/i },
    { thing: 'goal', word: 'objectif', not: /\bcible\b/i },
    { thing: 'chance', word: 'probabilité', not: /\bchances?\b/i },
    { thing: 'quote', word: 'devis', not: /\boffres? de prix\b/i },
    {
      thing: 'passport',
      word: 'passeport de rénovation',
      forms: /passeport/i,
      not: /\bfeuille de route\b|\bce rapport\b|\brapport \(pdf\)/i,
    },
    {
      thing: 'owners’ association',
      word: 'association des copropriétaires',
      forms: /copropri|ACP/i,
      not: /\bsyndicat\b|\bVME\b/i,
    },
    {
      thing: 'living area',
      word: 'surface habitable',
      forms: /habitable/i,
      not: /\bsuperficie habitable\b/i,
    },
    { thing: 'heating oil', word: 'mazout', not: /\bfioul\b/i },
    { thing: 'permit', word: 'permis d’urbanisme', not: /\bpermis de (bâtir|construire)\b/i },
  ],
};
