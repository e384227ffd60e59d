export const map = {
  title: 'Map',
  open: 'Map',
  list: 'As a list of homes',
  places: (count: string, isOne: boolean) => (isOne ? '1 place' : `${count} places`),
  shadeBy: 'Colour by',
  shades: { label: 'label today', count: 'number of homes', cost: 'what owners pay' },
  sizes: 'The more homes, the larger the circle.',
  from: (euros: string) => `from ${euros}`,
  tip: (place: string, homes: string, label: string | null) =>
    `${place}: ${homes}${label === null ? '' : ` · ${label}`}`,
  unplaced: (homes: string, isOne: boolean) =>
    isOne
      ? '1 home is not on the map, because the position of its place is not known. It is in the list.'
      : `${homes} homes are not on the map, because the positions of their places are not known. They are in the list.`,
  caption: 'Places; each leads to its homes',
  labels: 'Labels today',
  mostCommon: 'Most have',
  average: 'Paid on average',
  noPlace: 'Without a place',
  showAll: (count: string) => `Show all ${count} places`,
  outlines: 'Outlines',
  positions: 'Positions of places',
  changed: 'changed',
};

export type MapTexts = typeof map;
