import type { ConnectionTexts } from './en.ts';

const homes = (count: number) => (count === 1 ? '1 bien' : `${count} biens`);

export const connections: ConnectionTexts = {
  title: 'Connexions',
  lead: 'Les biens arrivent d’eux-mêmes de votre propre système : les changements toutes les quelques minutes, l’ensemble chaque nuit.',
  none: 'Aucune pour le moment.',
  states: {
    ACTIVE: 'Fonctionne.',
    PAUSED: 'En pause : rien n’est lu automatiquement.',
    FAILING: 'Ne peut pas être lue pour le moment ; un nouvel essai suivra.',
    NEEDS_CREDENTIALS: 'Les identifiants sont refusés : saisissez-en de nouveaux.',
    NEEDS_DECISION: 'Attend votre décision.',
  },
  brings: (provider, count) => `Apporte ${homes(count)} de ${provider}.`,
  lastRead: (moment) => `Dernière lecture : ${moment}.`,
  neverRead: 'Pas encore lue.',
  nextRead: (moment) => `Prochaine : ${moment}.`,
  reading: (read, all) => (all === null ? `Lecture : ${read} …` : `Lecture : ${read} sur ${all} …`),
  outcome: ({ created, changed, unchanged, refused, deactivated }) =>
    `${created} nouveaux, ${changed} modifiés, ${unchanged} inchangés, ${refused} non repris, ${deactivated} désactivés.`,
  decide: (count) =>
    `${homes(count)} ne figurent plus dans la liste. C’est plus d’un cinquième : la liste a-t-elle été lue en entier ? Rien n’a encore été modifié.`,
  keep: 'Les garder',
  deactivate: 'Les désactiver',
  readNow: 'Lire maintenant',
  preview: 'Voir ce qui arriverait',
  previewed: ({ counts, announced, is_whole }) =>
    `${is_whole ? '' : 'Des premiers : '}${counts.created} nouveaux, ${counts.changed} modifiés, ${counts.refused} ne peuvent pas être repris${announced === null ? '' : ` ; ${announced} en tout`}. Rien n’a été enregistré.`,
  outcomes: {
    new: 'nouveau',
    changed: 'modifié',
    unchanged: 'inchangé',
    refused: 'non repris :',
    gone: 'plus proposé',
  },
  outcomeName: 'Ce qui se passerait',
  reference: 'Référence',
  facts: 'Données',
  close: 'Fermer',
  pause: 'Mettre en pause',
  goOn: 'Continuer automatiquement',
  newCredentials: 'Nouveaux identifiants',
  credentials: {
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    client_id: 'Identifiant client',
    client_secret: 'Secret du client',
    office_id: 'Numéro de l’agence',
    token: 'Jeton',
    address: 'Adresse de l’API de la société',
    token_path: 'Chemin de l’adresse de connexion',
  },
  optional: 'facultatif',
  save: 'Enregistrer',
  remove: 'Supprimer',
  confirmRemove: 'Supprimer la connexion ? Ses biens restent tels quels et ne sont plus tenus à jour.',
  refused: (count) => `${homes(count)} non repris`,
  mend: 'Corrigez-les à la source : la prochaine lecture les reprendra.',
  create: 'Nouvelle connexion',
  createLead:
    'Elle est d’abord en pause : regardez ce qui arriverait, puis laissez-la continuer automatiquement.',
  provider: 'Système',
  name: 'Nom',
};
