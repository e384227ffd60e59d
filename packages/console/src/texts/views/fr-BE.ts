import type { ViewsTexts } from './en.ts';

export const views: ViewsTexts = {
  title: 'Vues',
  none: 'Aucune vue n’a encore de nom. Filtrez, puis donnez un nom à ce que vous voyez.',
  name: 'Nom de ce que vous voyez',
  share: 'pour tous les collègues',
  shared: 'partagée',
  byColleague: 'd’un collègue',
  save: 'Enregistrer la vue',
  delete: (name) => `Supprimer la vue ${name}`,
  deleted: (name) => `« ${name} » est supprimée.`,
  search: 'Chercher un logement',
  placeholder: 'Chercher un logement  /',
  found: 'Logements trouvés',
  count: (count) =>
    count === 0
      ? 'Aucun logement trouvé.'
      : count === 1
        ? '1 logement trouvé.'
        : `${count} logements trouvés.`,
};
