import type {
  ApprovalsTexts,
  BuyersTexts,
  CertificatesTexts,
  MapTexts,
  NewHomeTexts,
  NewProgrammeTexts,
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
  otherTypes: (count, isOne) =>
    isOne ? '1 bien sans plan de rénovation' : `${count} biens sans plan de rénovation`,
  otherTypesHint: 'Terrains, bureaux, etc. : ils restent dans la liste, sans plan.',
  failedJobs: (count, isOne) =>
    isOne
      ? '1 tâche avec des logements en échec ces 7 derniers jours'
      : `${count} tâches avec des logements en échec ces 7 derniers jours`,
  toReview: (count, isOne) => (isOne ? '1 certificat à vérifier' : `${count} certificats à vérifier`),
  savedByBuyers: (count, isOne) =>
    isOne
      ? '1 plan enregistré par un acheteur ces 7 derniers jours'
      : `${count} plans enregistrés par des acheteurs ces 7 derniers jours`,
  buyersToContact: (count, isOne) => (isOne ? '1 acheteur à contacter' : `${count} acheteurs à contacter`),
  outdatedPassports: (count, isOne) =>
    isOne ? '1 passeport n’est plus à jour' : `${count} passeports ne sont plus à jour`,
  passportsHint: 'Leur contenu a changé depuis. Les plus anciens :',
  expiring: (count, isOne) =>
    isOne
      ? '1 certificat a expiré ou expire d’ici 60 jours'
      : `${count} certificats ont expiré ou expirent d’ici 60 jours`,
  validUntil: (day) => `valable jusqu’au ${day}`,
  madeOn: (day) => `créé ${day}`,
  makeAgain: 'Les recréer',
  yearHint: 'Nécessaire pour un plan.',
  locationHint: 'Nécessaire pour un plan. Complétez par une importation ou via l’API.',
  failedOf: (failed, total) => `en échec : ${failed} sur ${total}`,
  show: 'Afficher',
  showAll: 'Tout afficher',
  fillIn: 'Compléter',
  choose: 'Choisir et calculer le plan',
  seeWhy: 'Voir les raisons',
  archive: 'Archiver',
  review: 'Vérifier',
  firstSteps: 'Premiers pas',
  steps: {
    homes: 'Importez vos logements',
    plans: 'Calculez leurs plans',
    passports: 'Créez un premier passeport',
    colleagues: 'Invitez un collègue',
  },
  done: 'fait',
  toDo: 'à faire',
  hideSteps: 'Masquer ces étapes',
};

export const views: ViewsTexts = {
  title: 'Vues',
  name: 'Nom de cette vue',
  share: 'partager avec les collègues',
  shared: 'partagée',
  byColleague: 'd’un collègue',
  all: 'Tous',
  save: 'Enregistrer cette vue',
  saveNow: 'Enregistrer',
  own: 'pour vous seul',
  actions: (name) => `Vue ${name}`,
  delete: (name) => `Supprimer la vue ${name}`,
  deleted: (name) => `« ${name} » est supprimée.`,
};

export const map: MapTexts = {
  title: 'Carte',
  open: 'Carte',
  list: 'Afficher en liste',
  places: (count, isOne) => (isOne ? '1 localité' : `${count} localités`),
  shadeBy: 'Colorer selon',
  shades: {
    label: 'Label actuel',
    count: 'Logements',
    cost: 'Coût',
  },
  sizes: 'Plus il y a de logements, plus le cercle est grand.',
  from: (euros) => `à partir de ${euros}`,
  tip: (place, homes, label) => `${place} : ${homes}${label === null ? '' : ` · ${label}`}`,
  unplaced: (homes, isOne) =>
    isOne
      ? '1 logement n’est pas sur la carte, car sa position est inconnue. Il est dans la liste.'
      : `${homes} logements ne sont pas sur la carte, car leur position est inconnue. Ils sont dans la liste.`,
  caption: 'Localités, avec liens vers leurs logements',
  labels: 'Labels actuels',
  mostCommon: 'Le plus fréquent',
  average: 'Coût moyen',
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
    'Laissez vide pour en créer une. Les importations suivantes s’en servent pour retrouver le logement.',
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
    MEMBER: 'créé par un collègue',
    CLIENT: 'créé via l’API',
  },
  lookOnly: 'consultation seule',
  copyName: (name) => `${name}, adapté`,
  saveTitle: 'Enregistrer comme nouveau plan',
  saveLead: 'Vos modifications sont enregistrées dans un nouveau plan. L’original reste inchangé.',
  save: 'Enregistrer le plan adapté',
  saved: 'Enregistré comme nouveau plan.',
  impossible: 'Ces données se contredisent : il n’y a pas de plan. Annulez la dernière modification.',
  changedSince:
    'Le logement, les prix ou la méthode ont changé depuis ce plan. Vous voyez l’original ; toute modification ici le recalcule.',
  others: 'Autres plans de ce logement',
  compare: 'Comparer',
  compareWith: (name) => `Comparer avec ${name}`,
  compareThis: (name) => `Choisir ${name} pour la comparaison`,
  compareBoth: 'Comparer les deux',
  chooseTwo: 'Cochez deux plans pour les comparer.',
  compareTitle: 'Deux plans côte à côte',
  onlyDifferent: 'Différences seulement',
  noDifference: 'Les deux plans sont identiques.',
  figure: 'Donnée',
  difference: 'Différence',
  differs: 'autre',
  equal: 'égal',
  swap: 'Inverser les deux',
  energyAfter: 'Énergie après travaux',
  goal: 'Objectif',
  chance: 'Probabilité de ce label',
  money: 'Argent et CO₂',
  works: 'Travaux',
  notIn: 'pas dans ce plan',
  delete: 'Supprimer ce plan',
  deleted: 'Supprimé. Ses passeports restent.',
  deletedShort: 'supprimé',
  deletedOnes: (count) => `Plans supprimés (${count})`,
  isDeleted:
    'Ce plan est supprimé. Il n’apparaît plus dans les listes et vous ne pouvez plus en faire un passeport.',
  restore: 'Restaurer',
  restored: 'Restauré.',
};

