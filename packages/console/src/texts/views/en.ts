export const views = {
  title: 'Views',
  none: 'No view has a name yet. Filter, then give what you see a name.',
  name: 'Name for what you see now',
  share: 'for all colleagues',
  shared: 'shared',
  byColleague: 'by a colleague',
  save: 'Save the view',
  delete: (name: string) => `Delete the view ${name}`,
  deleted: (name: string) => `“${name}” is deleted.`,
  search: 'Find a home',
  placeholder: 'Find a home  /',
  found: 'Homes that were found',
  count: (count: number) =>
    count === 0 ? 'No home was found.' : count === 1 ? '1 home found.' : `${count} homes found.`,
};

export type ViewsTexts = typeof views;
