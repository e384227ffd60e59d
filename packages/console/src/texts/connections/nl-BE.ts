import type { ConnectionTexts } from './en.ts';

const homes = (count: number) => (count === 1 ? '1 woning' : `${count} woningen`);

export const connections: ConnectionTexts = {
  title: 'Koppelingen',
  lead: 'Woningen komen vanzelf uit uw eigen systeem: wijzigingen om de paar minuten, alles elke nacht.',
  none: 'Nog geen.',
  states: {
    ACTIVE: 'Werkt.',
    PAUSED: 'Gepauzeerd: er wordt niets vanzelf gelezen.',
    FAILING: 'Kan nu niet worden gelezen; het wordt opnieuw geprobeerd.',
    NEEDS_CREDENTIALS: 'De aanmeldgegevens worden geweigerd: geef nieuwe in.',
    NEEDS_DECISION: 'Wacht op uw beslissing.',
  },
  brings: (provider, count) => `Brengt ${homes(count)} uit ${provider}.`,
  lastRead: (moment) => `Laatst gelezen ${moment}.`,
  neverRead: 'Nog niet gelezen.',
  nextRead: (moment) => `Volgende keer ${moment}.`,
  reading: (read, all) =>
    all === null ? `Bezig met lezen: ${read} …` : `Bezig met lezen: ${read} van ${all} …`,
  outcome: ({ created, changed, unchanged, refused, deactivated }) =>
    `${created} nieuw, ${changed} gewijzigd, ${unchanged} ongewijzigd, ${refused} niet overgenomen, ${deactivated} gedeactiveerd.`,
  decide: (count) =>
    `${homes(count)} staan niet meer in de lijst. Dat is meer dan een vijfde: is de lijst volledig gelezen? Er is nog niets gewijzigd.`,
  keep: 'Behouden',
  deactivate: 'Deactiveren',
  readNow: 'Nu lezen',
  preview: 'Bekijken wat er zou komen',
  previewed: ({ counts, announced, is_whole }) =>
    `${is_whole ? '' : 'Van de eerste: '}${counts.created} nieuw, ${counts.changed} gewijzigd, ${counts.refused} kunnen niet worden overgenomen${announced === null ? '' : `; ${announced} in totaal`}. Er is niets opgeslagen.`,
  outcomes: {
    new: 'nieuw',
    changed: 'gewijzigd',
    unchanged: 'ongewijzigd',
    refused: 'niet overgenomen:',
    gone: 'niet meer aangeboden',
  },
  outcomeName: 'Wat er zou gebeuren',
  reference: 'Referentie',
  facts: 'Gegevens',
  close: 'Sluiten',
  pause: 'Pauzeren',
  goOn: 'Vanzelf verdergaan',
  newCredentials: 'Nieuwe aanmeldgegevens',
  credentials: {
    username: 'Gebruikersnaam',
    password: 'Wachtwoord',
    client_id: 'Client-ID',
    client_secret: 'Client secret',
    office_id: 'Nummer van het kantoor',
    token: 'Token',
    address: 'Adres van de API van de maatschappij',
    token_path: 'Pad van het aanmeldadres',
  },
  optional: 'niet verplicht',
  save: 'Opslaan',
  remove: 'Verwijderen',
  confirmRemove:
    'De koppeling verwijderen? De woningen blijven zoals ze zijn en worden niet meer bijgewerkt.',
  refused: (count) => `${homes(count)} niet overgenomen`,
  mend: 'Verbeter ze waar ze vandaan komen: de volgende keer worden ze overgenomen.',
  create: 'Nieuwe koppeling',
  createLead: 'Ze is eerst gepauzeerd: bekijk wat er zou komen en laat ze daarna vanzelf verdergaan.',
  provider: 'Systeem',
  name: 'Naam',
};
