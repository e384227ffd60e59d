import type { ContextTexts } from '../passport-texts.ts';

export const context: ContextTexts = {
  home: {
    heading: 'Uw woning',
    title: (percent) => `Na de maatregelen gaat ${percent} minder warmte verloren`,
    titleGood: 'Waar de warmte naartoe gaat',
    lossTitle: 'Waar de warmte verloren gaat',
    path: 'Deel',
    before: 'Vandaag',
    after: 'Na',
    unit: 'W/K',
    total: 'Totaal',
    lossAlt: (shares) => `Warmteverlies per deel, vandaag en na de maatregelen: ${shares}`,
    energyTitle: 'Ingekochte energie per jaar',
    carrier: 'Energie',
    beforeKwh: 'Vandaag, kWh',
    afterKwh: 'Na, kWh',
    price: '€/kWh',
    priceDate: 'Prijs van',
    useNote:
      'Labels volgen een standaardgebruik, zodat woningen vergelijkbaar zijn. Energierekening en CO₂ volgen het gewone gebruik: in een slecht geïsoleerde woning wordt minder gestookt dan de standaard zegt, in een goede meer.',
    ready: {
      now: 'De woning kan nu al worden verwarmd met water op lage temperatuur: zij is klaar voor een warmtepomp.',
      after: (step) =>
        `Na stap ${step} kan de woning worden verwarmd met water op lage temperatuur: zij is dan klaar voor een warmtepomp.`,
      not: 'Ook na dit plan heeft de woning water op hoge temperatuur nodig. Een warmtepomp zonder ketel vraagt meer isolatie of grotere radiatoren.',
    },
    peakLoad: (before, after) =>
      `Op de koudste dag is vandaag ${before} kW warmte nodig, na de maatregelen ${after} kW.`,
    peakLoadNow: (now) => `Op de koudste dag is ${now} kW warmte nodig.`,
    solar: (used, exported) =>
      `De panelen leveren per jaar ${used} kWh die u zelf verbruikt en ${exported} kWh die u teruglevert.`,
    livingTitle: 'Comfort, gezondheid en veiligheid',
    topics: {
      walls_warm:
        'Geïsoleerde muren, dak en vloer voelen niet langer koud aan. De lucht mag een graad koeler zijn voor hetzelfde comfort.',
      windows_draught:
        'Goed glas maakt een einde aan de koudeval bij het raam. U kunt er in de winter weer naast zitten.',
      summer:
        'Isolatie houdt ook hitte buiten. Zorg voor buitenzonwering op het zuiden en westen en ventileer ’s nachts: de zomers worden heter.',
      ventilation_air:
        'Goede ventilatie brengt dag en nacht verse lucht en voert vocht af, met de ramen dicht.',
      moisture: 'Los optrekkend vocht en lekkages op voordat u isoleert, en blijf ventileren.',
      noise: 'Plaats ventilatoren en buitenunits weg van slaapkamers, ook die van de buren.',
      fire: 'Vraag om isolatie met een passende brandklasse en hang rookmelders waar ze ontbreken.',
      asbestos:
        'De woning is van vóór 2001: golfplaten, leidingen en lijm kunnen asbest bevatten. Laat dat controleren voordat iemand boort of sloopt.',
      electrical:
        'Een warmtepomp, panelen of een batterij vragen een veilige elektrische installatie. Laat die eerst controleren.',
      bio_based:
        'Houtvezel, cellulose en vlas isoleren goed en slaan koolstof op. Vraag er een offerte voor aan.',
      reuse: 'Laat dakpannen, deuren en radiatoren heel verwijderen: ze kunnen opnieuw worden gebruikt.',
      together:
        'Maatregelen die een steiger of een open vloer delen, worden hier samen uitgevoerd. Dat scheelt geld en stof.',
      network: 'Vraag uw gemeente of er een warmtenet in uw straat komt voordat u de verwarming vervangt.',
    },
  },
  money: {
    heading: 'Geld',
    title: 'Subsidie, leningen en btw',
    grantsTitle: 'Subsidie voor dit plan',
    group: 'Gezinsinkomen',
    single: 'Alleenstaande, € per jaar',
    couple: 'Samenwonend of met kind, € per jaar',
    upTo: (amount) => `tot ${amount}`,
    above: (amount) => `boven ${amount}`,
    amount: 'Subsidie, €',
    yourGroup: 'hier meegeteld',
    limits: (date, perDependant) =>
      `Inkomensgrenzen van ${date}, de recentste die we vonden; ${perDependant} meer per extra persoon ten laste. Controleer ze voordat u tekent.`,
    conditionsTitle: 'Voorwaarden voor de subsidie',
    noGrants: 'Dit plan rekent zonder subsidie.',
    schemeStatus: {
      flanders:
        'Mijn VerbouwPremie: sinds 1 maart 2026 krijgen de twee hoogste inkomensgroepen alleen nog een premie voor warmtepompen en warmtepompboilers. U vraagt ze aan na de werken, binnen twee jaar na de factuur.',
      brussels:
        'RENOLUTION: geen premies meer voor eindfacturen na 31 december 2024; het stelsel is gestopt voor nieuwe werken.',
      wallonia:
        'Primes Habitation: gesloten voor aanvragen na 30 september 2026. Sinds 1 oktober 2026 loopt de steun via leningen.',
      netherlands:
        'ISDE: u vraagt aan binnen 24 maanden na de uitvoering. Bij twee of meer maatregelen binnen 24 maanden ligt het bedrag voor isolatie hoger.',
    },
    loansTitle: 'Leningen',
    loanUpTo: (amount) => `tot ${amount}`,
    loanYears: (years) => `maximaal ${years} jaar`,
    loanRate: (rate) => `rente ${rate}`,
    noLoans: 'Voor deze regio is op deze datum geen overheidslening bekend.',
    vatTitle: 'Btw',
    vat: {
      BE: 'Renovatie van een woning ouder dan 10 jaar: 6%. Ketels op gas of stookolie, ook de ketel van een hybride warmtepomp: 21% sinds 29 juli 2025.',
      NL: 'Arbeid voor isolatie en glas in een woning ouder dan 2 jaar: 9%; het materiaal: 21%. Zonnepanelen: 0%. Al het andere: 21%.',
    },
    yearsTitle: 'De komende jaren, € per maand',
    yearsIntro: 'Met de energieprijzen die voor die jaren worden verwacht, zonder inflatie.',
    fromYear: 'Vanaf',
    billBefore: 'Rekening zonder maatregelen',
    billAfter: 'Rekening na de maatregelen',
    support: 'Bijdrage',
    loan: 'Lening',
    net: 'Blijft over',
    notAdvice: 'Dit rapport geeft feiten en data. Het is geen financieel advies.',
  },
  duties: {
    heading: 'De wet',
    title: (region) => `Wettelijke verplichtingen in ${region}`,
    read: (site, date) => `${site}, gelezen op ${date}`,
    statuses: { in_force: 'Van kracht', adopted: 'Aangenomen, nog niet van kracht' },
    none: 'We vonden op geen officiële pagina een verplichting voor deze woning.',
  },
  known: {
    heading: 'Hoe we dit weten',
    title: 'Wat we weten en wat we aannemen',
    intro: (meaning, typical) =>
      `Gegevens: ${meaning}. “Typisch” staat voor “${typical}”. Geef een betere waarde en het plan volgt.`,
    sure: 'vrij zeker',
    fairlySure: 'waarschijnlijk',
    unsure: 'onzeker',
    between: (low, high) => `${low} tot ${high}`,
    notesTitle: 'Let op',
    roughPrices: (works) => `De prijzen verschillen sterk voor: ${works}. Vraag altijd enkele offertes aan.`,
    askQuestion:
      'Het geregistreerde label en de opgegeven gegevens passen niet bij elkaar. Controleer eerst de gegevens.',
    methodTitle: 'Hoe we rekenden',
    method:
      'Een maandelijkse energiebalans van de woning, met het klimaat van de streek en de geldende labelschaal. Wat niet is opgegeven, nemen we over van vergelijkbare woningen; acht op de tien daarvan vallen binnen de marges. Bedragen zijn afgerond op hele euro’s, en elk totaal is de som van de delen; marges zijn afgerond op twee cijfers.',
    versions: (engine, data, date) => `Methode ${engine}, gegevens ${data}, prijzen en regels van ${date}.`,
    report: (id) => `Rapport ${id}.`,
    glossaryTitle: 'Begrippen',
    glossary: [
      [
        'Primair fossiel energiegebruik',
        'alle fossiele energie die een woning vraagt, ook wat onderweg verloren gaat; het label rekent ermee',
      ],
      ['kWp', 'het vermogen van zonnepanelen in volle zon'],
      ['Lage temperatuur', 'verwarmingswater van maximaal ongeveer 45 °C'],
      ['W/K', 'hoeveel warmte weggaat per graad verschil met buiten'],
      ['Toch al nodig', 'wat u ook zonder verbouwing zou uitgeven, omdat een onderdeel versleten is'],
      ['Marge', 'acht op de tien vergelijkbare woningen liggen erbinnen'],
    ],
    quotesTitle: 'Uw offertes',
    quotes: ['Stap', 'Aannemer', 'Offerte, €', 'Tweede offerte, €', 'Akkoord op', 'Klaar'],
    contactsTitle: 'Onafhankelijk advies',
    contacts: {
      energiehuis: 'Het Energiehuis van uw gemeente: gratis advies, Mijn VerbouwLening',
      vlaanderen: 'Vlaamse overheid: premies, verplichtingen en EPC',
      homegrade: 'Homegrade: gratis advies voor woningen in Brussel',
      renolution: 'Renolution: leningen, verplichtingen en EPB in Brussel',
      guichet_energie: 'Guichets Énergie Wallonie: gratis advies in uw buurt',
      wallonie: 'Waalse overheid: leningen en EPB',
      verbeterjehuis: 'Verbeterjehuis: maatregelen en lokale regelingen',
      milieucentraal: 'Milieu Centraal: onafhankelijke informatie',
      rvo: 'RVO: ISDE aanvragen',
      warmtefonds: 'Nationaal Warmtefonds: Energiebespaarlening',
    },
  },
  good: {
    headline: (label) => `Deze woning is in orde: label ${label}`,
    intro:
      'De woning haalt het langetermijndoel zonder maatregelen. Dit is wat zij verbruikt, en hoe dat zo blijft.',
    goodTitle: 'Wat zij verbruikt',
    keepTitle: 'Om het zo te houden',
    keep: [
      'Reinig of vervang de filters van de ventilatie om het half jaar, en de roosters elk jaar.',
      'Controleer elk jaar na de winter dak, dakgoten en voegen.',
      'Bewaar facturen en certificaten: ze tellen mee bij het volgende energielabel.',
    ],
    keepHeatPump: 'Laat de warmtepomp om de twee jaar onderhouden.',
    keepBoiler:
      'Laat de cv-ketel op tijd onderhouden. Is hij versleten, vraag dan eerst naar een warmtepomp.',
    keepPanels:
      'Vergelijk de opbrengst van de panelen met vorig jaar; reken op een nieuwe omvormer na zo’n 12 jaar.',
    moreTitle: 'Als u meer wilt',
    more: (label, cost, works) => `Label ${label} voor ongeveer ${cost}: ${works}.`,
    noMore: 'Niets wat we kunnen berekenen, verbetert het label nog.',
  },
  colon: ':',
  page: (page, pages) => `${page} van ${pages}`,
};
