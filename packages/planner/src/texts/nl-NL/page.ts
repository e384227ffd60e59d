import { type Differences, withDifferences } from '@rooftree/words/differences';
import type { HouseTexts, ReviewPageTexts, Texts } from '../en/page.ts';
import { texts as belgian, houseTexts as belgianHouse, reviewTexts as belgianReview } from '../nl-BE/page.ts';

export const houseDifferences: Differences<HouseTexts> = {
  partNames: { walls: 'Gevels' },
  houseTitle: 'Uw woning, deel voor deel',
};

export const reviewDifferences: Differences<ReviewPageTexts> = {
  reviewLead: 'Controleer elke waarde: accepteer, verbeter of verwerp die.',
  reviewAbout: (about) => `Op het energielabel: ${about}`,
  reviewOtherAddress: 'Op het energielabel staat een ander adres: er is nog niets van gebruikt.',
  reviewUseAnyway: 'Dit is het juiste energielabel: toch gebruiken',
  reviewUseFirst: 'Bevestig eerst dat dit het juiste energielabel is.',
  reviewMissing: 'Niet gevonden op het energielabel',
  reviewUnreadPages: (pages) =>
    `Niet gelezen in deze scan: pagina ${pages.join(', ')}. Controleer zelf welke waarden daar staan.`,
  reviewAccept: 'Accepteren',
  reviewPage: (page) => `Pagina ${page} van het energielabel`,
  reviewSave: 'Sla de controle op',
  reviewOnce: 'Deze link werkt tot de controle is opgeslagen.',
  reviewDoneLead: (accepted, corrected, rejected) =>
    `${accepted} geaccepteerd, ${corrected} verbeterd, ${rejected} verworpen. Het document is verwijderd.`,
};

