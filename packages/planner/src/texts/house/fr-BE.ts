import type { HousePart } from '../../drawing/house-facts.ts';
import type { HouseTexts } from './en.ts';

/** Each part's gender and number, which its rating takes on. */
const FORM_OF: Record<HousePart, keyof typeof RATINGS> = {
  roof: 'feminine',
  walls: 'masculinePlural',
  windows: 'femininePlural',
  floor: 'masculine',
  heating: 'masculine',
  ventilation: 'feminine',
  hot_water: 'feminine',
  solar_panels: 'masculinePlural',
};

const RATINGS = {
  masculine: { 0: 'mauvais', 1: 'faible', 2: 'moyen', 3: 'bon', 4: 'très bon' },
  feminine: { 0: 'mauvaise', 1: 'faible', 2: 'moyenne', 3: 'bonne', 4: 'très bonne' },
  masculinePlural: { 0: 'mauvais', 1: 'faibles', 2: 'moyens', 3: 'bons', 4: 'très bons' },
  femininePlural: { 0: 'mauvaises', 1: 'faibles', 2: 'moyennes', 3: 'bonnes', 4: 'très bonnes' },
};

export const houseTexts: HouseTexts = {
  drawingAlt: (address) => `Dessin de ${address} : chaque partie du rouge (mauvais) au vert (bon)`,
  houseTitle: 'Votre logement, partie par partie',
  houseLead: 'Du rouge au vert ; un trait pointillé marque ce qui est supposé. Touchez une partie.',
  rating: (part, rating) => RATINGS[FORM_OF[part]][rating],
  partNext: (step, work) => `Étape ${step} : ${work}`,
  partStays: 'Reste tel quel dans ce plan.',
  labelName: (label) => `label ${label}`,
  rungNot: 'hors de portée',
  netOfGross: (gross) => `${gross} avant primes`,
};
