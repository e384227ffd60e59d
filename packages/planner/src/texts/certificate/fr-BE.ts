import type { CertificateTexts } from './en.ts';

export const certificateTexts: CertificateTexts = {
  certificateTitle: 'Avez-vous le certificat PEB ?',
  certificateLead:
    'Déposez-le et le plan devient vraiment le vôtre : surfaces, isolation, chauffage et label y sont lus. Un PDF ou une photo suffit.',
  certificateChoose: 'Choisir le certificat',
  certificateDrop: 'ou déposez-le ici',
  certificateSend: 'Le lire',
  certificatePrivate: 'Il est lu sur ce serveur, pour cette page seulement, et n’est pas conservé.',
  certificateKeep: (context) => `Le donner aussi à ${context}, pour le dossier de ce logement.`,
  certificateSending: 'Envoi…',
  certificateReading: 'Lecture… une photo peut prendre 20 secondes.',
  certificateRead: (facts) =>
    facts === 1
      ? 'Une donnée a été lue, et le plan l’utilise.'
      : `${facts} données ont été lues, et le plan les utilise.`,
  certificateKept: (context) => `${context} le reçoit aussi.`,
  certificateSure: 'confirmé deux fois',
  certificateLikely: 'à vérifier',
  certificateHowSure: 'Certitude',
  certificateLeftOut: (facts) => `Non utilisé, car pas assez sûr ou plus valable : ${facts}.`,
  certificateUnknownAddress:
    'Aucune adresse n’a pu être comparée : vérifiez que c’est bien le certificat de ce logement.',
  certificateOutcomes: {
    read: 'Le certificat a été lu, et le plan ci-dessous l’utilise.',
    nothing: 'Le certificat a été lu, mais il ne dit rien que ce plan puisse utiliser.',
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
    too_many: 'Cela fait beaucoup à la fois. Attendez une minute et réessayez.',
    busy: 'La lecture n’a pas fonctionné à l’instant. Réessayez dans un moment.',
  },
};
