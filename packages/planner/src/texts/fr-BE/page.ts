import { withNoBreakSpaces } from '@rooftree/words/fr-BE/no-break-spaces';
import type { HousePart } from '../../drawing/house-facts.ts';
import type {
  CertificateTexts,
  HouseTexts,
  ReviewPageTexts,
  SharingTexts,
  Texts,
  YearTexts,
} from '../en/page.ts';
import { decisionTexts, moneyTexts } from './decision.ts';

export const certificateTexts: CertificateTexts = {
  certificateTitle: 'Avez-vous le certificat PEB ?',
  certificateLead:
    'Chargez-le pour un plan plus précis : nous y lisons surfaces, isolation, chauffage et label. Un PDF ou une photo suffit.',
  certificateChoose: 'Choisir le certificat',
  certificateDrop: 'ou déposez-le ici',
  certificateSend: 'Charger',
  certificatePrivate: 'Il ne sert qu’à cette page et n’est pas conservé.',
  certificateKeep: (context) => `Le partager aussi avec ${context}, pour le dossier de ce logement.`,
  certificateSending: 'Envoi…',
  certificateReading: 'Lecture… une photo peut prendre 20 secondes.',
  certificateRead: (facts) =>
    facts === 1
      ? 'Une donnée trouvée ; elle est maintenant dans le plan.'
      : `${facts} données trouvées ; elles sont maintenant dans le plan.`,
  certificateKept: (context) => `${context} le reçoit aussi.`,
  certificateSure: 'confirmé deux fois',
  certificateLikely: 'à vérifier',
  certificateHowSure: 'Certitude',
  certificateLeftOut: (facts) => `Non utilisé, car pas assez sûr ou plus valable : ${facts}.`,
  certificateUnknownAddress:
    'Aucune adresse n’a pu être comparée : vérifiez que c’est bien le certificat de ce logement.',
  certificateOutcomes: {
    read: 'Le plan ci-dessous utilise maintenant le certificat.',
    nothing: 'Le certificat ne contient rien que ce plan puisse utiliser.',
    different_address: 'C’est le certificat d’une autre adresse ; rien n’en est utilisé.',
    not_a_certificate: 'Ceci ne semble pas être un certificat PEB. Choisissez le certificat lui-même.',
    other_address: 'Ce fichier ne contient pas de label pour cette adresse.',
    other_certificate:
      'Ce certificat est d’un autre type : parties communes, bureau ou autre pays. Choisissez celui de ce logement.',
    unreadable:
      'Nous n’avons pas pu lire ce fichier. Le PDF tel qu’il a été délivré convient le mieux ; une photo doit être nette, droite et montrer toute la page.',
    encrypted: 'Ce fichier est protégé par un mot de passe. Enregistrez-le sans et réessayez.',
    too_large: 'Ce fichier est trop grand. Choisissez le certificat seul, jusqu’à 10 Mo.',
    took_too_long:
      'La lecture a pris trop de temps. Essayez le PDF tel qu’il a été délivré, ou réessayez plus tard.',
    too_many: 'Trop de fichiers à la fois. Attendez une minute et réessayez.',
    busy: 'La lecture n’a pas fonctionné à l’instant. Réessayez dans un moment.',
  },
};

/** Each part's gender and number, which its rating takes on. */
const FORM_OF: Record<HousePart, keyof typeof RATINGS> = {
  roof: 'feminine',
  walls: 'masculinePlural',
  windows: 'femininePlural',
  floor: 'masculine',
  heating: 'masculine',
  ventilation: 'feminine',
  hot_water: 'feminine',
  solar_panels: 'masculinePlural',
};

const RATINGS = {
  masculine: { 0: 'mauvais', 1: 'faible', 2: 'moyen', 3: 'bon', 4: 'très bon' },
  feminine: { 0: 'mauvaise', 1: 'faible', 2: 'moyenne', 3: 'bonne', 4: 'très bonne' },
  masculinePlural: { 0: 'mauvais', 1: 'faibles', 2: 'moyens', 3: 'bons', 4: 'très bons' },
  femininePlural: { 0: 'mauvaises', 1: 'faibles', 2: 'moyennes', 3: 'bonnes', 4: 'très bonnes' },
};

