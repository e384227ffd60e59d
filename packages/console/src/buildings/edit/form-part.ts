import type { BuildingWords } from '@rooftree/words/building/building-words-of';
import type { Draft } from './draft.ts';

/** What every part of the form gets. */
export interface FormPart {
  draft: Draft;
  change: (next: Partial<Draft>) => void;
  words: BuildingWords;
}
