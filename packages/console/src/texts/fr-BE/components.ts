import type { UiTexts } from '@rooftree/ui/ui-texts';

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
