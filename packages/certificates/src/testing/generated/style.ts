/** How a generated certificate is laid out. One set of ideas is for measuring only. */
import type { Random } from './random.ts';

export interface Style {
  pairs: 'beside' | 'colon' | 'below' | 'grid' | 'leader' | 'above' | 'side by side';
  table: 'plain' | 'split' | 'turned' | 'turned split' | 'turned down' | 'transposed' | 'records';
  unit: 'header' | 'cell' | 'own column';
  letter: 'text' | 'path' | 'arrow';
  scale: 'row' | 'column';
  align: 'left' | 'right';
  hasShuffledColumns: boolean;
  hasWordPieces: boolean;
  isHeaderRepeated: boolean;
  pageBreaks: number;
  size: number;
  pitch: number;
  characterWidth: number;
  margin: number;
}

export const SETS = {
  /** For building the reader. */
  building: {
    pairs: ['beside', 'colon', 'below', 'grid'],
    table: ['plain', 'split', 'turned', 'turned split'],
    unit: ['header', 'cell'],
  },
  /** Only for measuring: their faults are not listed, so that no single one of them is fixed. */
  reserved: {
    pairs: ['leader', 'above', 'side by side'],
    table: ['turned down', 'transposed', 'records'],
    unit: ['header', 'cell', 'own column'],
  },
} as const;
export type StyleSet = keyof typeof SETS;

export function randomStyle(set: StyleSet, random: Random): Style {
  const { pairs, table, unit } = SETS[set];
  return {
    pairs: random.pick<Style['pairs']>(pairs),
    table: random.pick<Style['table']>(table),
    unit: random.pick<Style['unit']>(unit),
    letter: random.pick(['text', 'path', 'arrow']),
    scale: random.pick(['row', 'column']),
    align: random.pick(['left', 'right']),
    hasShuffledColumns: random.chance(0.5),
    hasWordPieces: random.chance(0.4),
    isHeaderRepeated: random.chance(0.7),
    pageBreaks: random.between(0.1, 0.6, 2),
    size: random.between(7.5, 11, 1),
    pitch: random.between(1.35, 1.8, 2),
    characterWidth: random.between(0.44, 0.54, 3),
    margin: random.between(30, 70),
  };
}
