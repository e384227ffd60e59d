import { type Differences, withDifferences } from '@rooftree/words/differences';
import type { OwnersTexts } from '../../owners/owners-texts.ts';
import { ownersTexts as belgian } from '../nl-BE/owners.ts';

export const ownersDifferences: Differences<OwnersTexts> = {
  title: (building) => `Verduurzamingsplan van ${building}`,
  noPlanText: 'Zodra het bestuur van de VvE een plan heeft gemaakt, vindt u het hier.',
  section: 'Elk appartement, nu en na de maatregelen',
  floorUnknown: 'verdieping niet bekend',
  labels: (before, after) =>
    before === after ? `label ${before}` : `nu label ${before}, na de maatregelen label ${after}`,
  codeHint: 'Geen brief ontvangen? Vraag ernaar bij het bestuur van de VvE.',
  wrongCode: 'Deze code hoort niet bij dit appartement. Vergelijk de code met uw brief.',
};

export const ownersTexts = withDifferences(belgian, ownersDifferences);
