import type { ViewsTexts } from './en.ts';

export const views: ViewsTexts = {
  title: 'Weergaven',
  none: 'Nog geen weergave heeft een naam. Filter, en geef wat u ziet een naam.',
  name: 'Naam voor wat u nu ziet',
  share: 'voor alle collega’s',
  shared: 'gedeeld',
  byColleague: 'van een collega',
  save: 'Weergave opslaan',
  delete: (name) => `Weergave ${name} verwijderen`,
  deleted: (name) => `“${name}” is verwijderd.`,
  search: 'Een woning zoeken',
  placeholder: 'Woning zoeken  /',
  found: 'Gevonden woningen',
  count: (count) =>
    count === 0
      ? 'Geen woning gevonden.'
      : count === 1
        ? '1 woning gevonden.'
        : `${count} woningen gevonden.`,
};
