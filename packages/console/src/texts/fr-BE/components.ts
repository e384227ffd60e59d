import type { UiTexts } from '@rooftree/ui/ui-texts';
import type { Texts } from '../en/texts.ts';

export const ui: UiTexts = {
  close: 'Fermer',
  moreActions: 'Autres actions',
  loading: 'Chargement …',
  required: 'Obligatoire',
  copy: 'Copier',
  copied: 'Copié',
  undo: 'Annuler',
  noOptions: 'Aucun résultat',
  chooseFile: 'Choisissez un fichier',
  dropFile: 'ou déposez-le ici',
  clearValue: 'Effacer',
  selectRows: 'Sélectionner les lignes',
  invalid: {
    missing: 'Complétez ce champ.',
    email: 'Saisissez une adresse e-mail, par exemple an@example.org.',
    url: 'Saisissez une adresse web qui commence par https://.',
    number: 'Saisissez un nombre.',
    format: 'Le format n’est pas le bon.',
    tooShort: (least) => `Utilisez au moins ${least} caractères.`,
    tooLong: (most) => `Utilisez au plus ${most} caractères.`,
    tooLow: (least) => `Saisissez ${least} ou plus.`,
    tooHigh: (most) => `Saisissez ${most} ou moins.`,
  },
};

export const account: Texts['account'] = {
  title: (name) => `Compte : ${name}`,
  theme: 'Apparence',
  themes: { system: 'Comme le système', light: 'Claire', dark: 'Sombre' },
};

export const commands: Texts['commands'] = {
  title: 'Chercher des logements, des écrans et des actions',
  open: 'Chercher',
  placeholder: 'Adresse, référence, écran ou action',
  homes: 'Logements',
  screens: 'Écrans',
  actions: 'Actions',
  nothing: 'Aucun résultat.',
  count: (count) => (count === 1 ? '1 résultat' : `${count} résultats`),
};

export const shortcuts: Texts['shortcuts'] = {
  title: 'Raccourcis clavier',
  search: 'Chercher des logements, des écrans et des actions',
  filter: 'Chercher dans cette liste',
  newHome: 'Nouveau logement',
  rows: 'Logement suivant ou précédent',
  open: 'Ouvrir le logement',
  close: 'Fermer',
};
