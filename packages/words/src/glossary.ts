/**
 * One word for one thing, on the page, in the passport and in the terminal: what a language says, and the words it does not use for it. Vocabulary of
 * VEKA, Leefmilieu Brussel / Bruxelles Environnement, SPW and RVO.
 */
import type { Language } from './language.ts';

export interface Term {
  thing: 'grant' | 'energy bill' | 'works' | 'known' | 'due anyway';
  word: string;
  /** What another language or region says; it must not occur. */
  not: RegExp;
}

export const GLOSSARY: Record<Language, readonly Term[]> = {
  en: [
    { thing: 'grant', word: 'grant', not: /\bsubsid(y|ies)\b/i },
    { thing: 'works', word: 'works', not: /\brefurbishments?\b/i },
  ],
  'nl-BE': [
    { thing: 'grant', word: 'premie', not: /\bsubsidies?\b/i },
    { thing: 'energy bill', word: 'energiefactuur', not: /\benergierekening(en)?\b/i },
    { thing: 'works', word: 'werken', not: /\bwerkzaamheden\b/i },
    { thing: 'due anyway', word: 'sowieso nodig', not: /\btoch al nodig\b/i },
  ],
  'nl-NL': [
    { thing: 'grant', word: 'subsidie', not: /\bpremies?\b/i },
    { thing: 'energy bill', word: 'energierekening', not: /\benergiefactu(ur|ren)\b/i },
    { thing: 'works', word: 'maatregelen', not: /\b(de|deze|na) werken\b|\bwerkzaamheden\b/i },
    { thing: 'known', word: 'bekend', not: /\bgekend\b/i },
    { thing: 'due anyway', word: 'toch al nodig', not: /\bsowieso\b/i },
  ],
  'fr-BE': [
    { thing: 'grant', word: 'prime', not: /\bsubventions?\b|\bsubsides?\b/i },
    { thing: 'works', word: 'travaux', not: /\b(deuxième|un|ce) travail\b/i },
  ],
};
