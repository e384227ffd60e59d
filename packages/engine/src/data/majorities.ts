/** Majorities that owners' meetings decide by, dated. The newest row that is in force on a day holds. */

import type { Majority } from '../contract/building-plan.ts';
import type { Country } from '../contract/codes.ts';

/**
 * `works`: on common parts. `imposed`: what a law demands. `conservation`: keeping what is there, or maintenance that
 * is due. `use`: a new use of the building. `shares`: other shares of the owners.
 */
export type DecisionKind = 'works' | 'imposed' | 'conservation' | 'use' | 'shares';

export interface MajorityRow extends Majority {
  country: Country;
  kinds: readonly DecisionKind[];
  from: string;
  to: string | null;
}

const BELGIUM = {
  country: 'BE',
  quorum: null,
  source: 'immovlan.be 70167 (2025); koengeens.be; theoma.be on art. 3.88 (2021)',
  source_date: '2026-11-17',
  // The law of 2018-06-18 lowered three quarters to two thirds.
  from: '2019-01-01',
  to: null,
} as const;

const NETHERLANDS = {
  country: 'NL',
  source_date: '2026-11-17',
  from: '1992-01-01',
  to: null,
} as const;

/**
 * Looked up in secondary sources; the numbering of art. 3.88 was not checked in the law itself. Not law when read: 50 %
 * + 1 for all energy works (Belgian coalition agreement of 2025, Dutch letter of 2023-09-05).
 */
export const MAJORITIES: readonly MajorityRow[] = [
  {
    ...BELGIUM,
    id: 'be_two_thirds',
    kinds: ['works'],
    votes: { numerator: 2, denominator: 3 },
    is_strict: false,
    article: 'art. 3.88 § 1, 1° b Civil Code',
    confidence: 'high',
  },
  {
    ...BELGIUM,
    id: 'be_imposed_by_law',
    kinds: ['imposed'],
    votes: { numerator: 1, denominator: 2 },
    is_strict: true,
    article: 'art. 3.88 § 1, 1° b Civil Code',
    confidence: 'medium',
  },
  {
    ...BELGIUM,
    id: 'be_conservation',
    kinds: ['conservation'],
    votes: { numerator: 1, denominator: 2 },
    is_strict: true,
    article: 'art. 3.88 § 1, 1° b Civil Code',
    confidence: 'medium',
  },
  {
    ...BELGIUM,
    id: 'be_four_fifths',
    kinds: ['use'],
    votes: { numerator: 4, denominator: 5 },
    is_strict: false,
    article: 'art. 3.88 § 1, 2° Civil Code',
    confidence: 'medium',
  },
  {
    ...BELGIUM,
    id: 'unanimity',
    kinds: ['shares'],
    votes: { numerator: 1, denominator: 1 },
    is_strict: false,
    article: 'art. 3.88 § 3 Civil Code',
    confidence: 'medium',
  },
  {
    ...NETHERLANDS,
    // Spending beside maintenance: at least two thirds of the votes cast, with two thirds of all votes present.
    id: 'nl_model_rules',
    kinds: ['works', 'imposed'],
    votes: { numerator: 2, denominator: 3 },
    is_strict: false,
    quorum: { numerator: 2, denominator: 3 },
    article: 'art. 38 (5) model rules 1992; art. 52 (5) model rules 2006',
    source: 'ECLI:NL:RBAMS:2020:4588 quotes the rules of 1992; those of 2006: asnvvebeheer.nl',
    confidence: 'medium',
  },
  {
    ...NETHERLANDS,
    id: 'nl_maintenance',
    kinds: ['conservation'],
    votes: { numerator: 1, denominator: 2 },
    is_strict: true,
    quorum: null,
    article: 'art. 5:126 Civil Code; model rules',
    source: 'letter to parliament of 2019-12-17: works tied to maintenance that is needed',
    confidence: 'low',
  },
  {
    ...NETHERLANDS,
    id: 'nl_four_fifths',
    kinds: ['use'],
    votes: { numerator: 4, denominator: 5 },
    is_strict: false,
    quorum: null,
    article: 'art. 5:139 (2) Civil Code',
    source: 'general knowledge: a change of the deed',
    confidence: 'low',
  },
  {
    ...NETHERLANDS,
    id: 'unanimity',
    kinds: ['shares'],
    votes: { numerator: 1, denominator: 1 },
    is_strict: false,
    quorum: null,
    article: 'art. 5:139 (1) Civil Code',
    source: 'general knowledge: a change of the deed without a meeting',
    confidence: 'low',
  },
];
