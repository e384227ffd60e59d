import type { CertificateTexts } from './en.ts';
import { certificateTexts as belgian } from './nl-BE.ts';

export const certificateTexts: CertificateTexts = {
  ...belgian,
  certificateTitle: 'Hebt u het energielabel?',
  certificateLead:
    'Geef het hier en het plan wordt echt van u: oppervlakten, isolatie, verwarming en label worden eruit gelezen. Een pdf of een foto is genoeg.',
  certificateChoose: 'Kies het energielabel',
  certificateLikely: 'controleer dit',
  certificateUnknownAddress:
    'Er was geen adres om te vergelijken: controleer of dit het energielabel van deze woning is.',
  certificateOutcomes: {
    read: 'Het energielabel is gelezen en zit in het plan hieronder.',
    nothing: 'Het energielabel is gelezen, maar er staat niets in wat dit plan kan gebruiken.',
    different_address: 'Dit is het energielabel van een ander adres; er wordt niets van gebruikt.',
    not_a_certificate: 'Dit lijkt geen energielabel. Kies het energielabel zelf.',
    other_address: 'Dit bestand bevat geen energielabel van dit adres.',
    other_certificate:
      'Dit is een ander soort certificaat: van gemeenschappelijke delen, een kantoor of een ander land. Kies dat van deze woning.',
    unreadable:
      'We konden dit bestand niet lezen. De pdf zoals die is afgegeven werkt het best; een foto moet scherp en recht zijn en de hele pagina tonen.',
    encrypted: 'Dit bestand is beveiligd met een wachtwoord. Sla het op zonder en probeer het opnieuw.',
    too_large: 'Dit bestand is te groot. Kies alleen het energielabel, tot 10 MB.',
    took_too_long:
      'Het lezen duurde te lang. Probeer de pdf zoals die is afgegeven, of probeer het straks opnieuw.',
    too_many: 'Dat was veel tegelijk. Wacht een minuut en probeer het opnieuw.',
    busy: 'Het lezen lukte nu niet. Probeer het straks opnieuw.',
  },
};
