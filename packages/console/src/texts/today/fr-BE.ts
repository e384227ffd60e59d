import type { TodayTexts } from './en.ts';

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