export const reportList: ReportListTexts = {
  allLanguages: 'toutes les langues',
  state: 'État',
  outdated: 'plus à jour',
  current: 'à jour',
  none: 'Pas encore de passeports',
  noneHint: 'Ouvrez un logement et créez-en un, ou sélectionnez plusieurs logements.',
  noMatch: 'Aucun passeport ne correspond à ces filtres.',
  madeAt: 'Créé',
  homeChanged: (when) => `logement modifié ${when}`,
  planChanged: (when) => `plan modifié ${when}`,
  otherPrices: 'prix modifiés depuis le plan : recalculez d’abord le plan',
  otherBranding: 'votre nom, logo ou contact modifié',
  again: 'Recréer',
  makeAll: 'Recréer tous les passeports qui ne sont plus à jour',
  download: (address) => `PDF : ${address}`,
  older: 'Afficher les plus anciens',
  languages: {
    'nl-BE': 'néerlandais (Belgique)',
    'nl-NL': 'néerlandais (Pays-Bas)',
    'fr-BE': 'français',
    en: 'anglais',
  },
};

export const buyers: BuyersTexts = {
  title: 'Acheteurs',
  lead: 'Acheteurs qui ont laissé leurs coordonnées sur la page d’un logement. Seule votre agence les voit. Les propriétaires du compte peuvent les supprimer sous Données et vie privée.',
  which: 'Afficher',
  waiting: 'à contacter',
  handled: 'contactés',
  none: 'Aucun acheteur à contacter',
  noneHint: 'Sous Identité visuelle, vous choisissez si les acheteurs peuvent laisser leurs coordonnées.',
  noneHandled: 'Personne pour l’instant.',
  older: 'Afficher les plus anciens',
  wishes: {
    CALL_BACK: 'souhaite parler d’un plan enregistré',
    CHANGES: 'souhaite être averti des changements',
  },
  done: 'Fait',
  notDone: 'Marquer comme non fait',
  doneOn: (day) => `fait ${day}`,
  ofPlan: 'Acheteur à contacter',
};

export const certificates: CertificatesTexts = {
  title: 'Certificat PEB',
  lead: 'Un PDF, une photo ou un fichier de données. Les valeurs fiables complètent ce qui est encore inconnu.',
  choose: 'Charger un certificat',
  reading: 'Lecture en cours …',
  readingPage: (page, pages) => `Lecture de la page ${page} sur ${pages} du scan …`,
  applied: (applied, read) =>
    read === 0
      ? 'Aucune valeur trouvée.'
      : `${read} ${read === 1 ? 'valeur lue' : 'valeurs lues'}, dont ${applied} ${applied === 1 ? 'remplie' : 'remplies'}.`,
  unreadPages: (pages) =>
    pages.length === 1
      ? `La page ${pages[0]} du scan n’a pas pu être lue.`
      : `Les pages ${pages.join(', ')} du scan n’ont pas pu être lues.`,
  noModel: (packages) =>
    `Ce serveur n’a pas de modèle OCR pour la langue de ce scan : des mots peuvent être mal lus. Son administrateur peut installer ${packages.join(', ')}.`,
  noOcr: (packages) =>
    `Ce document est un scan et ce serveur n’a pas d’OCR pour le lire. Son administrateur peut installer ${packages.join(', ')}.`,
  otherAddress: 'Le certificat concerne une autre adresse : rien n’a été rempli.',
  failures: {
    not_a_certificate: 'Ceci ne ressemble pas à un certificat énergétique.',
    other_certificate: 'Ce type de certificat n’est pas pris en charge.',
    other_address: 'Le certificat concerne une autre adresse.',
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
    readOn: (day) => `Consulté le ${day}.`,
    waiting: 'Consultation d’EP-Online …',
    ask: 'Actualiser',
    states: {
      NO_ADDRESS: '',
      WAITING: 'Pas encore consulté.',
      FOUND: 'EP-Online connaît ce logement, mais pas son label.',
      NONE: 'EP-Online n’a pas de label pour cette adresse.',
      SEVERAL:
        'EP-Online a des labels de plusieurs logements à cette adresse : complétez la lettre ou l’ajout du numéro.',
      OTHER_KIND:
        'EP-Online a le label d’un autre type de logement à cette adresse : vérifiez l’adresse et le type.',
      UNUSABLE: 'EP-Online a renvoyé une réponse non valable.',
    },
  },
};

