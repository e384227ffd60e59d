import type { OriginWords } from '../catalogue.ts';

export const origins: OriginWords = {
  tellers: {
    READER: 'door u opgegeven',
    CLIENT: 'opgegeven door het kantoor',
    MEMBER: 'opgegeven door een adviseur van het kantoor',
    CONNECTION: 'uit een gekoppeld register',
    CERTIFICATE: 'uit het energielabel van {issued_date}',
  },
  undatedCertificate: 'uit het energielabel',
  typicalOf: {
    HOUSE: 'typisch voor een huis uit {year}',
    APARTMENT: 'typisch voor een appartement uit {year}',
  },
  weaknesses: {
    certificate_expired: 'verlopen',
    older_than_renovation: 'van voor de renovatie',
  },
  certificateNotes: {
    certificate_expired:
      'Het energielabel is verlopen op {until_date}: wat erin staat, telt minder dan wat anderen zeggen.',
    older_than_renovation:
      'Het energielabel van {issued_date} is van voor de renovatie van {year}: alleen oppervlakten en vorm van de woning tellen daaruit nog mee.',
  },
};
