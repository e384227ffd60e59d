import { type Differences, withDifferences } from '@rooftree/words/differences';
import type { Texts } from '../en/texts.ts';
import { texts as belgian } from '../nl-BE/texts.ts';
import { dataDifferences } from './data.ts';

export { places, planning } from '@rooftree/words/nl-NL/terms';
export { kinds } from '../kinds/dutch.ts';

export const differences: Differences<Texts> = {
  ...dataDifferences,
  ui: {
    invalid: {
      tooShort: (least) => `Gebruik minimaal ${least} tekens.`,
      tooLong: (most) => `Gebruik maximaal ${most} tekens.`,
    },
  },
  commands: { placeholder: 'Adres, kenmerk, scherm of actie' },
  sessionEnded: 'Uw sessie is beëindigd. Log opnieuw in om verder te gaan.',
  join: 'Uitnodiging accepteren',
  joinLeadKnown: 'U heeft al een account: vul uw wachtwoord in.',
  joinSignInFirst: (context) =>
    `U bent uitgenodigd bij ${context}. Uw account heeft geen wachtwoord: log in zoals altijd en accepteer daarna.`,
  joinSignedIn: (email) => `U bent ingelogd als ${email}.`,
  joinAsOther: (email) =>
    `Deze uitnodiging is voor iemand anders, en u bent ingelogd als ${email}. Log uit om deze te gebruiken.`,
  noContext: 'U heeft nog geen toegang tot een organisatie. Vraag een eigenaar om u uit te nodigen.',
  offline: 'De server is niet bereikbaar. Controleer uw verbinding.',
  tooMany: 'Te veel verzoeken tegelijk. Wacht een minuut en probeer opnieuw.',
  after: 'Na de maatregelen',
  noLabel: 'onbekend',
  energyNow: 'Energieverbruik nu (kWh per jaar)',
  energyAfter: 'Energieverbruik na de maatregelen (kWh per jaar)',
  certificateUntil: 'Energielabel geldig tot',
  certificateExpires: (days) => `verlopen of binnen ${days} dagen`,
  factGroups: {
    other: 'Energielabel en gebruik',
  },
  notKnown: 'onbekend',
  factChanged: (value) =>
    `Iemand anders heeft dit net gewijzigd in: ${value}. Sla opnieuw op om het te vervangen.`,
  origins: {
    CERTIFICATE: 'energielabel',
  },
  ignored: {
    reasons: {
      certificate_expired: 'het energielabel is verlopen',
      older_than_renovation: 'het energielabel is ouder dan de renovatie',
    },
  },
  save: 'Opslaan',
  forget: 'Onbekend',
  saved: 'Opgeslagen. Nog niet in het plan.',
  cannotPlan: (count, isOne) =>
    isOne
      ? 'Voor 1 woning kan nog geen plan worden berekend: het bouwjaar of de postcode ontbreekt, of het is geen huis of appartement.'
      : `Voor ${count} woningen kan nog geen plan worden berekend: het bouwjaar of de postcode ontbreekt, of het zijn geen huizen of appartementen.`,
  planFailed: 'Voor deze woning kan geen plan worden berekend:',
  audit: {
    lead: 'Alle wijzigingen door leden, en alle wijzigingen aan leden, API-clients, webhooks en instellingen. Het logboek kan niet worden bewerkt.',
    link: 'iemand met de link voor de controle',
    operations: {
      reviewCertificate: 'Energielabel gecontroleerd',
      putPriceBookDraft: 'Concept van het prijzenboek opgeslagen',
      deletePriceBookDraft: 'Concept van het prijzenboek verwijderd',
      signIn: 'Ingelogd met een wachtwoord',
      signInByLink: 'Ingelogd met een link',
      signInByPasskey: 'Ingelogd met een passkey',
      signInByRecoveryCode: 'Ingelogd met een herstelcode',
      signInByOpenid: 'Ingelogd via de OpenID-provider',
      acceptInvitation: 'Uitnodiging geaccepteerd',
      resendWebhookDelivery: 'Bericht opnieuw verstuurd',
      putEstate: 'Woning opgeslagen',
      putLoan: 'Lening opgeslagen',
      putLoans: 'Leningen opgeslagen',
      renewBuildingOwnerLink: 'Link voor de eigenaren vernieuwd',
      putEstates: 'Woningen opgeslagen',
      readCertificate: 'Energielabel ingelezen',
      withdrawCertificate: 'Energielabel verwijderd',
      createReviewLink: 'Link om een energielabel te controleren aangemaakt',
      createSavedView: 'Weergave opgeslagen',
      editRenovation: 'Bewerkt plan opgeslagen',
    },
    fields: {
      accepted: 'geaccepteerd',
      switched_off: 'niet meegetelde subsidies',
      grants: 'eigen subsidies',
      label_after: 'label na de maatregelen',
      credentials: 'inloggegevens',
      credentialsRemoved: 'inloggegevens verwijderd',
    },
  },
  glance: {
    unknown: (count) => `${count} onbekend`,
  },
  names: {
    certificate: 'Energielabel',
  },
  overview: {
    after: 'Na de maatregelen',
    figures: 'Vandaag en na de maatregelen',
    investment: 'Eigenaren betalen',
    investmentNote: (range) => `waarschijnlijk ${range}, na subsidies`,
    withoutLabel: 'onbekend',
    cost: 'Kosten van hun plannen',
    madeOn: (date) => `Stand op ${date}`,
  },
  branding: {
    logoForms:
      'PNG, JPEG of SVG, maximaal 500 kB. Staat op woningpagina’s, gedeelde links en nieuwe paspoorten.',
    logoRefused:
      'Deze afbeelding kan niet worden gebruikt. Kies een PNG-, JPEG- of SVG-bestand van maximaal 500 kB en 4.000 pixels per zijde.',
    logoAddressHint: 'Staat alleen op woningpagina’s.',
    certificates: 'Energielabels van eigenaren',
    keepsCertificates: 'Bewaar energielabels die eigenaren op de pagina van hun woning uploaden',
    keepsCertificatesHint: 'Anders gelden ze alleen voor dat bezoek.',
    saveAll: 'Opslaan',
    saved: 'Opgeslagen. Kopers zien de wijziging vanaf nu.',
    mendFirst: 'Niet opgeslagen: verbeter de gemarkeerde velden.',
    changedMeanwhile: 'Nog niet opgeslagen: iemand anders heeft de instellingen gewijzigd.',
    foreignLead:
      'Iemand anders heeft hier wijzigingen opgeslagen. Uw invoer staat er nog; controleer die en sla opnieuw op.',
    alsoMine: 'u wijzigde dit ook: opslaan behoudt uw versie',
    wrong: {
      contact_phone: 'Cijfers en spaties, zoals +31 20 000 00 00.',
      embed_origins: 'https:// en het domein in kleine letters, niets erachter; maximaal 20.',
    },
    sampleTitle: (from, to) => `Nu label ${from}, na de maatregelen ${to}`,
  },
  buyers: {
    waiting: 'te benaderen',
    lead: 'Kopers die hun contactgegevens achterlieten op de pagina van een woning. Alleen uw kantoor ziet ze. Eigenaren kunnen ze verwijderen onder Gegevens en privacy.',
    handled: 'benaderd',
    none: 'Geen kopers om te benaderen',
    wishes: {
      CALL_BACK: 'wil contact over een opgeslagen plan',
    },
    ofPlan: 'Koper die contact wil',
  },
  certificates: {
    title: 'Energielabel',
    lead: 'Een pdf, een foto of een gegevensbestand. Betrouwbare waarden vullen aan wat nog niet bekend is.',
    choose: 'Energielabel uploaden',
    otherAddress: 'Het energielabel is van een ander adres: er is niets ingevuld.',
    failures: {
      not_a_certificate: 'Dit lijkt geen energielabel.',
      other_certificate: 'Dit soort energielabel wordt niet ondersteund.',
      other_address: 'Het energielabel is van een ander adres.',
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
    stopped: 'Geen passkey ontvangen. Probeer het opnieuw.',
    notVerified: 'De passkey kon niet worden gecontroleerd. Probeer het opnieuw.',
    known: 'Dit apparaat heeft al een passkey voor uw account.',
    lead: 'Log in met uw vingerafdruk, gezicht of pincode. Zodra u een passkey heeft, is uw wachtwoord alleen niet meer genoeg.',
    unable:
      'Voor passkeys zijn een recente browser en een domeinnaam met https nodig, of http://localhost op uw eigen computer.',
    name: 'Naam van het apparaat',
    nameExample: 'bijvoorbeeld Telefoon',
    confirmRemove: (name) => `De passkey “${name}” verwijderen? U kunt zich er dan niet meer mee aanmelden.`,
    confirmRemoveLast: (name) =>
      `De passkey “${name}” verwijderen? Het is de laatste: alleen het wachtwoord is dan weer genoeg, en de herstelcodes vervallen.`,
    confirmRenew: 'Tien nieuwe herstelcodes maken? De codes die u heeft, werken dan niet meer.',
    codesOnce:
      'Bewaar ze niet op uw apparaat, maar op papier of in een wachtwoordmanager. Ze worden alleen nu getoond. Met elke code kunt u één keer zonder passkey inloggen.',
  },
  plans: {
    madeBy: {
      BUYER: 'opgeslagen door een koper',
    },
    saveTitle: 'Opslaan als nieuw plan',
    saveLead: 'Uw wijzigingen worden als nieuw plan opgeslagen. Het oorspronkelijke plan blijft staan.',
    save: 'Aangepast opslaan',
    saved: 'Opgeslagen als nieuw plan.',
    energyAfter: 'Energie na de maatregelen',
    works: 'Maatregelen',
  },
  openid: {
    refused: (name) => `${name} heeft niet bevestigd wie u bent. Probeer het opnieuw.`,
    noRole: (name) =>
      `U bent ingelogd bij ${name}, maar u heeft hier geen rol: geen van uw groepen heeft er een, of uw account is geblokkeerd. Vraag het aan de beheerder van deze server.`,
    known: (name) =>
      `Uw adres hoort hier bij een ander account, of ${name} heeft het niet gecontroleerd. Heeft u hier een account, log dan in zoals eerder en koppel de twee onder “Team en toegang”. Vraag anders een uitnodiging.`,
    down: (name) =>
      `${name} reageert op dit moment niet. Probeer het later opnieuw, of meld u aan met uw wachtwoord of een passkey.`,
  },
  platform: {
    database: 'Database',
  },
  privacy: {
    where: {
      homes: { where: 'In de database van deze server, tot iemand ze verwijdert.' },
      certificates: {
        what: 'Energielabels',
        where:
          'Verwijderd na het inlezen. Alleen bewaard zolang ze op controle wachten, of als dat onder Huisstijl aanstaat.',
      },
    },
    keptLead:
      'Oude gegevens worden automatisch verwijderd. De beheerder van de server bepaalt de langste bewaartermijn; u kunt die per soort inkorten. Bekijk eerst wat er zou worden verwijderd. Een wijziging gaat na een dag in.',
    kinds: {
      'review-documents': 'Energielabels die op controle wachten',
    },
    ownDays: (shortest, longest) =>
      longest === null ? `Dagen, minimaal ${shortest}` : `Dagen, van ${shortest} tot ${longest}`,
    buyerEffect:
      'Alles wat met dit e-mailadres of telefoonnummer is achtergelaten, wordt verwijderd, ook wachtende berichten voor webhooks. Het opgeslagen plan blijft. Dit kan niet ongedaan worden gemaakt.',
    cutOff: 'De download is afgebroken. Probeer het opnieuw.',
  },
  programs: {
    requestsLead:
      'Wat uw API-clients de afgelopen dagen hebben aangeroepen. Zoekvragen en inhoud worden niet bewaard.',
    events: {
      'plan_alert.requested': 'een koper wil contact',
    },
    states: {
      disabled: 'Uitgeschakeld na dagen van mislukte pogingen. Er wordt niets verstuurd tot u hervat.',
    },
    test: 'Testbericht versturen',
    resumed: (count) =>
      count === 0
        ? 'Hervat.'
        : count === 1
          ? 'Hervat; 1 wachtend bericht wordt nu verstuurd.'
          : `Hervat; ${count} wachtende berichten worden nu verstuurd.`,
    resend: 'Opnieuw versturen',
    sending: 'Bezig met versturen …',
    stillSending: 'Nog niet verstuurd. Vernieuw straks.',
  },
  reportList: {
    state: 'Status',
  },
  today: {
    buyersToContact: (count, isOne) =>
      isOne ? '1 koper om te benaderen' : `${count} kopers om te benaderen`,
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
    expiring: (count, isOne) =>
      isOne
        ? '1 energielabel is verlopen of verloopt binnen 60 dagen'
        : `${count} energielabels zijn verlopen of verlopen binnen 60 dagen`,
    review: 'Controleren',
  },
  loans: {
    importLead:
      'CSV of Excel: leningnummer, referentie van de woning, brutoboekwaarde en uitstaand bedrag; ook de waarde van de woning bij aanvang. Kolomtitels in het Nederlands, Frans of Engels. Er wordt niets opgeslagen voordat u bevestigt.',
  },
  programmes: {
    lead: 'Welke woningen, welke maatregelen, in welk jaar: de beste keuze binnen uw budget, met bewijs.',
    noneText:
      'Vul een budget en een aantal jaren in. U krijgt het beste programma voor uw woningen, en hoe ver het maximaal van perfect af zit.',
    gap: (percent) => `maximaal ${percent} van het beste`,
    waiting: 'Begint zo meteen …',
    failed: 'Dit programma kon niet worden berekend. De oorzaak staat in het logboek van de server.',
    infeasible: 'Geen enkel programma voldoet aan al deze grenzen',
    paid: 'Betaald voor maatregelen',
    paidHint: (grants) => `na ${grants} subsidie`,
    helpedHint: 'energierekening minimaal 20% lager',
    allMet: 'allemaal gehaald',
    met: 'Verplichtingen gehaald',
    valueNames: { LOWEST_COST: 'Nettokosten van maatregelen en energie over 30 jaar' },
    map: 'Waar de maatregelen komen',
    nothing: 'Zonder maatregelen',
    works: 'Maatregelen',
  },
  approvals: {
    selectHomes: 'Selecteer woningen om hun maatregelen als uitgevoerd te melden.',
  },
  newProgramme: {
    noneWithHigherBill: 'Geen enkele energierekening mag stijgen',
    filtered: 'Woningen van het filter',
    otherBudgets: 'Ook berekenen met 50, 75, 125 en 150% van dit budget',
    share: (percent) => `${percent}% van het budget`,
    budgetHint: 'Na subsidie, inclusief btw. Leeg: geen grens.',
    goalHints: {
      LOWEST_COST: 'Maatregelen en energie samen, over 30 jaar.',
      MOST_TENANTS_HELPED: 'Een energierekening die minimaal 20% lager is, zo vroeg mogelijk.',
    },
    dutyNames: {
      bru_275: 'Brussel, maximaal 275 kWh/m²',
      bru_150: 'Brussel, maximaal 150 kWh/m²',
      nl_rental: 'Huurwoningen, minimaal label D (gepland)',
      nl_social_housing: 'Sociale huur zonder label E, F en G',
    },
    chance: 'Kans waarmee elke woning aan haar verplichting voldoet',
    trades: { glass: 'glas' },
  },
  views: {
    save: 'Deze weergave opslaan',
    saveNow: 'Opslaan',
  },
  region: 'Regio',
  map: {
    shadeBy: 'Kleuren op',
    shades: {
      cost: 'Kosten',
    },
    unplaced: (homes, isOne) =>
      isOne
        ? '1 woning staat niet op de kaart, omdat de ligging onbekend is. U vindt hem in de lijst.'
        : `${homes} woningen staan niet op de kaart, omdat de ligging onbekend is. U vindt ze in de lijst.`,
  },
  statuses: {
    UNDER_CONTRACT: 'verkocht onder voorbehoud',
  },
};

export const texts = withDifferences(belgian, differences);
