import type { MapTexts } from './en.ts';

export const map: MapTexts = {
  title: 'Kaart',
  open: 'Kaart',
  list: 'Als lijst van woningen',
  places: (count, isOne) => (isOne ? '1 plaats' : `${count} plaatsen`),
  shadeBy: 'Kleuren volgens',
  shades: { label: 'label vandaag', count: 'aantal woningen', cost: 'wat eigenaars betalen' },
  sizes: 'Hoe meer woningen, hoe groter de cirkel.',
  from: (euros) => `vanaf ${euros}`,
  tip: (place, homes, label) => `${place}: ${homes}${label === null ? '' : ` · ${label}`}`,
  unplaced: (homes, isOne) =>
    isOne
      ? '1 woning staat niet op de kaart, omdat de ligging van de plaats niet gekend is. Ze staat wel in de lijst.'
      : `${homes} woningen staan niet op de kaart, omdat de ligging van hun plaats niet gekend is. Ze staan wel in de lijst.`,
  caption: 'Plaatsen; elke plaats leidt naar haar woningen',
  labels: 'Labels vandaag',
  mostCommon: 'De meeste hebben',
  average: 'Gemiddeld te betalen',
  noPlace: 'Zonder plaats',
  showAll: (count) => `Alle ${count} plaatsen tonen`,
  outlines: 'Omtrekken',
  positions: 'Ligging van plaatsen',
  changed: 'bewerkt',
};
