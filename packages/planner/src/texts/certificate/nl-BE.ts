import type { CertificateTexts } from './en.ts';

export const certificateTexts: CertificateTexts = {
  certificateTitle: 'Hebt u het energieprestatiecertificaat?',
  certificateLead:
    'Geef het hier en het plan wordt echt het uwe: oppervlakten, isolatie, verwarming en label worden eruit gelezen. Een pdf of een foto volstaat.',
  certificateChoose: 'Kies het certificaat',
  certificateDrop: 'of sleep het hierheen',
  certificateSend: 'Lees het',
  certificatePrivate: 'Het wordt op deze server gelezen, alleen voor deze pagina, en niet bewaard.',
  certificateKeep: (context) => `Geef het ook aan ${context}, voor het dossier van deze woning.`,
  certificateSending: 'Versturen…',
  certificateReading: 'Lezen… een foto kan 20 seconden duren.',
  certificateRead: (facts) =>
    facts === 1
      ? 'Eén gegeven is gelezen en zit in het plan.'
      : `${facts} gegevens zijn gelezen en zitten in het plan.`,
  certificateKept: (context) => `${context} krijgt het ook.`,
  certificateSure: 'tweemaal bevestigd',
  certificateLikely: 'kijk dit na',
  certificateHowSure: 'Zekerheid',
  certificateLeftOut: (facts) => `Niet gebruikt, want niet zeker genoeg of niet meer geldig: ${facts}.`,
  certificateUnknownAddress:
    'Er was geen adres om te vergelijken: kijk na of dit het certificaat van deze woning is.',
  certificateOutcomes: {
    read: 'Het certificaat is gelezen en zit in het plan hieronder.',
    nothing: 'Het certificaat is gelezen, maar er staat niets in wat dit plan kan gebruiken.',
    different_address: 'Dit is het certificaat van een ander adres; er wordt niets van gebruikt.',
    not_a_certificate: 'Dit lijkt geen energieprestatiecertificaat. Kies het EPC zelf.',
    other_address: 'Dit bestand bevat geen label van dit adres.',
    other_certificate:
      'Dit is een ander soort certificaat: van gemeenschappelijke delen, een kantoor of een ander land. Kies dat van deze woning.',
    unreadable:
      'We konden dit bestand niet lezen. De pdf zoals ze werd afgeleverd werkt het best; een foto moet scherp en recht zijn en de hele pagina tonen.',
    encrypted: 'Dit bestand is beveiligd met een wachtwoord. Bewaar het zonder en probeer opnieuw.',
    too_large: 'Dit bestand is te groot. Kies het certificaat alleen, tot 10 MB.',
    took_too_long:
      'Het lezen duurde te lang. Probeer de pdf zoals ze werd afgeleverd, of probeer het straks opnieuw.',
    too_many: 'Dat was veel ineens. Wacht een minuut en probeer opnieuw.',
    busy: 'Het lezen lukte nu niet. Probeer het straks opnieuw.',
  },
};
