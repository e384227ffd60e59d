import type { OriginWords } from '../catalogue.ts';

export const origins: OriginWords = {
  tellers: {
    READER: 'indiqué par vous',
    CLIENT: 'indiqué par l’agence',
    MEMBER: 'indiqué par un conseiller de l’agence',
    CONNECTION: 'd’un registre relié',
    CERTIFICATE: 'selon le certificat du {issued_date}',
  },
  undatedCertificate: 'selon le certificat',
  typicalOf: {
    HOUSE: 'typique d’une maison de {year}',
    APARTMENT: 'typique d’un appartement de {year}',
  },
  weaknesses: {
    certificate_expired: 'expiré',
    older_than_renovation: 'd’avant la rénovation',
  },
  certificateNotes: {
    certificate_expired:
      'Le certificat a expiré le {until_date} : ce qu’il indique compte moins que ce que disent les autres.',
    older_than_renovation:
      'Le certificat du {issued_date} date d’avant la rénovation de {year} : seules les surfaces et la forme du logement en sont encore retenues.',
  },
};
