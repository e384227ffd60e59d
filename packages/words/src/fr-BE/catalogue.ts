import type { Catalogue } from '../catalogue.ts';
import { facts } from './facts.ts';
import { measures } from './measures.ts';
import { withNoBreakSpaces } from './no-break-spaces.ts';
import { origins } from './origins.ts';
import { reasons } from './reasons.ts';
import { remarks } from './remarks.ts';
import { energy, places, planning } from './terms.ts';

export const catalogue: Catalogue = withNoBreakSpaces({
  language: 'fr-BE',
  measures,
  ...places,
  ...energy,
  ...planning,
  ...remarks,
  ...origins,
  ...reasons,
  ...facts,
});
