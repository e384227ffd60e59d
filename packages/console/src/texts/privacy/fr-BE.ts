import type { PrivacyTexts } from './en.ts';

export const privacy: PrivacyTexts = {
  title: 'Données et vie privée',
  whereTitle: 'Ce qui est conservé, et où',
  where: [
    {
      what: 'Logements, plans, tâches',
      where: 'Dans la base de données de ce serveur, jusqu’à ce que quelqu’un les supprime.',
    },
    { what: 'Passeports', where: 'En PDF dans le stockage de ce serveur, tant que leur plan existe.' },
    {
      what: 'Certificats',
      where:
        'Lus puis supprimés ; conservés seulement tant qu’un contrôle est attendu, ou là où l’identité visuelle le prévoit.',
    },
    {
      what: 'Membres',
      where:
        'Nom, adresse, empreinte du mot de passe et réseau de chaque session. Qui quitte toutes les agences est oublié.',
    },
    {
      what: 'Agents de votre propre programme',
      where: 'Seulement l’identifiant que votre programme leur donne.',
    },
    {
      what: 'Acheteurs',
      where:
        'Pas de compte. Là où l’identité visuelle le permet, ce qu’ils laissent pour être contactés ou avertis est conservé pour vous ; sinon, c’est transmis à votre programme et n’attend ici que jusqu’à sa réception.',
    },
  ],
  keptTitle: 'Durée de conservation',
  keptLead:
    'Ce qui vieillit disparaît de soi-même. La personne qui gère le serveur fixe les durées maximales ; vous pouvez conserver un type moins longtemps. Comptez d’abord ce qui disparaîtrait de votre agence : compter ne supprime rien, et votre choix ne vaut qu’un jour plus tard.',
  keptTable: 'Types de données et durée de conservation',
  tryDays: 'Si l’on conservait pendant (jours)',
  count: 'Compter',
  kind: 'Type',
  keptFor: 'Conservé',
  forEver: 'sans limite',
  days: (days) => (days === 1 ? '1 jour' : `${days} jours`),
  older: 'Durée dépassée',
  olderThan: (days) => `Plus de ${days === 1 ? '1 jour' : `${days} jours`}`,
  kinds: {
    'idempotency-keys': 'Réponses conservées pour les demandes répétées',
    'webhook-deliveries': 'Événements envoyés aux webhooks',
    'batch-children': 'Logements de tâches anciennes',
    'calculation-jobs': 'Tâches',
    'saved-plans': 'Plans enregistrés par des acheteurs, avec leurs passeports',
    'contact-requests': 'Coordonnées d’acheteurs qui voulaient de vos nouvelles',
    'review-documents': 'Certificats en attente de contrôle',
    imports: 'De quoi annuler des importations',
    'connection-runs': 'Résultats des lectures de connexions',
    'audit-entries': 'Qui a fait quoi',
  },
  shorten: 'Conserver moins longtemps …',
  shortenOf: (kind) => `Conserver moins longtemps : ${kind}`,
  serverKeeps: (time) => `le serveur : ${time}`,
  holdsFrom: (moment) => `à partir du ${moment} ; d’ici là, rien ne disparaît pour cela`,
  takeBack: 'Comme le serveur',
  takeBackOf: (kind) => `Conserver aussi longtemps que le serveur : ${kind}`,
  ownDays: (shortest, longest) =>
    longest === null ? `Jours, ${shortest} au moins` : `Jours, de ${shortest} à ${longest}`,
  wouldGo: (count) =>
    count === 0
      ? 'Aujourd’hui, rien ne disparaîtrait.'
      : count === 1
        ? 'Aujourd’hui, 1 élément disparaîtrait définitivement.'
        : `Aujourd’hui, ${count} éléments disparaîtraient définitivement.`,
  keepFor: (days) => `Conserver ${days}`,
  personTitle: 'Supprimer les données d’une personne',
  personLead:
    'Cherchez un agent par son identifiant dans votre programme, un membre par son nom ou son adresse, le contact de votre agence ou un acheteur qui a laissé ses coordonnées par son nom, son numéro ou son adresse.',
  searchPerson: 'Nom, adresse, numéro ou identifiant',
  find: 'Chercher',
  nobody: 'Personne ne porte ce nom dans les données de cette agence.',
  personKinds: {
    user: 'agent de votre propre programme',
    member: 'membre',
    contact: 'contact de l’agence',
    buyer: 'acheteur qui a laissé ses coordonnées',
  },
  userEffect: (estates, renovations) =>
    `${estates <= 1 ? `${estates} logement` : `${estates} logements`} et ${renovations <= 1 ? `${renovations} plan` : `${renovations} plans`} restent, sans agent. Les copies qui nomment la personne (réponses conservées, événements envoyés) sont supprimées. C’est irréversible ; si votre programme renvoie l’identifiant, il sera de nouveau ici.`,
  memberEffect:
    'L’accès, les sessions, les clés d’accès et le compte lui-même sont supprimés. Ce que la personne a fait reste, sans nom, dans « Qui a fait quoi ». C’est irréversible.',
  memberEffectKept:
    'L’accès à cette agence et toutes les sessions sont supprimés. Le compte reste, car cette personne appartient aussi à une autre agence.',
  contactEffect:
    'Le nom, le numéro et l’adresse disparaissent de la page que voient les acheteurs. Les passeports déjà créés les gardent.',
  buyerEffect:
    'Tout ce qui a été laissé avec cette adresse ou ce numéro est supprimé, y compris ce qui attend un webhook. Le plan enregistré reste. C’est irréversible.',
  erase: (name) => `Supprimer les données de ${name}`,
  eraseShort: 'Supprimer …',
  typeName: (name) => `Pour confirmer, tapez : ${name}`,
  erased: (name) => `Les données de ${name} sont supprimées.`,
  erasedUser: (name, estates, renovations, copies) =>
    `Les données de ${name} sont supprimées : ${estates} logements et ${renovations} plans n’ont plus d’agent, et ${copies} copies sont effacées.`,
  exportTitle: 'Tout exporter',
  exportLead:
    'Un seul fichier avec tout ce qui est conservé de cette agence : logements, plans, passeports, tâches, membres, prix et qui a fait quoi, un élément par ligne en JSON, avec la liste des fichiers. Les secrets n’y sont pas. L’exportation est inscrite dans « Qui a fait quoi ».',
  exportNow: 'Tout exporter',
  exporting: 'Le fichier est en cours d’écriture …',
  exported: 'Le fichier est complet.',
  cutOff: 'Le fichier a été interrompu en chemin. Réessayez.',
};
