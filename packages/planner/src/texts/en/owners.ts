import type { OwnersTexts } from '../../owners/owners-texts.ts';

export const ownersTexts: OwnersTexts = {
  title: (building) => `Renovation plan of ${building}`,
  noPlan: 'There is no plan yet',
  noPlanText: 'As soon as the building manager has made a plan, you find it here.',
  section: 'Every apartment, today and after the works',
  floorUnknown: 'floor not known',
  labels: (before, after) =>
    before === after ? `label ${before}` : `label ${before} today, label ${after} after the works`,
  unitTitle: 'What it means for you',
  unitLead: 'Choose your apartment and enter the code of your letter. Only you see these figures.',
  unit: 'Your apartment',
  code: 'Code of your letter',
  codeHint: 'You have no letter? Ask your building manager.',
  show: 'Show my figures',
  wrongCode: 'This code does not belong to this apartment. Check it against your letter.',
  anotherUnit: 'Another apartment',
  private: 'Only for the owner of this apartment.',
  perMonth: (amount) => `${amount} a month`,
};