export const newProgramme: NewProgrammeTexts = {
  name: 'Nom',
  firstName: (first, last) => `Programme ${first}–${last}`,
  homes: 'Logements',
  filtered: 'Logements du filtre',
  sameHomes: 'Les mêmes logements',
  firstYear: 'Première année',
  yearCount: 'Nombre d’années',
  budget: 'Budget par an (€)',
  budgetHint: 'Primes déduites, TVA comprise. Vide : sans limite.',
  perYear: 'Un autre montant certaines années',
  budgetOf: (year) => `Budget ${year} (€)`,
  otherBudgets: 'Calculer aussi avec 50, 75, 125 et 150 % de ce budget',
  otherBudgetsHint: 'Montre ce qu’apporte plus ou moins d’argent. Prend plus de temps.',
  share: (percent) => `${percent} % du budget`,
  goal: 'Objectif',
  goals: {
    LOWEST_COST: 'Le coût le plus bas',
    MOST_CO2_PER_EURO: 'Le plus de CO₂ évité',
    MOST_TENANTS_HELPED: 'Le plus d’habitants aidés',
  },
  goalHints: {
    LOWEST_COST: 'Travaux et énergie ensemble, sur 30 ans.',
    MOST_CO2_PER_EURO: 'Autant que le budget le permet.',
    MOST_TENANTS_HELPED: 'Une facture d’énergie inférieure d’au moins 20 %, le plus tôt possible.',
  },
  needsBudget: 'Cet objectif demande un budget.',
  duties: 'Obligations légales',
  dutyNames: {
    vlg_housing_code: 'Code flamand du logement',
    bru_275: 'Bruxelles, 275 kWh/m² au plus',
    bru_150: 'Bruxelles, 150 kWh/m² au plus',
    wal_all_owners: 'Calendrier wallon (prévu)',
    nl_rental: 'Logements loués aux Pays-Bas, label D au moins (prévu)',
    nl_social_housing: 'Logements sociaux néerlandais sans label E, F et G',
  },
  noDuties: 'Il n’y a pas d’obligations légales pour ces logements.',
  chance: 'Probabilité avec laquelle chaque logement remplit son obligation',
  moreLimits: 'Autres limites',
  owner: 'Usage des logements',
  homesPerYear: 'Logements par an',
  hoursOf: (trade) => `Heures par an, ${trade}`,
  trades: { shell: 'enveloppe', glass: 'vitrage', installer: 'chauffagistes', electrician: 'électriciens' },
  emptyIsNone: 'Vide : sans limite.',
  labelShare: (year) => `Logements avec un label fin ${year ?? 'de période'} (%)`,
  orBetter: 'Ce label ou mieux',
  energyCut: (year) => `Énergie primaire économisée fin ${year ?? 'de période'} (%)`,
  fromWorst: (percent) =>
    `dont ${percent} % dans les logements les moins performants, comme dans la directive PEB`,
  noneWithHigherBill: 'Aucune facture d’énergie ne peut augmenter',
  solve: 'Calculer',
};

export const approvals: ApprovalsTexts = {
  approve: (year) => `Approuver ${year}`,
  hint: 'Chaque logement reçoit son plan. Le programme suivant laisse cette année telle quelle.',
  withPassports: 'Créer aussi les passeports',
  approved: (year, homes) => `${year} est approuvée : ${homes}`,
  plans: (done, all) => `${done} plans prêts sur ${all}`,
  done: (count) => `${count} réalisés`,
  overdue: (count) => `${count} en retard`,
  otherBudget: 'Un autre budget de ce programme est approuvé.',
  showIt: 'L’afficher',
  chooseYear: 'Choisissez une année pour l’approuver.',
  selectHomes: 'Sélectionnez des logements pour signaler leurs travaux comme réalisés.',
  doneOn: 'Réalisé le',
  report: (count, isOne) =>
    isOne ? 'Signaler 1 logement comme réalisé' : `Signaler ${count} logements comme réalisés`,
  reported: (count, isOne) =>
    isOne
      ? '1 logement signalé comme réalisé. Ses données et son plan suivent.'
      : `${count} logements signalés comme réalisés. Leurs données et leurs plans suivent.`,
  states: { approved: 'approuvé', done: (day) => `réalisé le ${day}` },
};
