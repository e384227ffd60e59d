import { type Differences, withDifferences } from '@rooftree/words/differences';
import type { Texts } from '../en/texts.ts';
import { texts as belgian } from '../nl-BE/texts.ts';
import { dataDifferences } from './data.ts';

export { places, planning } from '@rooftree/words/nl-NL/terms';

export const differences: Differences<Texts> = {
  ...dataDifferences,
  sessionEnded:
    'Uw sessie is beëindigd, hier of vanaf een ander apparaat. Meld u opnieuw aan en u bent weer waar u was.',
  join: 'Uitnodiging accepteren',
  joinLeadKnown: 'U heeft al een account: uw wachtwoord is genoeg.',
  joinSignInFirst: (context) =>
    `U bent uitgenodigd bij ${context}. Uw account heeft geen wachtwoord: log in zoals altijd en accepteer daarna.`,
  joinSignedIn: (email) => `U bent ingelogd als ${email}: accepteer, en u bent binnen.`,
  joinAsOther: (email) =>
    `Deze uitnodiging is voor iemand anders, en u bent ingelogd als ${email}. Log uit, dan staat de uitnodiging hier opnieuw.`,
  noContext: 'U heeft nog geen toegang tot een kantoor. Vraag een eigenaar om u uit te nodigen.',
  notFound: 'Op dit adres is niets te vinden.',
  offline: 'De server is niet bereikbaar. Controleer uw verbinding.',
  tooMany: 'Te veel verzoeken tegelijk. Wacht een minuut en probeer opnieuw.',
  after: 'Na de maatregelen',
  noLabel: 'onbekend',
  energyNow: 'Energieverbruik nu (kWh per jaar)',
  energyAfter: 'Energieverbruik na de maatregelen (kWh per jaar)',
  certificateUntil: 'Energielabel geldig tot',
  certificateExpires: (days) => `binnen ${days} dagen, of verlopen`,
  facts: 'Wat bekend is',
  factGroups: {
    other: 'Energielabel en gebruik',
  },
  notKnown: 'niet bekend',
  factChanged: (value) =>
    `Iemand anders heeft dit net gewijzigd in: ${value}. Sla opnieuw op om het te vervangen.`,
  origins: {
    CERTIFICATE: 'energielabel',
  },
  save: 'Opslaan',
  forget: 'Niet bekend',
  saved: 'Opgeslagen. Het plan dateert van voor deze wijziging.',
  cannotPlan: (count, isOne) =>
    isOne
      ? '1 kan nog niet worden gepland: het bouwjaar of de postcode ontbreekt, of het is geen huis of appartement.'
      : `${count} kunnen nog niet worden gepland: het bouwjaar of de postcode ontbreekt, of het zijn geen huizen of appartementen.`,
  planFailed: 'Deze woning kan niet worden gepland:',
  ownSessions: 'Waar u bent aangemeld',
  audit: {
    lead: 'Elke wijziging die leden hebben gevraagd, en elke wijziging van leden, API-clients, webhooks en instellingen. Hier kan niets in de lijst worden veranderd.',
    from: 'Waarvandaan',
    link: 'iemand met de link voor de controle',
    operations: {
      reviewCertificate: 'controleerde een certificaat',
      putPriceBookDraft: 'sloeg een concept van het prijzenboek op',
      deletePriceBookDraft: 'gooide het concept van het prijzenboek weg',
      signIn: 'logde in met een wachtwoord',
      signInByLink: 'logde in met een link',
      signInByPasskey: 'logde in met een passkey',
      signInByRecoveryCode: 'logde in met een herstelcode',
      signInByOpenid: 'logde in via de OpenID-provider',
      acceptInvitation: 'uitnodiging geaccepteerd',
      resendWebhookDelivery: 'bericht opnieuw verstuurd',
      putEstate: 'woning opgeslagen',
      putEstates: 'woningen opgeslagen',
      readCertificate: 'energielabel ingelezen',
      withdrawCertificate: 'energielabel ingetrokken',
      createReviewLink: 'link gemaakt om een energielabel te controleren',
      stopCalculationJob: 'planning gestopt',
      chooseRetention: 'gekozen hoe lang iets wordt bewaard',
    },
    fields: {
      accepted: 'geaccepteerd',
      switched_off: 'niet meegetelde subsidies',
      grants: 'eigen subsidies',
      left: 'ongemoeid gelaten',
    },
  },
  jobs: {
    again: (count, isOne) =>
      isOne ? 'Mislukte woning opnieuw plannen' : `${count} mislukte woningen opnieuw plannen`,
  },
  branding: {
    look: 'Naam en uitstraling',
    logoForms:
      'PNG, JPEG of SVG, maximaal 500 kB. Het staat op de pagina’s van woningen, op gedeelde links en op nieuwe paspoorten.',
    logoRefused:
      'Deze afbeelding kan niet worden gebruikt. Kies een PNG-, JPEG- of SVG-bestand van maximaal 500 kB en 4.000 pixels per zijde.',
    logoAddressHint: 'Dat staat alleen op de pagina’s van woningen.',
    contact: 'Met wie kopers contact opnemen',
    certificates: 'Energielabels van eigenaren',
    keepsCertificates:
      'Wat eigenaren op de pagina van hun woning aanleveren, wordt bewaard als gegevens van de woning',
    keepsCertificatesHint: 'Anders telt het alleen voor hun eigen bezoek.',
    saveAll: 'Opslaan',
    saved: 'Opgeslagen. Kopers zien het vanaf nu.',
    undone: 'Alles is weer zoals eerst.',
    mendFirst: 'Niet opgeslagen: verbeter wat is gemarkeerd.',
    changedMeanwhile: 'Nog niet opgeslagen: iemand anders heeft intussen instellingen gewijzigd.',
    foreignLead:
      'Iemand anders heeft dit intussen opgeslagen. Wat u heeft getypt, staat er nog; kijk het na en sla opnieuw op.',
    alsoMine: 'u heeft dit ook gewijzigd: opslaan behoudt uw versie',
    wrong: {
      contact_phone: 'Cijfers en spaties, zoals +31 20 000 00 00.',
      embed_origins: 'https:// en de naam van de site in kleine letters, niets erachter; maximaal 20.',
    },
    sampleTitle: 'Nu label E, na de maatregelen A',
  },
  buyers: {
    lead: 'Wie op de pagina van een woning heeft laten weten hoe hij of zij te bereiken is. Alleen dit kantoor ziet het. Eigenaren van het kantoor verwijderen het onder Gegevens en privacy.',
    handled: 'wie antwoord heeft gekregen',
    none: 'Niemand wacht op antwoord. Of kopers ernaar wordt gevraagd, kiest u onder Huisstijl.',
    wishes: {
      CALL_BACK: 'wil contact over een opgeslagen plan',
      CHANGES: 'wil wijzigingen horen',
    },
    ofPlan: 'Koper die contact wil',
  },
  certificates: {
    title: 'Energielabel',
    choose: 'Een energielabel lezen',
    otherAddress: 'Het energielabel is van een ander adres: er is niets ingevuld.',
    failures: {
      other_certificate: 'Dit is een ander soort certificaat, dat niet kan worden gelezen.',
    },
  },
  newHome: {
    lead: 'Postcode, type en bouwjaar zijn genoeg voor een eerste plan.',
    houseNumberExtra: 'Toevoeging',
    format: 'Woningtype',
    area: 'Woonoppervlakte (m²)',
  },
  passkeys: {
    secondLead: 'Uw account heeft een passkey: bevestig met uw apparaat dat u het bent.',
    lost: 'Ik heb het apparaat niet bij de hand',
    stopped: 'Het apparaat gaf geen passkey. Probeer het opnieuw.',
    notVerified: 'De passkey kon niet worden gecontroleerd. Probeer het opnieuw.',
    known: 'Dit apparaat heeft al een passkey voor uw account.',
    lead: 'Met een passkey meldt u zich aan met uw vinger, uw gezicht of een pincode. Vanaf de eerste passkey is alleen een wachtwoord niet meer genoeg.',
    unable:
      'Voor passkeys zijn een recente browser en een adres met een naam nodig, via https; op uw eigen computer http://localhost.',
    name: 'Naam van het apparaat',
    nameExample: 'bijvoorbeeld Telefoon',
    confirmRemove: (name) => `De passkey “${name}” verwijderen? U kunt zich er dan niet meer mee aanmelden.`,
    confirmRemoveLast: (name) =>
      `De passkey “${name}” verwijderen? Het is de laatste: alleen het wachtwoord is dan weer genoeg, en de herstelcodes vervallen.`,
    confirmRenew: 'Tien nieuwe herstelcodes maken? De codes die u heeft, werken dan niet meer.',
    codesOnce:
      'Bewaar ze niet op uw apparaat, maar op papier of in een wachtwoordmanager. Ze worden alleen nu getoond; met elke code kunt u één keer zonder passkey naar binnen.',
  },
  plans: {
    rename: 'Dit plan hernoemen',
    madeBy: {
      BUYER: 'opgeslagen door een koper',
    },
    saveTitle: 'Opslaan als eigen plan',
    saveLead: 'De server berekent het opnieuw uit uw keuzes. Het plan dat u opende blijft staan.',
    save: 'Aangepast opslaan',
    saved: 'Opgeslagen als eigen plan.',
    energyAfter: 'Energie na de maatregelen',
    works: 'Maatregelen',
    isDeleted: 'Dit plan is verwijderd: geen lijst toont het, en er kan geen paspoort van worden gemaakt.',
  },
  openid: {
    refused: (name) => `${name} heeft niet bevestigd wie u bent. Probeer het opnieuw.`,
    noRole: (name) =>
      `${name} kent u, maar u heeft hier geen rol: geen van uw groepen daar heeft er een, of uw account is geblokkeerd. Vraag het aan wie deze server beheert.`,
    known: (name) =>
      `Uw adres heeft hier een ander account, of ${name} zegt niet dat het gecontroleerd is. Hebt u hier een account, meld u dan aan zoals eerder en koppel de twee onder “Team en toegang”; vraag anders een uitnodiging.`,
    down: (name) =>
      `${name} reageert op dit moment niet. Probeer het later opnieuw, of meld u aan met uw wachtwoord of een passkey.`,
  },
  platform: {
    database: 'Database',
  },
  privacy: {
    where: [
      {
        what: 'Woningen, plannen, taken',
        where: 'In de database van deze server, tot iemand ze verwijdert.',
      },
      { what: 'Paspoorten', where: 'Als pdf in de bestandsopslag van deze server, zolang hun plan bestaat.' },
      {
        what: 'Certificaten',
        where:
          'Worden gelezen en dan verwijderd; alleen bewaard zolang er een op controle wacht, of waar Huisstijl dat zegt.',
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
          'Geen account. Waar Huisstijl het toestaat, wordt voor u bewaard wat ze achterlaten om contact te krijgen of iets te horen; anders wordt het aan uw programma doorgegeven en wacht het hier alleen tot het is aangenomen.',
      },
    ],
    keptTitle: 'Hoe lang het wordt bewaard',
    keptLead:
      'Wat veroudert, verdwijnt vanzelf. Wie de server beheert, stelt in hoe lang iets maximaal wordt bewaard; u kunt een soort korter bewaren. Tel eerst hoeveel van uw kantoor zou verdwijnen: tellen verwijdert niets, en uw keuze geldt pas een dag later.',
    keptTable: 'Soorten gegevens en hoe lang ze worden bewaard',
    kinds: {
      'review-documents': 'Certificaten die op controle wachten',
      'connection-runs': 'Wat koppelingen hebben gelezen',
    },
    holdsFrom: (moment) => `vanaf ${moment}; tot die tijd verdwijnt daardoor niets`,
    takeBackOf: (kind) => `Net zo lang bewaren als de server: ${kind}`,
    ownDays: (shortest, longest) =>
      longest === null ? `Dagen, minimaal ${shortest}` : `Dagen, van ${shortest} tot ${longest}`,
    buyerEffect:
      'Alles wat met dit adres of nummer is achtergelaten, wordt verwijderd, ook wat op een webhook wacht. Het opgeslagen plan blijft. Dit kan niet ongedaan worden gemaakt.',
    cutOff: 'Het bestand is onderweg afgebroken. Probeer het opnieuw.',
  },
  programs: {
    secretOnce: 'Kopieer de sleutel naar de plek waar het programma draait. Hij wordt alleen nu getoond.',
    confirmDisable: (name) =>
      `“${name}” uitschakelen? Het programma heeft binnen een seconde geen toegang meer. Dit kan niet ongedaan worden gemaakt.`,
    webhooksLead: 'Adressen die bericht krijgen als er iets is gebeurd.',
    events: {
      'calculation_job.failed': 'een woning kon niet worden gepland',
      'plan_alert.requested': 'een koper wil contact, of horen wanneer een plan verandert',
    },
    signingSecret: 'Sleutel waarmee de berichten zijn ondertekend',
    states: {
      disabled: 'Opgegeven, omdat het dagenlang niets aannam. Er wordt niets verstuurd tot u het hervat.',
    },
    test: 'Testbericht versturen',
    resumed: (count) =>
      count === 0
        ? 'Hervat.'
        : count === 1
          ? 'Hervat; 1 wachtend bericht wordt nu verstuurd.'
          : `Hervat; ${count} wachtende berichten worden nu verstuurd.`,
    confirmRemove:
      'Deze webhook verwijderen? Het overzicht van wat is verstuurd verdwijnt mee, en wat nog wacht vervalt.',
    deliveries: 'Wat is verstuurd',
    resend: 'Opnieuw versturen',
    sending: 'Bezig met versturen …',
    stillSending: 'Nog niet verstuurd. Kijk straks opnieuw.',
  },
  reportList: {
    state: 'Status',
    none: 'Nog geen paspoorten. Open een woning en maak er een, of kies meerdere woningen en maak voor elke woning een paspoort.',
  },
  today: {
    failedJobs: (count, isOne) =>
      isOne
        ? '1 taak met mislukte woningen in de afgelopen 7 dagen'
        : `${count} taken met mislukte woningen in de afgelopen 7 dagen`,
    toReview: (count, isOne) =>
      isOne ? '1 energielabel om te controleren' : `${count} energielabels om te controleren`,
    savedByBuyers: (count, isOne) =>
      isOne
        ? '1 plan opgeslagen door een koper in de laatste 7 dagen'
        : `${count} plannen opgeslagen door kopers in de laatste 7 dagen`,
    passportsHint: 'Wat ze laten zien, is sindsdien veranderd. De oudste:',
    expiring: (count, isOne) =>
      isOne
        ? '1 energielabel verloopt binnen 60 dagen, of is verlopen'
        : `${count} energielabels verlopen binnen 60 dagen, of zijn verlopen`,
    yearHint: 'Zonder bouwjaar kan er geen plan worden gemaakt.',
    locationHint:
      'Zonder postcode kan er geen plan worden gemaakt. Vul hem aan met een import of via de API.',
    review: 'Controleren',
  },
  views: {
    save: 'Weergave opslaan',
  },
  map: {
    shadeBy: 'Kleuren op',
    shades: {
      cost: 'wat eigenaren betalen',
    },
    unplaced: (homes, isOne) =>
      isOne
        ? '1 woning staat niet op de kaart, omdat de ligging van de plaats niet bekend is. Hij staat wel in de lijst.'
        : `${homes} woningen staan niet op de kaart, omdat de ligging van hun plaats niet bekend is. Ze staan wel in de lijst.`,
    caption: 'Plaatsen; elke plaats leidt naar de woningen daar',
  },
  statuses: {
    UNDER_CONTRACT: 'verkocht onder voorbehoud',
  },
};

export const texts = withDifferences(belgian, differences);