export const houseTexts: HouseTexts = {
  partNames: {
    roof: 'Toiture',
    walls: 'Murs',
    windows: 'Fenêtres',
    floor: 'Sol',
    heating: 'Chauffage',
    ventilation: 'Ventilation',
    hot_water: 'Eau chaude',
    solar_panels: 'Panneaux PV',
  },
  drawingAlt: (address, parts) => `Dessin de ${address}. ${parts}`,
  keyAssumed: 'supposé',
  houseTitle: 'Votre logement, partie par partie',
  houseLead: 'Ce que nous savons de chaque partie, ce que nous supposons et ce que le plan y change.',
  rating: (part, rating) => RATINGS[FORM_OF[part]][rating],
  partNext: (step, work) => `Étape ${step} : ${work}`,
  partStays: 'Pas de changement dans ce plan.',
  labelName: (label) => `label ${label}`,
  rungNot: 'hors de portée',
  rungSensible: (amount) => `judicieux en plus : ${amount}`,
  goalBeyond: (goal, price, more, label) =>
    `Le label ${goal} seul coûte ${price}. Ce plan fait aussi ce qui est judicieux dans tous les cas (${more}) et atteint ainsi le label ${label}.`,
  goalSensible: (goal, price, more) =>
    `Le label ${goal} seul coûte ${price}. Le reste (${more}) va à des travaux judicieux dans tous les cas.`,
  goalAtOnce: (goal, label) =>
    `Le plan le moins cher pour le label ${goal} atteint directement le label ${label}.`,
};

export const sharingTexts: SharingTexts = {
  shortTitle: (from, to) => `Label ${from} aujourd’hui, ${to} après travaux`,
  shortSteps: (steps) =>
    steps === 1 ? 'Plan de rénovation en une étape' : `Plan de rénovation en ${steps} étapes`,
  shortCost: (range) => `${range}, primes déduites`,
  shortNothing: 'Aucuns travaux nécessaires',
  badgeText: (amount) => `environ ${amount}`,
  badgeAction: 'Voir le plan',
  passport: 'Passeport (PDF)',
  share: 'Partager',
  callPerson: (name) => (name === null ? 'Nous appeler' : `Appeler ${name}`),
  linkCopied: 'Le lien est copié.',
  linkToCopy: 'Le lien de ce plan :',
  savedLink: 'Lien du plan enregistré',
  alertTitle: 'M’avertir si les prix ou les primes changent',
  alertLead: (context) =>
    `${context} vous préviendra. Cette page transmet votre adresse e-mail ou votre numéro de téléphone à ${context} et n’en garde aucune copie une fois la transmission faite.`,
  alertLeadKept: (context) =>
    `${context} vous préviendra. Votre nom, votre adresse e-mail ou votre numéro de téléphone est conservé pour ${context} seulement, et uniquement à cette fin ; vous pouvez à tout moment demander à ${context} de l’effacer.`,
  reachName: 'Nom',
  phoneForm: 'Chiffres et espaces, comme +32 9 000 00 00.',
  savePlanLeadAsking: (context) =>
    `Les plans enregistrés sont conservés chez ${context}. Aucun compte n’est nécessaire.`,
  callBackConsent: (context) =>
    `Je souhaite que ${context} me contacte au sujet de ce plan, et j’accepte que mes coordonnées soient conservées à cette fin.`,
  callBackKept: (context) =>
    `Seul ${context} les voit ; elles n’apparaissent jamais sur cette page. Vous pouvez à tout moment demander à ${context} de les effacer.`,
  alertEmail: 'Adresse e-mail',
  alertPhone: 'Numéro de téléphone',
  alertConsent: (context) =>
    `J’accepte que ${context} utilise cette donnée pour m’informer des changements relatifs à ce plan.`,
  alertSend: 'Tenez-moi au courant',
  alertEither: 'Indiquez une adresse e-mail ou un numéro de téléphone.',
  alertSent: (context) => `Transmis à ${context}.`,
  alertRefused: 'Vérifiez l’adresse e-mail ou le numéro de téléphone.',
  contactTitle: 'Des questions ? Contactez-nous',
  contactLead: (context) => `${context} connaît ce logement.`,
  call: (phone) => `Appeler le ${phone}`,
  mail: 'Écrire un e-mail',
  visitSite: 'Prendre rendez-vous',
  mailSubject: (address) => `Plan de rénovation ${address}`,
  printedFrom: (url, day) => `${url}, ${day}`,
};

