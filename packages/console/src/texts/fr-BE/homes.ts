import type {
  BuyersTexts,
  CertificatesTexts,
  MapTexts,
  NewHomeTexts,
  PlansTexts,
  ReportListTexts,
  TodayTexts,
  ViewsTexts,
} from '../en/homes.ts';

export const today: TodayTexts = {
  title: 'Aujourd’hui',
  nothing: 'Rien à faire aujourd’hui.',
  moreThan: (count) => `plus de ${count}`,
  withoutYear: (count, isOne) =>
    isOne
      ? 'Il manque l’année de construction d’un logement'
      : `Il manque l’année de construction de ${count} logements`,
  withoutLocation: (count, isOne) =>
    isOne ? 'Il manque le code postal d’un logement' : `Il manque le code postal de ${count} logements`,
  toPlan: (count, isOne) =>
    isOne ? '1 logement n’a pas encore de plan' : `${count} logements n’ont pas encore de plan`,
  failedJobs: (count, isOne) =>
    isOne
      ? '1 tâche avec des logements en échec ces 7 derniers jours'
      : `${count} tâches avec des logements en échec ces 7 derniers jours`,
  toReview: (count, isOne) => (isOne ? '1 certificat à vérifier' : `${count} certificats à vérifier`),
  savedByBuyers: (count, isOne) =>
    isOne
      ? '1 plan enregistré par un acheteur ces 7 derniers jours'
      : `${count} plans enregistrés par des acheteurs ces 7 derniers jours`,
  buyersToContact: (count, isOne) =>
    isOne ? '1 acheteur attend de vos nouvelles' : `${count} acheteurs attendent de vos nouvelles`,
  outdatedPassports: (count, isOne) =>
    isOne ? '1 passeport est dépassé' : `${count} passeports sont dépassés`,
  passportsHint: 'Ce qu’ils montrent a changé depuis. Les plus anciens :',
  expiring: (count, isOne) =>
    isOne
      ? '1 certificat expire d’ici 60 jours, ou a expiré'
      : `${count} certificats expirent d’ici 60 jours, ou ont expiré`,
  validUntil: (day) => `valable jusqu’au ${day}`,
  madeOn: (day) => `créé le ${day}`,
  makeAgain: 'Les refaire',
  yearHint: 'Sans elle, aucun plan n’est possible.',
  locationHint: 'Sans lui, aucun plan n’est possible. Complétez-le par une importation ou par l’API.',
  failedOf: (failed, total) => `en échec : ${failed} sur ${total}`,
  show: 'Afficher',
  showAll: 'Tout afficher',
  fillIn: 'Compléter',
  choose: 'Choisir et planifier',
  seeWhy: 'Voir pourquoi',
  archive: 'Archiver',
  review: 'Vérifier',
  firstSteps: 'Premiers pas',
  steps: {
    homes: 'Importez vos logements',
    plans: 'Planifiez-les',
    passports: 'Créez un premier passeport',
    colleagues: 'Invitez un collègue',
  },
  done: 'fait',
  toDo: 'à faire',
  hideSteps: 'Masquer ces étapes',
};

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

export const newHome: NewHomeTexts = {
  title: 'Nouveau logement',
  lead: 'Le code postal, le type et l’année de construction suffisent pour un premier plan.',
  country: 'Pays',
  countries: { BE: 'Belgique', NL: 'Pays-Bas' },
  street: 'Rue',
  houseNumber: 'Numéro',
  houseNumberExtra: 'Boîte',
  zipCode: 'Code postal',
  format: 'Façades',
  yearBuilt: 'Année de construction',
  area: 'Surface habitable (m²)',
  reference: 'Votre référence',
  referenceHint:
    'Sans référence, il en est créé une. Les importations suivantes retrouvent le logement par elle.',
  taken: 'Il existe déjà un logement avec cette référence :',
  add: 'Ajouter ce logement',
};

export const plans: PlansTexts = {
  title: 'Plans',
  home: 'Le logement de ce plan',
  name: 'Nom du plan',
  rename: 'Renommer ce plan',
  renamed: 'Le plan est renommé.',
  undo: 'Annuler',
  madeBy: {
    SUGGESTION: 'plan proposé',
    BUYER: 'enregistré par un acheteur',
    MEMBER: 'fait par un collègue',
    CLIENT: 'fait par un programme',
  },
  lookOnly: 'votre rôle permet de consulter, pas de modifier',
  copyName: (name) => `${name}, adapté`,
  saveTitle: 'Enregistrer comme un plan à part',
  saveLead: 'Le serveur le recalcule à partir de vos choix. Le plan que vous avez ouvert reste.',
  save: 'Enregistrer le plan adapté',
  saved: 'Enregistré comme un plan à part.',
  impossible: 'Ces données se contredisent : il n’y a pas de plan. Annulez la dernière modification.',
  changedSince:
    'Des données du logement, des prix ou la méthode ont changé depuis ce plan. Il est montré tel qu’il était ; toute modification ici le refait.',
  others: 'Autres plans de ce logement',
  compare: 'Comparer',
  compareWith: (name) => `Comparer avec ${name}`,
  compareThis: (name) => `Choisir ${name} pour la comparaison`,
  compareBoth: 'Comparer les deux',
  chooseTwo: 'Cochez deux plans pour les comparer.',
  compareTitle: 'Deux plans côte à côte',
  onlyDifferent: 'Seulement ce qui diffère',
  noDifference: 'Les deux plans ne diffèrent pas.',
  figure: 'Donnée',
  difference: 'Différence',
  differs: 'autre',
  equal: 'égal',
  swap: 'Inverser les deux',
  energyAfter: 'Énergie après travaux',
  goal: 'Objectif',
  chance: 'Probabilité de l’atteindre',
  money: 'Argent et CO₂',
  works: 'Travaux',
  notIn: 'pas dans ce plan',
  delete: 'Supprimer ce plan',
  deleted: 'Supprimé. Ses passeports restent.',
  deletedShort: 'supprimé',
  deletedOnes: (count) => `Plans supprimés (${count})`,
  isDeleted: 'Ce plan est supprimé : aucune liste ne le montre, et aucun passeport ne peut en être fait.',
  restore: 'Restaurer',
  restored: 'Restauré.',
};

