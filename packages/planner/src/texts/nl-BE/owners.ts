import type { OwnersTexts } from '../../owners/owners-texts.ts';

export const ownersTexts: OwnersTexts = {
  title: (building) => `Renovatieplan van ${building}`,
  noPlan: 'Er is nog geen plan',
  noPlanText: 'Zodra de syndicus een plan heeft gemaakt, vindt u het hier.',
  section: 'Elk appartement, nu en na de werken',
  floorUnknown: 'verdieping niet gekend',
  labels: (before, after) =>
    before === after ? `label ${before}` : `nu label ${before}, na de werken label ${after}`,
  unitTitle: 'Wat het voor u betekent',
  unitLead: 'Kies uw appartement en vul de code uit uw brief in. Alleen u ziet deze bedragen.',
  unit: 'Uw appartement',
  code: 'Code uit uw brief',
  codeHint: 'Geen brief gekregen? Vraag ernaar bij de syndicus.',
  show: 'Toon mijn bedragen',
  wrongCode: 'Deze code hoort niet bij dit appartement. Vergelijk ze met uw brief.',
  anotherUnit: 'Ander appartement',
  private: 'Alleen voor de eigenaar van dit appartement.',
  perMonth: (amount) => `${amount} per maand`,
};
