/**
 * One word for one thing, on the page, in the passport, in the terminal and in the guides: what a language says, and the words it does not use
 * for it. Vocabulary of VEKA, Leefmilieu Brussel / Bruxelles Environnement, SPW and RVO.
 */
import type { Language } from './language.ts';

export interface Term {
  thing:
    | 'label'
    | 'grant'
    | 'loan'
    | 'energy bill'
    | 'works'
    | 'step'
    | 'goal'
    | 'chance'
    | 'quote'
    | 'passport'
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
  /** What another language or region says; it must not occur. */
  not: RegExp;
}

export const GLOSSARY: Record<Language, readonly Term[]> = {
  en: [
    { thing: 'label', word: 'label', not: /\b(energy|EPC|PEB) (rating|class)\b/i },
    { thing: 'grant', word: 'grant', not: /\bsubsid(y|ies)\b/i },
    { thing: 'loan', word: 'loan', not: /\b(credits?|borrowings?)\b/i },
    { thing: 'works', word: 'works', not: /\brefurbishments?\b/i },
    { thing: 'step', word: 'step', not: /\b(phase|stage)s?\b/i },
    { thing: 'goal', word: 'goal', not: /\btarget\b/i },
    { thing: 'chance', word: 'chance', not: /\b(probabilit(y|ies)|likelihood|odds)\b/i },
    { thing: 'quote', word: 'quote', not: /\b(quotations?|tenders?)\b/i },
    { thing: 'passport', word: 'passport', not: /\brenovation roadmap\b/i },
    {
      thing: 'owners’ association',
      word: 'owners’ association',
      not: /\b(co-owners?|homeowners|condominium)\b/i,
    },
  ],
  'nl-BE': [
    { thing: 'label', word: 'label', not: /\benergieklasse\b|\benergielabel (?=\w)/i },
    { thing: 'grant', word: 'premie', not: /\bsubsidies?\b/i },
    { thing: 'loan', word: 'lening', not: /\bkredie(t|ten)\b/i },
    { thing: 'energy bill', word: 'energiefactuur', not: /\b(energie)?rekening(en)?\b/i },
    { thing: 'works', word: 'werken', not: /\bwerkzaamheden\b/i },
    { thing: 'step', word: 'stap', not: /\bfasen?\b/i },
    { thing: 'chance', word: 'kans', not: /\b(waarschijnlijkheid|probabiliteit)\b/i },
    { thing: 'quote', word: 'offerte', not: /\bprijsopgaven?\b/i },
    { thing: 'passport', word: 'renovatiepaspoort', not: /\b(woningpaspoort|gebouwpaspoort)\b/i },
    { thing: 'owners’ association', word: 'VME', not: /\bVvE\b|\bvereniging van eigenaars\b/ },
    { thing: 'living area', word: 'bewoonbare oppervlakte', not: /\bwoonoppervlakte\b/i },
    { thing: 'boiler', word: 'condensatieketel', not: /\b(HR|cv)-ketel/i },
    { thing: 'glazing', word: 'hoogrendementsglas', not: /\bHR\+\+/ },
    { thing: 'heating oil', word: 'stookolie', not: /\b(mazout|huisbrandolie)\b/i },
    { thing: 'extra cost', word: 'meerkost', not: /\bmeerkosten\b/i },
    { thing: 'known', word: 'gekend', not: /\b(on)?bekend\b/i },
    { thing: 'due anyway', word: 'sowieso nodig', not: /\btoch al nodig\b/i },
  ],
  'nl-NL': [
    { thing: 'label', word: 'energielabel', not: /\benergieklasse\b/i },
    { thing: 'grant', word: 'subsidie', not: /\bpremies?\b/i },
    { thing: 'loan', word: 'lening', not: /\bkredie(t|ten)\b/i },
    { thing: 'energy bill', word: 'energierekening', not: /\benergiefactu(ur|ren)\b/i },
    { thing: 'works', word: 'maatregelen', not: /\b(de|deze|na) werken\b|\bwerkzaamheden\b/i },
    { thing: 'step', word: 'stap', not: /\bfasen?\b/i },
    { thing: 'chance', word: 'kans', not: /\b(waarschijnlijkheid|probabiliteit)\b/i },
    { thing: 'quote', word: 'offerte', not: /\bprijsopgaven?\b/i },
    { thing: 'passport', word: 'renovatiepaspoort', not: /\b(woningpaspoort|gebouwpaspoort)\b/i },
    { thing: 'owners’ association', word: 'VvE', not: /\bVME\b|\bmede-eigenaars?\b/i },
    { thing: 'living area', word: 'woonoppervlakte', not: /\bbewoonbare oppervlakte\b/i },
    { thing: 'boiler', word: 'HR-ketel', not: /\bcondensatieketel/i },
    { thing: 'glazing', word: 'HR++', not: /\bhoogrendementsglas\b/i },
    { thing: 'extra cost', word: 'meerkosten', not: /\bmeerkost\b/i },
    { thing: 'known', word: 'bekend', not: /\bgekend\b/i },
    { thing: 'due anyway', word: 'toch al nodig', not: /\bsowieso\b/i },
  ],
  'fr-BE': [
    { thing: 'label', word: 'label', not: /\bétiquettes?\b|\bDPE\b|\bclasse énergétique\b/i },
    { thing: 'grant', word: 'prime', not: /\bsubventions?\b|\bsubsides?\b/i },
    { thing: 'loan', word: 'prêt', not: /\bemprunts?\b|\bcrédits?\b/i },
    { thing: 'energy bill', word: 'facture d’énergie', not: /\bfacture énergétique\b/i },
    { thing: 'works', word: 'travaux', not: /\b(deuxième|un|ce) travail\b/i },
    { thing: 'step', word: 'étape', not: /\bphases?\b/i },
    { thing: 'goal', word: 'objectif', not: /\bcible\b/i },
    { thing: 'chance', word: 'probabilité', not: /\bchances?\b/i },
    { thing: 'quote', word: 'devis', not: /\boffres? de prix\b/i },
    { thing: 'passport', word: 'passeport de rénovation', not: /\bfeuille de route\b/i },
    { thing: 'owners’ association', word: 'association des copropriétaires', not: /\bsyndicat\b|\bVME\b/i },
    { thing: 'living area', word: 'surface habitable', not: /\bsuperficie habitable\b/i },
    { thing: 'heating oil', word: 'mazout', not: /\bfioul\b/i },
    { thing: 'permit', word: 'permis d’urbanisme', not: /\bpermis de (bâtir|construire)\b/i },
  ],
};
