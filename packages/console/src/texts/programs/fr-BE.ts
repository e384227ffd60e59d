import type { ProgramTexts } from './en.ts';

export const programs: ProgramTexts = {
  title: 'API et webhooks',
  clients: 'Clients de l’API',
  clientsLead:
    'Les programmes qui appellent l’API pour cette agence : votre site, votre CRM. Donnez à chacun le sien.',
  noClients: 'Aucun pour le moment.',
  clientName: 'À quoi il sert',
  clientExample: 'par exemple Site web',
  may: 'Peut',
  permissions: {
    'estates:read': 'lire les logements',
    'estates:write': 'ajouter et modifier des logements',
    'calculations:create': 'faire établir des plans',
    'renovations:read': 'lire les plans',
    'renovations:write': 'modifier les plans',
    'reports:read': 'lire les passeports',
    'reports:create': 'créer des passeports',
  },
  create: 'Créer',
  clientId: 'Identifiant du client',
  secret: 'Clé secrète',
  secretOnce: 'Copiez la clé là où le programme tourne. Elle n’est montrée que maintenant.',
  secretKept: 'Je l’ai gardée',
  copy: 'Copier',
  lastToken: (moment) => `utilisé la dernière fois ${moment}`,
  neverUsed: 'jamais utilisé',
  oneSecret: '1 clé valable',
  secrets: (count) => (count <= 1 ? `${count} clé valable` : `${count} clés valables`),
  disabledSince: (date) => `désactivé le ${date}`,
  newSecret: 'Nouvelle clé',
  newSecretLead:
    'La clé précédente reste valable jusqu’à la création de la suivante, le temps d’adapter le programme. Si elle a fuité, mettez fin aux anciennes tout de suite.',
  endOthers: 'Mettre fin aux anciennes clés maintenant',
  disable: 'Désactiver',
  confirmDisable: (name) =>
    `Désactiver « ${name} » ? Le programme perd l’accès en une seconde. C’est irréversible.`,
  typeName: (name) => `Tapez ${name} pour continuer`,
  webhooks: 'Webhooks',
  webhooksLead: 'Les adresses qui sont prévenues lorsqu’il se passe quelque chose.',
  noWebhooks: 'Aucun pour le moment.',
  url: 'Adresse (https://…)',
  events: {
    'calculation_job.finished': 'un plan est prêt',
    'calculation_job.failed': 'un logement n’a pas pu être planifié',
    'calculation_job.stopped': 'la planification a été arrêtée',
    'report.created': 'un passeport est prêt',
    'plan_alert.requested': 'un acheteur veut être contacté, ou averti des changements d’un plan',
    'connection.failed': 'une connexion ne fonctionne plus',
    'webhook.test': 'test',
  },
  tellOf: 'Quand',
  signingSecret: 'Clé qui signe les messages',
  states: {
    delivering: 'Fonctionne.',
    failing: 'Les derniers essais ont échoué ; d’autres suivent.',
    paused: 'Laissé en paix un moment, après trop d’échecs.',
    disabled: 'Abandonné, faute de réponse pendant des jours. Rien n’est envoyé avant la reprise.',
  },
  lastDelivered: (moment) => `Dernier envoi réussi ${moment}.`,
  lastFailed: (moment) => `Dernier échec ${moment} :`,
  pausedUntil: (moment) => `Prochain essai ${moment}.`,
  dropped: (count) =>
    count === 1
      ? '1 message n’a pas été remis et ne le sera pas.'
      : `${count} messages n’ont pas été remis et ne le seront pas.`,
  test: 'Envoyer un message de test',
  resume: 'Reprendre',
  resumed: (count) =>
    count === 0
      ? 'Repris.'
      : count === 1
        ? 'Repris ; 1 message en attente part maintenant.'
        : `Repris ; ${count} messages en attente partent maintenant.`,
  remove: 'Supprimer',
  confirmRemove:
    'Supprimer ce webhook ? L’historique des envois disparaît avec lui, et ce qui attend est abandonné.',
  deliveries: 'Ce qui a été envoyé',
  noDeliveries: 'Rien pour le moment.',
  taken: 'reçu',
  notTaken: 'non reçu',
  attempt: 'Essai',
  answer: 'Réponse',
  duration: 'Durée',
  noAnswer: 'pas de réponse',
  body: 'Contenu',
  bodyNotKept: 'Non conservé, car il contient l’adresse d’une personne.',
  resend: 'Renvoyer',
  sending: 'Envoi …',
  stillSending: 'Pas encore envoyé. Regardez de nouveau dans un instant.',
  lookAgain: 'Regarder de nouveau',
  older: 'Plus anciens',
};