export const differences: Differences<Texts> = {
  ...houseDifferences,
  certificateTitle: 'Hebt u het energielabel?',
  certificateLead:
    'Upload het voor een nauwkeuriger plan: we lezen er oppervlakten, isolatie, verwarming en label uit. Een pdf of een foto is genoeg.',
  certificateChoose: 'Kies het energielabel',
  certificateLikely: 'controleer dit',
  certificateUnknownAddress:
    'Er was geen adres om te vergelijken: controleer of dit het energielabel van deze woning is.',
  certificateOutcomes: {
    read: 'Het plan hieronder gebruikt nu het energielabel.',
    nothing: 'Het energielabel bevat niets wat dit plan kan gebruiken.',
    different_address: 'Dit is het energielabel van een ander adres; er wordt niets van gebruikt.',
    not_a_certificate: 'Dit lijkt geen energielabel. Kies het energielabel zelf.',
    other_address: 'Dit bestand bevat geen energielabel van dit adres.',
    unreadable:
      'We konden dit bestand niet lezen. De pdf zoals die is afgegeven werkt het best; een foto moet scherp en recht zijn en de hele pagina tonen.',
    encrypted: 'Dit bestand is beveiligd met een wachtwoord. Sla het op zonder en probeer het opnieuw.',
    too_large: 'Dit bestand is te groot. Kies alleen het energielabel, tot 10 MB.',
    took_too_long:
      'Het lezen duurde te lang. Probeer de pdf zoals die is afgegeven, of probeer het straks opnieuw.',
    too_many: 'Te veel bestanden tegelijk. Wacht een minuut en probeer het opnieuw.',
  },
  perhapsCost: (amount) => `ongeveer ${amount}, na subsidie`,
  questions: {
    estate_format: {
      ask: 'Wat voor huis is het?',
    },
    habitable_space_m2: {
      ask: 'Hoe groot is de woonoppervlakte?',
      hint: 'Alle verwarmde verdiepingen samen, in m². Het staat op het energielabel en vaak in de advertentie.',
    },
    inclined_roof_insulation_type: {
      ask: 'Hoe dik is de isolatie van het schuine dak?',
      hint: 'Kijk op zolder: tussen de daksporen, of op de zoldervloer.',
    },
    flat_roof_insulation_type: {
      hint: 'Dat staat op de rekening van de laatste dakbedekking.',
    },
    outer_wall_insulation_type: {
      hint: 'Meet de muur bij een raam. Ronde plekken verse mortel in de voegen wijzen op een spouw die later is gevuld.',
    },
    attic_usage: {
      hint: 'Woont er niemand, dan is isolatie van de zoldervloer genoeg. Die kost veel minder dan het dak.',
    },
    metered_gas_kwh: {
      hint: 'In kWh. Op de jaarrekening staat het in m³: vermenigvuldig dat met 9,8. Kies een winter waarin u gewoon stookte.',
    },
    energy_score_kwh_per_m2: {
      ask: 'Welk energiegebruik staat op het energielabel?',
      hint: 'Het primair fossiel energiegebruik, in kWh/m². U kunt het energielabel hieronder ook uploaden.',
    },
    window_glazing_type: {
      ask: 'Welk glas zit er in de meeste ramen?',
      hint: 'Houd een lampje voor de ruit: twee weerspiegelingen per glasblad. Bij HR++-glas heeft er één een andere kleur.',
    },
    heating_device: {
      hint: 'Een HR-ketel heeft een kunststof rookgasafvoer en een dunne afvoerslang.',
    },
    ventilation_type: {
      ask: 'Hoe komt er frisse lucht binnen?',
      hint: 'Mechanische afvoer: een ventilator zuigt lucht uit keuken en badkamer. Balansventilatie: in de woonkamers wordt ook lucht ingeblazen.',
    },
    sanitary_heating_device: {
      ask: 'Wat maakt het warme water?',
    },
  },
  changeLabelNow: 'Label nu',
  changeLabelAfter: 'Label na de maatregelen',
  changeBill: 'Lagere rekening per jaar',
  headingBand: (band, to) => `Nu waarschijnlijk label ${band}; label ${to} is haalbaar`,
  headingBandUnreached: (band, to) => `Nu waarschijnlijk label ${band}; maximaal label ${to} is haalbaar`,
  certified: 'Label nu volgens het geregistreerde energielabel.',
  likely: (band) => `Zonder energielabel: vier van de vijf vergelijkbare woningen hebben label ${band}.`,
  certificateDiffers:
    'Het energielabel en de opgegeven gegevens komen niet overeen. We gebruiken het geregistreerde label; controleer de gegevens hieronder.',
  grantsByIncome: (low, high) => `Subsidie: ${low} tot ${high}, afhankelijk van uw inkomen`,
  grantsTaken: (amount) => `Subsidie: ${amount}, al afgetrokken`,
  grantsNone: 'Geen subsidie voor deze maatregelen op deze datum',
  perMonthEven: 'evenveel per maand als nu',
  monthShortBill: 'Energierekening',
  monthLead:
    'Lening en energierekening samen, tegen de prijzen van de datum van het plan. Feiten, geen financieel advies.',
  monthAfterWorks: 'Na de maatregelen',
  monthBill: 'Energierekening',
  monthSupport: 'Vergoeding voor eigen stroom',
  duties: {
    vlg_purchase: (label, year) =>
      `De koper moet binnen zes jaar label ${label} halen: bij aankoop nu uiterlijk in ${year}.`,
    bru_275: (label, year) =>
      `In ${year} mag een woning in Brussel hoogstens 275 kWh/m² gebruiken (label ${label}). Vastgesteld; de uitvoeringsregels moeten nog komen.`,
    bru_150: (label, year) =>
      `Rond ${year} wordt de grens 150 kWh/m² (label ${label}). Vastgesteld; het jaar hangt af van regels die nog moeten komen.`,
  },
  dutyIfCertificate: (percent, year) =>
    `Toont het energiecertificaat label E of F (een kans van ${percent}), dan moet de koper binnen zes jaar label D halen: bij aankoop nu uiterlijk in ${year}.`,
  dutyMetToday: 'Deze woning voldoet nu al.',
  dutyLikelyMet: (chance) => `De kans dat deze woning nu al voldoet, is ${chance}.`,
  incomeTitle: 'Huishoudinkomen, voor de subsidie',
  incomeUpTo: (single, couple) => `tot ${single} alleenstaand, ${couple} als stel`,
  incomeFrom: (day) => `Inkomensgrenzen van ${day}, belastbaar huishoudinkomen.`,
  anywayShort: 'Toch al nodig',
  extraShort: 'Meerkosten van de verduurzaming',
  payback: (years) => `De meerkosten zijn in ongeveer ${years} jaar terugverdiend`,
  paybackAtOnce: 'Geen meerkosten: de rest zou u toch al uitgeven',
  weakPrices: (works) => `De prijs verschilt sterk voor: ${works}. Vraag altijd meerdere offertes aan.`,
  shortTitle: (from, to) => `Nu label ${from}, na de maatregelen ${to}`,
  shortSteps: (steps) =>
    steps === 1 ? 'Verduurzamingsplan in één stap' : `Verduurzamingsplan in ${steps} stappen`,
  shortCost: (range) => `${range} na subsidie`,
  alertTitle: 'Laat het mij weten als prijzen of subsidies veranderen',
  alertLead: (context) =>
    `${context} laat het u weten. Deze pagina geeft uw e-mailadres of telefoonnummer door aan ${context} en bewaart er geen kopie van zodra het is bezorgd.`,
  alertLeadKept: (context) =>
    `${context} laat het u weten. Uw naam, e-mailadres of telefoonnummer wordt alleen voor ${context} bewaard, en alleen hiervoor; u kunt ${context} altijd vragen om het te verwijderen.`,
  phoneForm: 'Cijfers en spaties, zoals +31 20 000 00 00.',
  callBackConsent: (context) =>
    `Ik wil dat ${context} contact met mij opneemt over dit plan, en ga ermee akkoord dat mijn gegevens daarvoor worden bewaard.`,
  callBackKept: (context) =>
    `Alleen ${context} ziet ze; op deze pagina komen ze nooit. U kunt ${context} altijd vragen om ze te verwijderen.`,
  alertConsent: (context) =>
    `Ik ga ermee akkoord dat ${context} dit gebruikt om mij over wijzigingen in dit plan te informeren.`,
  alertSend: 'Houd mij op de hoogte',
  alertRefused: 'Controleer het e-mailadres of het telefoonnummer.',
  mailSubject: (address) => `Verduurzamingsplan ${address}`,
  yearsLead:
    'Open een stap om die naar een ander jaar te verschuiven; de volgende stappen schuiven mee. De bedragen volgen de prijzen en subsidies van vandaag.',
  earlier: 'Eerder',
  occasions: {
    none: 'wanneer het u uitkomt',
  },
  yearsTooLate: (label, year) => `Te laat voor de wet: label ${label} is uiterlijk in ${year} verplicht.`,
  sameCost: 'zelfde kosten',
  engineMissing:
    'Het plan kan niet opnieuw worden berekend: een deel van deze pagina is niet geladen. Uw keuzes staan in de link van de pagina.',
  title: (address) => `Verduurzamingsplan voor ${address}`,
  headingExcellent: (label) => `Al label ${label}: er hoeft niets te gebeuren`,
  excellent:
    'Deze woning haalt het doel al, dus het plan bevat geen maatregelen. U kunt een hoger doel kiezen of zelf maatregelen toevoegen.',
  cost: 'U betaalt, na subsidie',
  costWithoutGrants: (total) => `${total} incl. btw; geen subsidie meegeteld`,
  savesPerYear: 'Lagere energierekening',
  after: 'Na de maatregelen',
  ladderTitle: (from, to) => `Energielabel: nu ${from}, na de maatregelen ${to}`,
  works: 'Maatregelen',
  worksExclVat: 'Kosten excl. btw',
  grants: 'Subsidie',
  billPerYear: 'Energierekening, per jaar',
  anyway: (amount) => `${amount} hiervan zou u toch al uitgeven, aan onderhoud`,
  stepDetails: 'Maatregelen, subsidie en voorwaarden',
  grantFrom: 'Subsidie',
  bridgeTitle: (net) => `Na subsidie betaalt u ${net}`,
  bridgeTitleWithout: (total) => `Zonder subsidie betaalt u ${total}`,
  heatLead: (percent) =>
    `Na de maatregelen verliest de woning ${percent} minder warmte. Beide tekeningen hebben dezelfde schaal.`,
  heatAfter: 'Na de maatregelen',
  quality: {
    A: 'Dit plan steunt op een energielabel of op gemeten gegevens.',
    B: 'Van deze woning is het meeste bekend; de rest is typisch voor haar soort en bouwjaar.',
    C: 'Er zijn weinig gegevens bekend. Veel in dit plan is typisch voor dit soort woning en bouwjaar.',
    D: 'Er is te weinig bekend voor een plan.',
  },
  targetChance: (label, percent) => `De kans dat de woning hiermee label ${label} haalt, is ${percent}.`,
  confidenceRange: (bill) =>
    `Bij acht van de tien van zulke woningen daalt de rekening met ${bill} per jaar.`,
  waysTitle: (count) =>
    count === 1
      ? 'Alle routes leiden naar dezelfde maatregelen'
      : count === 2
        ? 'Twee routes'
        : 'Drie routes',
  waysSame: (cost) =>
    `Het goedkoopste plan, het beste over 30 jaar en het plan van het aardgas af zijn hier hetzelfde: ${cost}.`,
  ways: {
    fossil_free: 'Van gas en olie af',
  },
  target: 'Doel: energielabel',
  budget: 'Budget, na subsidie',
  objective: 'Wat telt het zwaarst',
  objectives: {
    least_investment: 'Laagste kosten na subsidie',
  },
  incomeGroup: 'Huishoudinkomen, voor de subsidie',
  incomeUnknown: 'Niet opgegeven (laagste subsidie)',
  measuresTitle: 'Maatregelen kiezen',
  factsLead: 'Vult u niets in, dan rekenen we met wat gebruikelijk is voor dit type woning en bouwjaar.',
  unknownFact: 'Onbekend',
  typicalIs: (value) => `Onbekend (typisch: ${value})`,
  factRange: (low, high) => `Vul een waarde in van ${low} tot ${high}.`,
  announce: (label, net) => `Label ${label}, u betaalt ${net} na subsidie.`,
  failed: 'Dat is niet gelukt. Controleer uw verbinding en probeer het opnieuw.',
  outdated:
    'Deze pagina is verouderd. Laad de pagina opnieuw en bewaar dan het plan; uw keuzes blijven staan.',
  refused:
    'Met deze keuzes kan voor deze woning geen plan worden gemaakt. Pas er een aan en probeer het opnieuw.',
  busy: 'Onze server kan dit nu niet verwerken. Probeer het over een minuut opnieuw.',
  tooMany: 'Er zijn net veel plannen bewaard. Wacht een minuut en probeer het opnieuw.',
  footer: (date, engine, data) =>
    `Indicatief plan met prijzen en regels van ${date} (methode ${engine}, gegevens ${data}). Het is geen energielabel, geen offerte en geen advies.`,
  notFound: {
    text: 'Het adres is niet volledig, of het plan erachter bestaat niet meer. Controleer de link, of vraag een nieuwe aan degene die hem stuurde.',
  },
  deactivated: {
    text: (context) =>
      `${context} heeft de woning teruggetrokken, en het plan ook. Vraag ${context} welke woningen nu worden aangeboden.`,
  },
  unplannable: {
    yearMissing: 'Voor een plan hebben we het bouwjaar nodig. Weet u het?',
    regionMissing:
      'De plaats is niet goed genoeg bekend om te weten welke regels en prijzen gelden. Vraag het aan degene die u de link stuurde.',
    other: 'Met deze gegevens kan geen plan worden berekend. Verbeter ze of begin opnieuw.',
  },
  unavailable: {
    text: 'Het plan kan nu niet worden getoond. Laad de pagina over een minuut opnieuw.',
  },
};

export const houseTexts = withDifferences(belgianHouse, houseDifferences);
export const reviewTexts = withDifferences(belgianReview, reviewDifferences);
export const texts = withDifferences(belgian, differences);
