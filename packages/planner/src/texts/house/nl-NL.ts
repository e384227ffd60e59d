import type { HouseTexts } from './en.ts';

const RATINGS = { 0: 'slecht', 1: 'zwak', 2: 'matig', 3: 'goed', 4: 'zeer goed' };

export const houseTexts: HouseTexts = {
  drawingAlt: (address) => `Tekening van ${address}: elk deel van rood (slecht) naar groen (goed)`,
  houseTitle: 'Uw woning, deel voor deel',
  houseLead: 'Van rood naar groen; een stippellijn toont wat we aannemen. Tik op een deel.',
  rating: (_, rating) => RATINGS[rating],
  partNext: (step, work) => `Stap ${step}: ${work}`,
  partStays: 'Blijft in dit plan zoals het is.',
  labelName: (label) => `label ${label}`,
  rungNot: 'niet haalbaar',
  netOfGross: (gross) => `${gross} vóór subsidie`,
};
