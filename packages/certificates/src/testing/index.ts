/** A third door, for tests: documents of our own making. */

export { FLEMISH_PAPER } from './flemish-paper.ts';
export { GENERATED_FORMS, generatePaper } from './generated/generate-paper.ts';
export { pagesOf } from './page-of.ts';
export { PERTURBATIONS, type Perturbation } from './perturbations.ts';
