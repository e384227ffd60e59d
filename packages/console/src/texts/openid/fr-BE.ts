import type { OpenidTexts } from './en.ts';

export const openid: OpenidTexts = {
  signIn: (name) => `Se connecter avec ${name}`,
  refused: (name) => `${name} n’a pas confirmé votre identité. Réessayez.`,
  noRole: (name) =>
    `${name} vous connaît, mais vous n’avez pas de rôle ici : aucun de vos groupes n’en a un, ou votre compte est bloqué. Adressez-vous à la personne qui gère ce serveur.`,
  known: (name) =>
    `Votre adresse a un autre compte ici, ou ${name} ne dit pas qu’elle a été vérifiée. Si vous avez un compte ici, connectez-vous comme avant, puis liez les deux sous « Équipe et accès » ; sinon, demandez une invitation.`,
  taken: (name) => `L’un des deux comptes est déjà lié à un autre, chez ${name} ou ici.`,
  gone: 'Cette connexion a expiré, a déjà servi ou a commencé dans un autre navigateur. Recommencez.',
  down: (name) =>
    `${name} ne répond pas pour le moment. Réessayez plus tard, ou connectez-vous avec votre mot de passe ou une clé d’accès.`,
  title: (name) => `Se connecter avec ${name}`,
  lead: (name) => `Liez votre compte chez ${name} : vous pourrez ensuite vous connecter avec lui.`,
  connect: (name) => `Lier ${name}`,
  connected: (name) => `Votre compte chez ${name} est lié : vous pouvez vous connecter avec lui.`,
};
