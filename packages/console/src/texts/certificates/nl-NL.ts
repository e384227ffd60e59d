import type { CertificatesTexts } from './en.ts';

export const certificates: CertificatesTexts = {
  title: 'Energielabel',
  lead: 'Een pdf, een foto of een gegevensbestand. Wat zeker is, wordt ingevuld waar nog niemand iets heeft gezegd.',
  choose: 'Een energielabel lezen',
  reading: 'Aan het lezen …',
  applied: (applied, read) =>
    read === 0
      ? 'Er is niets begrepen.'
      : `${read} ${read === 1 ? 'waarde' : 'waarden'} gelezen, ${applied} ingevuld.`,
  otherAddress: 'Het energielabel is van een ander adres: er is niets ingevuld.',
  failures: {
    not_a_certificate: 'Dit lijkt geen energiecertificaat.',
    other_certificate: 'Dit is een ander soort certificaat, dat niet kan worden gelezen.',
    other_address: 'Het certificaat is van een ander adres.',
    unreadable: 'Het document is niet leesbaar.',
    encrypted: 'Het document is beveiligd met een wachtwoord.',
    too_large: 'Het document is te groot.',
    took_too_long: 'Het lezen duurde te lang.',
  },
};