export const reportList: ReportListTexts = {
  state: 'État',
  outdated: 'dépassé',
  current: 'à jour',
  none: 'Pas encore de passeports. Ouvrez un logement et créez-en un, ou choisissez plusieurs logements et créez-en un pour chacun.',
  noMatch: 'Aucun passeport ne correspond à ces filtres.',
  madeAt: 'Créé',
  homeChanged: (when) => `logement modifié le ${when}`,
  planChanged: (when) => `plan modifié le ${when}`,
  otherPrices: 'prix modifiés depuis le plan : replanifiez d’abord le logement',
  again: 'Recréer',
  makeAll: 'Recréer tous les passeports dépassés',
  made: (made, failed) => (failed === '0' ? `Recréés : ${made}` : `Recréés : ${made}, échecs : ${failed}`),
  download: (address) => `PDF : ${address}`,
  older: 'Plus anciens',
  languages: {
    'nl-BE': 'néerlandais (Belgique)',
    'nl-NL': 'néerlandais (Pays-Bas)',
    'fr-BE': 'français',
    en: 'anglais',
  },
};

export const buyers: BuyersTexts = {
  title: 'Acheteurs',
  lead: 'Ceux qui ont laissé leurs coordonnées sur la page d’un logement. Seule cette agence les voit. Les propriétaires du compte les suppriment sous Données et vie privée.',
  which: 'Afficher',
  waiting: 'ceux qui attendent une réponse',
  handled: 'ceux qui ont eu une réponse',
  none: 'Personne n’attend de réponse. La page Identité visuelle permet de choisir si on demande leurs coordonnées aux acheteurs.',
  noneHandled: 'Personne pour l’instant.',
  older: 'Plus anciens',
  wishes: {
    CALL_BACK: 'souhaite être contacté au sujet d’un plan enregistré',
    CHANGES: 'souhaite être averti des changements',
  },
  done: 'Fait',
  notDone: 'Pas encore fait',
  doneOn: (day) => `fait le ${day}`,
  ofPlan: 'Acheteur à contacter',
};

export const certificates: CertificatesTexts = {
  title: 'Certificat PEB',
  lead: 'Un PDF, une photo ou un fichier de données. Ce qui est certain est rempli là où personne n’a rien dit.',
  choose: 'Lire un certificat',
  reading: 'Lecture en cours …',
  applied: (applied, read) =>
    read === 0
      ? 'Rien n’a été compris.'
      : `${read} ${read === 1 ? 'valeur lue' : 'valeurs lues'}, dont ${applied} ${applied === 1 ? 'remplie' : 'remplies'}.`,
  otherAddress: 'Le certificat est d’une autre adresse : rien n’a été rempli.',
  failures: {
    not_a_certificate: 'Ceci ne ressemble pas à un certificat énergétique.',
    other_certificate: 'C’est un certificat d’un autre genre, qui ne peut pas être lu.',
    other_address: 'Le certificat est d’une autre adresse.',
    unreadable: 'Le document est illisible.',
    encrypted: 'Le document est protégé par un mot de passe.',
    too_large: 'Le document est trop grand.',
    took_too_long: 'La lecture a pris trop de temps.',
  },
  register: {
    title: 'Label enregistré',
    origin: 'label enregistré, EP-Online',
    found: (label, day) =>
      day === null ? `${label} dans EP-Online.` : `${label} dans EP-Online, enregistré le ${day}.`,
    readOn: (day) => `Lu le ${day}.`,
    waiting: 'EP-Online est interrogé …',
    ask: 'Demander à nouveau',
    states: {
      NO_ADDRESS: '',
      WAITING: 'Pas encore lu.',
      FOUND: 'EP-Online connaît ce logement, mais pas son label.',
      NONE: 'EP-Online n’a pas de label pour cette adresse.',
      SEVERAL:
        'EP-Online a des labels de plusieurs logements à cette adresse : complétez la lettre ou l’ajout du numéro.',
      OTHER_KIND:
        'EP-Online a le label d’un autre genre de logement à cette adresse : vérifiez l’adresse et le type.',
      UNUSABLE: 'EP-Online a donné une réponse illisible.',
    },
  },
};
