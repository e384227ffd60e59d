import type { PasskeyTexts } from './en.ts';

export const passkeys: PasskeyTexts = {
  signIn: 'Se connecter avec une clé d’accès',
  secondTitle: 'Encore une étape',
  secondLead: 'Votre compte a une clé d’accès : confirmez avec votre appareil que c’est bien vous.',
  usePasskey: 'Utiliser ma clé d’accès',
  lost: 'Je n’ai pas l’appareil sous la main',
  code: 'Code de secours',
  codeLead: 'L’un des dix codes reçus avec votre première clé d’accès. Chacun sert une fois.',
  useCode: 'Utiliser le code',
  wrongCode: 'Ce code n’est pas correct ou a déjà servi.',
  another: 'Se connecter sous un autre nom',
  stopped: 'L’appareil n’a pas donné de clé d’accès. Réessayez.',
  notVerified: 'La clé d’accès n’a pas pu être vérifiée. Réessayez.',
  known: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  title: 'Mes clés d’accès',
  lead: 'Une clé d’accès vous connecte avec votre doigt, votre visage ou un code PIN. Dès la première, le mot de passe seul ne suffit plus.',
  unable:
    'Les clés d’accès demandent un navigateur récent et une adresse avec un nom, en https ; sur votre propre ordinateur, http://localhost.',
  none: 'Aucune pour le moment.',
  name: 'Nom de l’appareil',
  nameExample: 'par exemple Téléphone',
  add: 'Ajouter une clé d’accès',
  created: (date) => `ajoutée le ${date}`,
  lastUsed: (date) => `utilisée la dernière fois le ${date}`,
  remove: (name) => `Supprimer ${name}`,
  confirmRemove: (name) => `Supprimer la clé d’accès « ${name} » ? Elle ne pourra plus vous connecter.`,
  confirmRemoveLast: (name) =>
    `Supprimer la clé d’accès « ${name} » ? C’est la dernière : le mot de passe seul suffira de nouveau, et les codes de secours disparaîtront.`,
  removeNow: 'Supprimer',
  codesLeft: (count) =>
    count <= 1 ? `${count} code de secours restant` : `${count} codes de secours restants`,
  renew: 'Créer de nouveaux codes',
  confirmRenew: 'Créer dix nouveaux codes de secours ? Ceux que vous avez ne serviront plus.',
  codesTitle: 'Vos codes de secours',
  codesOnce:
    'Gardez-les ailleurs que sur votre appareil, sur papier ou dans un gestionnaire de mots de passe. Ils ne sont montrés que maintenant ; chacun vous laisse entrer une fois sans clé d’accès.',
  copyCodes: 'Copier les codes',
  kept: 'Je les ai gardés',
};
