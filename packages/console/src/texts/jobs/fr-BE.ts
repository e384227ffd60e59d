import type { JobsTexts } from './en.ts';

export const jobs: JobsTexts = {
  title: 'Tâches',
  none: 'Pas encore de tâches. Planifiez des logements, leur avancement sera ici.',
  states: {
    NOT_STARTED: 'en attente',
    RUNNING: 'en cours',
    FINISHED: 'terminée',
    FAILED: 'en échec',
    STOPPED: 'arrêtée',
  },
  progress: (done, total) => `${done} sur ${total} logements`,
  failed: (count) => `${count} en échec`,
  stop: 'Arrêter',
  why: 'Causes des échecs',
  homes: (count, isOne) => (isOne ? '1 logement' : `${count} logements`),
  andMore: (count) => `et ${count} de plus`,
  again: (count, isOne) =>
    isOne ? 'Replanifier le logement en échec' : `Replanifier les ${count} logements en échec`,
  started: 'C’est parti : la tâche est en haut de la liste.',
  noReason: 'Aucune cause n’a été conservée.',
  older: 'Tâches plus anciennes',
};
