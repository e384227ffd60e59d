import type { MapTexts } from './en.ts';

export const map: MapTexts = {
  title: 'Carte',
  open: 'Carte',
  list: 'Sous forme de liste',
  places: (count, isOne) => (isOne ? '1 localité' : `${count} localités`),
  shadeBy: 'Colorer selon',
  shades: {
    label: 'le label actuel',
    count: 'le nombre de logements',
    cost: 'ce que paient les propriétaires',
  },
  sizes: 'Plus il y a de logements, plus le cercle est grand.',
  from: (euros) => `à partir de ${euros}`,
  tip: (place, homes, label) => `${place} : ${homes}${label === null ? '' : ` · ${label}`}`,
  unplaced: (homes, isOne) =>
    isOne
      ? '1 logement n’est pas sur la carte, car la position de sa localité n’est pas connue. Il est dans la liste.'
      : `${homes} logements ne sont pas sur la carte, car la position de leur localité n’est pas connue. Ils sont dans la liste.`,
  caption: 'Localités ; chacune mène à ses logements',
  labels: 'Labels actuels',
  mostCommon: 'La plupart ont',
  average: 'À payer en moyenne',
  noPlace: 'Sans localité',
  showAll: (count) => `Afficher les ${count} localités`,
  outlines: 'Contours',
  positions: 'Position des localités',
  changed: 'modifié',
};
