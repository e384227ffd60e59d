import type { HouseTexts } from './en.ts';

export const houseTexts: HouseTexts = {
  drawingAlt: (address) => `Dessin de ${address} : chaque partie du rouge (mauvais) au vert (bon)`,
  houseTitle: 'Votre logement, partie par partie',
  houseLead: 'Du rouge au vert ; un trait pointillé marque ce qui est supposé. Touchez une partie.',
  ratings: { 0: 'mauvais', 1: 'faible', 2: 'moyen', 3: 'bon', 4: 'très bon' },
  partNext: (step, work) => `Étape ${step} : ${work}`,
  partStays: 'Reste tel quel dans ce plan.',
  labelName: (label) => `label ${label}`,
  rungNot: 'hors de portée',
  netOfGross: (gross) => `${gross} avant primes`,
};
