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
  register: {
    title: 'Geregistreerd label',
    origin: 'geregistreerd label, EP-Online',
    found: (label, day) =>
      day === null ? `${label} in EP-Online.` : `${label} in EP-Online, geregistreerd op ${day}.`,
    readOn: (day) => `Gelezen op ${day}.`,
    waiting: 'EP-Online wordt geraadpleegd …',
    ask: 'Opnieuw opvragen',
    states: {
      NO_ADDRESS: '',
      WAITING: 'Nog niet gelezen.',
      FOUND: 'EP-Online kent deze woning, maar niet het label.',
      NONE: 'EP-Online heeft geen label van dit adres.',
      SEVERAL:
        'EP-Online heeft labels van meerdere woningen op dit adres: vul de huisletter of toevoeging aan.',
      OTHER_KIND:
        'EP-Online heeft op dit adres een label van een ander soort woning: controleer adres en type.',
      UNUSABLE: 'EP-Online gaf een antwoord dat niet te lezen is.',
    },
  },
};