export const yearTexts: YearTexts = {
  yearsTitle: (year) => `Terminé en ${year}, étape par étape`,
  yearsLead:
    'Ouvrez une étape pour la déplacer vers une autre année ; les étapes suivantes se décalent. Les montants sont aux prix et primes d’aujourd’hui.',
  yearOfStep: (step, work) => `Année de l’${step.toLowerCase()} : ${work}`,
  earlier: 'Plus tôt',
  later: 'Plus tard',
  yearsAsProposed: 'Revenir aux années proposées',
  yearsChange: 'Modifier les années',
  yearFollows: (year) => `${year}, suit les autres étapes`,
  yearHead: 'Année',
  yearLabel: 'Label',
  yearBill: 'Énergie par an ensuite',
  occasions: {
    duty: (year) => `avant l’obligation légale de ${year}`,
    end_of_life: (year) => `le chauffage sera en fin de vie vers ${year}`,
    order: (year) => `avant l’étape suivante (${year})`,
    none: 'quand cela vous convient',
  },
  yearsTooLate: (label, year) => `Trop tard pour la loi : le label ${label} est obligatoire d’ici ${year}.`,
  dearer: (amount) => `${amount} de plus`,
  cheaper: (amount) => `${amount} de moins`,
  sameCost: 'même coût',
  labelStill: (label) => `toujours le label ${label}`,
  labelInstead: (label, before) => `label ${label} au lieu de ${before}`,
  doneInstead: (year, before) => `terminé en ${year} au lieu de ${before}`,
  energyDearer: (amount, year) => `${amount} d’énergie en plus jusqu’en ${year}`,
  energyCheaper: (amount, year) => `${amount} d’énergie en moins jusqu’en ${year}`,
};

export const reviewTexts: ReviewPageTexts = withNoBreakSpaces({
  certificateNames: {
    flanders: 'Certificat EPC',
    brussels: 'Certificat PEB',
    wallonia: 'Certificat PEB',
    netherlands: 'Label énergétique',
    other: 'Certificat',
  },
  reviewTitle: (name, address) => `${name} : ${address}`,
  reviewLead: 'Vérifiez chaque valeur : acceptez-la, corrigez-la ou rejetez-la.',
  reviewAbout: (about) => `Sur le certificat : ${about}`,
  reviewOtherAddress: 'Le certificat indique une autre adresse : rien n’en a encore été utilisé.',
  reviewUseAnyway: 'C’est le bon certificat : l’utiliser quand même',
  reviewUseFirst: 'Confirmez d’abord que c’est le bon certificat.',
  reviewBack: 'Retour à la console',
  reviewDetails: 'Détails',
  reviewDocument: 'Le document',
  reviewMissing: 'Introuvable sur le certificat',
  reviewSearched: (terms, pages) =>
    pages > 1 ? `recherché « ${terms} » sur ${pages} pages` : `recherché « ${terms} »`,
  reviewAccept: 'Accepter',
  reviewCorrect: 'Corriger',
  reviewReject: 'Rejeter',
  reviewRead: 'Sur le certificat :',
  reviewHeld: 'Valeur actuelle :',
  reviewShow: (page) => `Montrer à la page ${page}`,
  reviewPage: (page) => `Page ${page} du certificat`,
  reviewPlace: (fact) => `${fact} : lu ici`,
  reviewCorrection: (fact) => `${fact}, corrigé`,
  reviewWrong: 'Cette valeur n’est pas possible ici.',
  reviewNoDocument: 'Le document n’est plus disponible : seules les valeurs restent.',
  reviewDoubt: 'douteux',
  reviewSave: 'Enregistrer la vérification',
  reviewOnce: 'Ce lien fonctionne jusqu’à l’enregistrement de la vérification.',
  reviewDone: 'Merci',
  reviewDoneLead: (accepted, corrected, rejected) =>
    `${accepted} acceptées, ${corrected} corrigées, ${rejected} rejetées. Le document a été supprimé.`,
});

