import type { PrivacyTexts } from './en.ts';

export const privacy: PrivacyTexts = {
  title: 'Gegevens en privacy',
  whereTitle: 'Wat waar wordt bewaard',
  where: [
    { what: 'Woningen, plannen, taken', where: 'In de databank van deze server, tot iemand ze verwijdert.' },
    { what: 'Paspoorten', where: 'Als pdf in de bestandsopslag van deze server, zolang hun plan bestaat.' },
    {
      what: 'Certificaten',
      where:
        'Worden gelezen en dan verwijderd; alleen bewaard zolang er een op nazicht wacht, of waar Huisstijl dat zegt.',
    },
    {
      what: 'Leden',
      where:
        'Naam, adres, een hash van het wachtwoord en het netwerk van elke sessie. Wie elk kantoor verlaat, wordt vergeten.',
    },
    { what: 'Makelaars in uw eigen programma', where: 'Alleen de id waarmee uw programma hen noemt.' },
    {
      what: 'Kopers',
      where:
        'Geen account. Waar Huisstijl het toelaat, wordt voor u bewaard wat ze achterlaten om gecontacteerd of verwittigd te worden; anders wordt het aan uw programma doorgegeven en wacht het hier alleen tot het is aangenomen.',
    },
  ],
  keptTitle: 'Hoelang het wordt bewaard',
  keptLead:
    'Wat veroudert, verdwijnt vanzelf. Wie de server beheert, stelt in hoelang iets hoogstens wordt bewaard; u kunt een soort korter bewaren. Tel eerst hoeveel van uw kantoor zou verdwijnen: tellen verwijdert niets, en uw keuze geldt pas een dag later.',
  keptTable: 'Soorten gegevens en hoelang ze worden bewaard',
  tryDays: 'Bij zoveel dagen bewaren',
  count: 'Tellen',
  kind: 'Soort',
  keptFor: 'Bewaard',
  forEver: 'altijd',
  days: (days) => (days === 1 ? '1 dag' : `${days} dagen`),
  older: 'Nu ouder',
  olderThan: (days) => `Ouder dan ${days === 1 ? '1 dag' : `${days} dagen`}`,
  kinds: {
    'idempotency-keys': 'Antwoorden bewaard voor herhaalde vragen',
    'webhook-deliveries': 'Berichten die naar webhooks zijn verstuurd',
    'batch-children': 'Afzonderlijke woningen van oude taken',
    'calculation-jobs': 'Taken',
    'saved-plans': 'Plannen die kopers bewaarden, met hun paspoorten',
    'contact-requests': 'Hoe kopers te bereiken zijn die iets wilden horen',
    'review-documents': 'Certificaten die op nazicht wachten',
    imports: 'Wat nodig is om imports ongedaan te maken',
    'connection-runs': 'Wat verbindingen hebben gelezen',
    'audit-entries': 'Wie wat deed',
  },
  shorten: 'Korter bewaren …',
  shortenOf: (kind) => `Korter bewaren: ${kind}`,
  serverKeeps: (time) => `de server: ${time}`,
  holdsFrom: (moment) => `vanaf ${moment}; tot dan verdwijnt daardoor niets`,
  takeBack: 'Zoals de server',
  takeBackOf: (kind) => `Even lang bewaren als de server: ${kind}`,
  ownDays: (shortest, longest) =>
    longest === null ? `Dagen, minstens ${shortest}` : `Dagen, van ${shortest} tot ${longest}`,
  wouldGo: (count) =>
    count === 0
      ? 'Vandaag zou niets verdwijnen.'
      : `Vandaag zou ${count === 1 ? '1 stuk' : `${count} stuks`} voorgoed verdwijnen.`,
  keepFor: (days) => `${days} bewaren`,
  personTitle: 'Gegevens van een persoon verwijderen',
  personLead:
    'Zoek een makelaar met de id uit uw programma, een lid met naam of adres, de contactpersoon van uw kantoor of een koper die contactgegevens achterliet met naam, nummer of adres.',
  searchPerson: 'Naam, adres, nummer of id',
  find: 'Zoeken',
  nobody: 'Niemand heet zo in de gegevens van dit kantoor.',
  personKinds: {
    user: 'makelaar in uw eigen programma',
    member: 'lid',
    contact: 'contact van het kantoor',
    buyer: 'koper die contactgegevens achterliet',
  },
  userEffect: (estates, renovations) =>
    `${estates === 1 ? '1 woning' : `${estates} woningen`} en ${renovations === 1 ? '1 plan' : `${renovations} plannen`} blijven, zonder makelaar. Kopieën die de persoon noemen (bewaarde antwoorden, verstuurde berichten) worden verwijderd. Dit kan niet ongedaan worden gemaakt; stuurt uw programma de id opnieuw, dan staat hij hier weer.`,
  memberEffect:
    'Toegang, sessies, passkeys en het account zelf worden verwijderd. Wat het lid deed, blijft zonder naam in “Wie wat deed”. Dit kan niet ongedaan worden gemaakt.',
  memberEffectKept:
    'De toegang tot dit kantoor en alle sessies worden verwijderd. Het account blijft, omdat deze persoon ook bij een ander kantoor hoort.',
  contactEffect:
    'Naam, nummer en adres verdwijnen van de pagina die kopers zien. Paspoorten die al gemaakt zijn, behouden ze.',
  buyerEffect:
    'Alles wat met dit adres of nummer is achtergelaten, wordt verwijderd, ook wat op een webhook wacht. Het bewaarde plan blijft. Dit kan niet ongedaan worden gemaakt.',
  erase: (name) => `Gegevens van ${name} verwijderen`,
  eraseShort: 'Verwijderen …',
  typeName: (name) => `Typ ter bevestiging: ${name}`,
  erased: (name) => `De gegevens van ${name} zijn verwijderd.`,
  erasedUser: (name, estates, renovations, copies) =>
    `De gegevens van ${name} zijn verwijderd: ${estates} woningen en ${renovations} plannen hebben geen makelaar meer, en ${copies} kopieën zijn weg.`,
  exportTitle: 'Alles exporteren',
  exportLead:
    'Eén bestand met alles wat van dit kantoor wordt bewaard: woningen, plannen, paspoorten, taken, leden, prijzen en wie wat deed, telkens één ding per regel als JSON, met een lijst van de bestanden. Geheimen staan er niet in. De export staat in “Wie wat deed”.',
  exportNow: 'Alles exporteren',
  exporting: 'Het bestand wordt geschreven …',
  exported: 'Het bestand is volledig.',
  cutOff: 'Het bestand is onderweg afgebroken. Probeer opnieuw.',
};
