import type { OriginWords } from '../catalogue.ts';

export const origins: OriginWords = {
  tellers: {
    READER: 'told by you',
    CLIENT: 'told by the agency',
    MEMBER: 'told by an adviser of the agency',
    CONNECTION: 'from a connected register',
    CERTIFICATE: 'from the certificate of {issued_date}',
  },
  undatedCertificate: 'from the certificate',
  typicalOf: {
    HOUSE: 'typical for a house from {year}',
    APARTMENT: 'typical for a flat from {year}',
  },
  weaknesses: {
    certificate_expired: 'expired',
    older_than_renovation: 'from before the renovation',
  },
  certificateNotes: {
    certificate_expired:
      'The certificate expired on {until_date}: what it says counts less than what others say.',
    older_than_renovation:
      'The certificate of {issued_date} is from before the renovation of {year}: of it, only areas and the shape of the home still count.',
  },
};