export const texts: Texts = withNoBreakSpaces({
  ...certificateTexts,
  ...decisionTexts,
  ...houseTexts,
  ...moneyTexts,
  ...sharingTexts,
  ...yearTexts,
  skipToPlan: 'Aller au plan',
  engineMissing:
    'Le plan ne peut pas être recalculé : une partie de cette page n’a pas pu être chargée. Vos choix sont conservés dans le lien de la page.',
  loadAgain: 'Recharger la page',
  chooseLanguage: 'Langue',
  title: (address) => `Plan de rénovation pour ${address}`,
  heading: (from, to) => `Du label ${from} au label ${to}`,
  headingUnreached: (from, to) => `Du label ${from} au mieux au label ${to}`,
  headingExcellent: (label) => `Déjà label ${label} : aucuns travaux nécessaires`,
  headingStays: (label) => `Label ${label} : aucune étape possible avec ces choix`,
  excellent:
    'Ce logement atteint déjà son objectif : le plan ne contient pas de travaux. Vous pouvez choisir un objectif plus élevé ou ajouter des travaux.',
  cost: 'Vous payez, primes déduites',
  costWithoutGrants: (total) => `${total} TVAC ; aucune prime comptée`,
  savesPerYear: 'Facture réduite de',
  perYear: (amount) => `${amount} par an`,
  co2: 'CO₂ évité',
  co2PerYear: (tonnes) => `${tonnes} tonnes par an`,
  pictureAlt: (address) => `Photo : ${address}`,
  living: (area) => `${area}\u00a0m² habitables`,
  builtIn: (year) => `construit en ${year}`,
  now: 'Aujourd’hui',
  after: 'Après travaux',
  ladderTitle: (from, to) => `Label PEB : ${from} aujourd’hui, ${to} après les travaux`,
  kwhPerM2: (value) => `${value} kWh/m²`,
  roadmapTitle: (count) => (count === 1 ? 'Une étape' : `${count} étapes, dans cet ordre`),
  stepsTitle: (count) => `${count} étapes`,
  step: (number) => `Étape ${number}`,
  stepTo: (label) => `vers le label ${label}`,
  works: 'Travaux',
  cheaperOrDearer: (range) => `TVAC, probablement ${range}`,
  worksExclVat: 'Travaux, HTVA',
  vat: 'TVA',
  grants: 'Primes',
  youPay: 'Vous payez',
  billPerYear: 'Facture d’énergie, par an',
  co2Year: 'CO₂, kg par an',
  paybackNever: 'L’économie d’énergie seule n’amortit pas cette étape',
  anyway: (amount) => `Dont ${amount} que vous dépenseriez de toute façon, pour l’entretien`,
  stepDetails: 'Travaux, primes et conditions',
  quantity: 'Quantité',
  amount: 'TVAC',
  grantFrom: 'Prime',
  conditions: 'Conditions',
  leaveOut: (measure) => `Retirer : ${measure}`,
  chooseInstead: (measure, price) => `Plutôt ${measure} (${price})`,
  bridgeTitle: (net) => `Primes déduites, vous payez ${net}`,
  bridgeTitleWithout: (total) => `Sans primes, vous payez ${total}`,
  heatTitle: (element, share) => `La plus grande perte de chaleur : ${element}, ${share}`,
  heatLead: (percent) =>
    `Après les travaux, le logement perd ${percent} de chaleur en moins. Les deux dessins ont la même échelle.`,
  heatLeadSame: 'Ce que chaque partie du logement perd par degré de froid extérieur.',
  heatBefore: 'Aujourd’hui',
  heatAfter: 'Après les travaux',
  heatAlt: (when, list) => `Coupe du logement, ${when}. Pertes de chaleur : ${list}.`,
  heatColumn: 'Pertes de chaleur, W/K',
  heatPart: 'Partie du logement',
  confidenceTitle: 'Quelle est la fiabilité de ce plan ?',
  quality: {
    A: 'Ce plan s’appuie sur un certificat ou sur des données mesurées.',
    B: 'La plupart des données sont connues ; le reste est typique de ce genre de logement et de son année.',
    C: 'Peu de données sont connues. Une grande partie de ce plan est typique de ce genre de logement et de son année.',
    D: 'Les données ne suffisent pas pour un plan.',
  },
  targetChance: (label, percent) =>
    `La probabilité que ces travaux atteignent le label ${label} est de ${percent}.`,
  confidenceRange: (bill) => `Pour huit logements semblables sur dix, la facture baisse de ${bill} par an.`,
  factsThatHelp: 'Vos réponses rendraient ce plan nettement plus précis.',
  oneFactThatHelps: 'Votre réponse rendrait ce plan nettement plus précis.',
  assumptions: 'Ce que ce plan suppose',
  fact: 'Donnée',
  value: 'Valeur',
  origins: 'Origine',
  warnings: 'À noter',
  waysTitle: (count) =>
    count === 1
      ? 'Toutes les options mènent aux mêmes travaux'
      : count === 2
        ? 'Deux options'
        : 'Trois options',
  waysSame: (cost) =>
    `Le plan le moins cher, le meilleur sur 30 ans et celui sans gaz ni mazout sont ici identiques : ${cost}.`,
  wayChance: (percent) => `sûr à ${percent}`,
  wayBill: (amount) => `${amount} d’énergie en moins par an`,
  ways: {
    cheapest: 'La moins chère vers le label',
    lifetime: 'La plus avantageuse sur 30 ans',
    fossil_free: 'Sans gaz ni mazout',
  },
  wayChoose: 'Choisir',
  wayChosen: 'Votre plan',
  wayNoWorks: 'Aucun travail',
  detailsTitle: 'En savoir plus',
  playTitle: 'Essayez vous-même',
  target: 'Objectif : label PEB',
  budget: 'Budget, primes déduites',
  noBudget: 'Sans limite',
  objective: 'Ce qui compte le plus',
  objectives: {
    least_investment: 'Coût le plus bas, primes déduites',
    least_lifetime_cost: 'Coût le plus bas sur 30 ans',
    best_label_within_budget: 'Meilleur label dans le budget',
  },
  ownership: 'Occupation du logement',
  incomeGroup: 'Revenus du ménage, pour les primes',
  incomeUnknown: 'Non précisés (prime la plus basse)',
  incomeGroups: {
    1: 'Catégorie la plus haute',
    2: 'Catégorie moyenne supérieure',
    3: 'Catégorie moyenne inférieure',
    4: 'Catégorie la plus basse',
  },
  measuresTitle: 'Choisir les travaux',
  measureChoice: {
    auto: 'Selon le plan',
    on: 'Toujours',
    off: 'Jamais',
  },
  factsTitle: 'Corriger une donnée',
  factsLead: 'Les champs vides prennent les valeurs typiques de ce genre de logement et de son année.',
  moreFacts: 'Autres données',
  unknownFact: 'Inconnu',
  typicalIs: (value) => `Inconnu (typique : ${value})`,
  givenIs: (value) => `Donnée reçue : ${value}`,
  givenAsMeasured: 'Comme mesuré',
  factRange: (low, high) => `Indiquez une valeur de ${low} à ${high}.`,
  undo: 'Annuler',
  startOver: 'Recommencer',
  changedChoices: (count) => (count === 1 ? '1 choix' : `${count} choix`),
  leftOutOfLink: (names) => `Certains choix de ce lien ne sont pas possibles ici et sont ignorés : ${names}.`,
  announce: (label, net) => `Label ${label}, vous payez ${net}, primes déduites.`,
  savePlanTitle: 'Conserver ce plan',
  savePlanLead: (context) =>
    `Les plans enregistrés sont conservés par ${context}. Ni compte ni donnée personnelle ne sont demandés.`,
  planName: 'Nom du plan',
  planNameDefault: (label) => `Notre plan vers le label ${label}`,
  save: 'Enregistrer ce plan',
  saving: 'Enregistrement…',
  saved: (name) => `Enregistré sous « ${name} ».`,
  savedButChanged: 'Vous avez modifié le plan depuis. Enregistrez-le à nouveau pour obtenir son rapport.',
  download: 'Télécharger le rapport',
  downloading: 'Le rapport est en préparation…',
  downloaded: 'Le rapport est prêt.',
  openReport: 'Ouvrir le rapport (PDF)',
  failed: 'Une erreur s’est produite. Vérifiez votre connexion et réessayez.',
  outdated:
    'Cette page n’est plus à jour. Rechargez-la, puis enregistrez le plan : vos choix sont conservés.',
  refused: 'Ces choix ne permettent pas d’établir un plan pour ce bien. Modifiez-en un et réessayez.',
  tooLarge:
    'Ce plan est trop volumineux pour être enregistré. Donnez-lui un nom plus court ou faites moins de choix.',
  busy: 'Notre serveur ne peut pas traiter cette demande pour le moment. Réessayez dans une minute.',
  tooMany: 'Beaucoup de plans viennent d’être enregistrés. Patientez une minute et réessayez.',
  nameNeeded: 'Donnez au plan un nom de 100 caractères au plus.',
  footer: (date, engine, data) =>
    `Plan indicatif aux prix et règles du ${date} (méthode ${engine}, données ${data}). Ce n’est ni un certificat PEB, ni une offre, ni un conseil.`,
  jumpToControls: 'Essayez',
  summary: 'Le plan en bref',
  notFound: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Le lien est incomplet, ou le plan n’existe plus. Vérifiez le lien, ou demandez-en un nouveau à l’expéditeur.',
  },
  deactivated: {
    title: 'Ce bien n’est plus proposé',
    text: (context) => `${context} l’a retiré. Demandez à ${context} quels biens sont proposés aujourd’hui.`,
  },
  unplannable: {
    title: 'Pas encore de plan',
    notADwelling:
      'Pas de plan de rénovation pour ce bien : nous en faisons pour les maisons et les appartements.',
    yearMissing: 'Il nous faut l’année de construction pour faire un plan. La connaissez-vous ?',
    regionMissing:
      'Nous ne connaissons pas assez bien le lieu pour appliquer les bonnes règles et les bons prix. Demandez à l’expéditeur du lien.',
    other: 'Il n’y a pas de plan avec ces données. Corrigez-les ou recommencez.',
    makePlan: 'Faire le plan',
  },
  unavailable: {
    title: 'Un instant',
    text: 'Le plan ne peut pas être affiché pour le moment. Rechargez la page dans une minute.',
  },
});
