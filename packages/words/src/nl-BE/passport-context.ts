import type { ContextTexts } from '../passport/context-texts.ts';
import type { PassportTexts } from '../passport/passport-texts.ts';
import type { ProgrammeWords } from '../programme-texts.ts';

export const context: ContextTexts = {
  home: {
    heading: 'Uw woning',
    title: (percent) => `Na de werken gaat ${percent} minder warmte verloren`,
    titleGood: 'Waar de warmte naartoe gaat',
    lossTitle: 'Waar de warmte verloren gaat',
    path: 'Deel',
    before: 'Vandaag',
    after: 'Na',
    unit: 'W/K',
    total: 'Totaal',
    lossAlt: (shares) => `Warmteverlies per deel, vandaag en na de werken: ${shares}`,
    energyTitle: 'Aangekochte energie per jaar',
    carrier: 'Energie',
    beforeKwh: 'Vandaag, kWh',
    afterKwh: 'Na, kWh',
    price: '€/kWh',
    priceDate: 'Prijs van',
    useNote:
      'Labels volgen een standaardgebruik, zodat woningen vergelijkbaar zijn. Facturen en CO₂ volgen het gewone gebruik: in een slecht geïsoleerde woning wordt minder verwarmd dan de standaard zegt, in een goede meer.',
    ready: {
      now: 'De woning kan vandaag al verwarmd worden met water op lage temperatuur: ze is klaar voor een warmtepomp.',
      after: (step) =>
        `Na stap ${step} kan de woning verwarmd worden met water op lage temperatuur: ze is dan klaar voor een warmtepomp.`,
      not: 'Ook na dit plan heeft de woning water op hoge temperatuur nodig. Een warmtepomp zonder ketel vraagt meer isolatie of grotere radiatoren.',
    },
    peakLoad: (before, after) =>
      `Op de koudste dag vraagt ze vandaag ${before} kW warmte, na de werken ${after} kW.`,
    peakLoadNow: (now) => `Op de koudste dag vraagt ze ${now} kW warmte.`,
    solar: (used, exported, share) =>
      `De panelen leveren per jaar ${used} kWh die u zelf verbruikt en ${exported} kWh die naar het net gaat: samen ${share} van de elektriciteit die de woning verbruikt.`,
    noSolar: 'Na dit plan wekt de woning zelf geen elektriciteit op.',
    livingTitle: 'Comfort, gezondheid en veiligheid',
    topics: {
      walls_warm:
        'Geïsoleerde muren, dak en vloer voelen niet langer koud aan. De lucht mag een graad koeler zijn voor hetzelfde comfort.',
      windows_draught:
        'Goed glas maakt een einde aan de koude luchtval bij het raam. U kunt er in de winter weer naast zitten.',
      summer:
        'Isolatie houdt ook hitte buiten. Voorzie buitenzonwering op het zuiden en westen en ventileer ’s nachts: de zomers worden heter.',
      ventilation_air:
        'Gecontroleerde ventilatie brengt dag en nacht verse lucht en voert vocht af, met de ramen dicht.',
      moisture: 'Los opstijgend vocht en lekken op vóór u isoleert, en blijf ventileren.',
      noise: 'Plaats ventilatoren en buitenunits weg van slaapkamers, ook die van de buren.',
      fire: 'Vraag isolatie met een passende brandklasse en hang rookmelders waar ze ontbreken.',
      asbestos:
        'De woning is van vóór 2001: golfplaten, leidingen en lijm kunnen asbest bevatten. Laat dat nakijken vóór iemand boort of breekt.',
      electrical:
        'Een warmtepomp, panelen of een batterij vragen een conforme elektrische installatie. Laat ze eerst keuren.',
      bio_based:
        'Houtvezel, cellulose en vlas isoleren goed en slaan koolstof op. Vraag er een offerte voor.',
      reuse: 'Laat dakpannen, deuren en radiatoren voorzichtig uitbreken: ze kunnen opnieuw dienen.',
      together:
        'Werken die een stelling of een open vloer delen, gebeuren hier samen. Dat spaart geld en stof.',
      network: 'Vraag uw gemeente of er een warmtenet in uw straat komt vóór u de verwarming vervangt.',
    },
  },
  money: {
    heading: 'Geld',
    title: 'Premies, leningen en btw',
    grantsTitle: 'Premies voor dit plan',
    group: 'Gezinsinkomen',
    single: 'Alleenstaande, € per jaar',
    couple: 'Koppel of met kind, € per jaar',
    upTo: (amount) => `tot ${amount}`,
    above: (amount) => `boven ${amount}`,
    amount: 'Premies, €',
    yourGroup: 'hier meegeteld',
    limits: (date, perDependant) =>
      `Inkomensgrenzen van ${date}, de recentste die we vonden; ${perDependant} meer per verdere persoon ten laste. Vraag ze na vóór u tekent.`,
    conditionsTitle: 'Voorwaarden voor de premies',
    noGrants: 'Dit plan rekent met geen enkele premie.',
    schemeStatus: {
      flanders:
        'Mijn VerbouwPremie: sinds 1 maart 2026 krijgen de twee hoogste inkomensgroepen alleen nog een premie voor warmtepompen en warmtepompboilers. U vraagt ze aan na de werken, binnen twee jaar na de factuur.',
      brussels:
        'RENOLUTION: geen premies meer voor eindfacturen na 31 december 2024; het stelsel is gestopt voor nieuwe werken.',
      wallonia:
        'Primes Habitation: gesloten voor aanvragen na 30 september 2026. Sinds 1 oktober 2026 loopt de steun via leningen.',
      netherlands:
        'ISDE: u vraagt aan binnen 24 maanden na de werken. Bij twee of meer maatregelen binnen 24 maanden ligt het bedrag voor isolatie hoger.',
    },
    loansTitle: 'Overheidsleningen',
    loanUpTo: (amount) => `tot ${amount}`,
    loanYears: (years) => `hoogstens ${years} jaar`,
    loanRate: (rate) => `rente ${rate}`,
    noLoans: 'Voor dit gewest is op deze datum geen overheidslening gekend.',
    noLoanForOwner:
      'Geen van de overheidsleningen die we kennen, staat voor u open (inkomen, ouderdom van de woning, eigenaar).',
    vatTitle: 'Btw',
    vat: {
      BE: 'Renovatie van een woning ouder dan 10 jaar: 6 %. Ketels op gas of stookolie, ook de ketel van een hybride warmtepomp: 21 % sinds 29 juli 2025.',
      NL: 'Arbeid voor isolatie en glas in een woning ouder dan 2 jaar: 9 %. Zonnepanelen: 0 %. Al de rest: 21 %.',
    },
    yearsTitle: 'Jaar na jaar',
    yearsIntro: (amount) =>
      `Gespreid alsof u elk jaar ${amount} opzijzet; een wettelijke datum of een versleten ketel gaat voor. Met een lening kunt u sneller. Prijzen en premies van vandaag.`,
    yearsHead: ['Jaar', 'Wat u doet', 'U betaalt, €', 'Label', 'Energiefactuur daarna, € per maand'],
    notAdvice: 'Dit paspoort geeft feiten en data. Het is geen financieel advies.',
  },
  duties: {
    heading: 'De wet',
    title: (region) => `Wettelijke verplichtingen in ${region}`,
    read: (site, date) => `${site}, gelezen op ${date}`,
    statuses: {
      in_force: 'Van kracht',
      adopted: 'Goedgekeurd, nog niet van kracht',
      agreed: 'Afgesproken, geen wet',
      planned: 'Gepland, nog geen wet',
    },
    none: 'We kennen vandaag geen verplichting voor deze woning.',
    groups: {
      label: 'Het label van de woning, in volgorde van dringendheid',
      other: 'Papieren en installaties',
    },
    fossilEnd: {
      heavyRenovation: (year, checked) =>
        `Vanaf ${year} mag een zwaar gerenoveerde woning niet meer met gas of stookolie verwarmd worden; ga de regel na vóór u renoveert (gelezen ${checked}).`,
      unknown: (checked) =>
        `We kennen geen datum waarop een bestaande gas- of stookolieketel weg moet (nagekeken ${checked}).`,
    },
  },
  known: {
    heading: 'Hoe we dit weten',
    title: 'Wat we weten en wat we aannemen',
    intro: (meaning, unmarked, typical) =>
      `Gegevens: ${meaning}. Zonder herkomst: ${unmarked}. Typisch: ${typical}. Geef een betere waarde en het plan volgt.`,
    factsHead: ['Gegeven', 'Waarde', 'Herkomst'],
    sure: 'vrij zeker',
    fairlySure: 'waarschijnlijk',
    unsure: 'onzeker',
    between: (low, high) => `${low} tot ${high}`,
    notesTitle: 'Let op',
    roughPrices: (works) => `De prijzen verschillen sterk voor: ${works}. Vraag altijd enkele offertes.`,
    askQuestion: 'Het certificaat en de opgegeven gegevens komen niet overeen. Kijk eerst de gegevens na.',
    methodTitle: 'Hoe we rekenden',
    method:
      'Een maandelijkse energiebalans van de woning, met het klimaat van de streek en de geldende labelschaal. Wat niet opgegeven is, nemen we over van vergelijkbare woningen; acht op de tien daarvan vallen binnen de marges. Op het voorblad en in marges zijn bedragen afgerond op twee cijfers; elders op hele euro’s, en daar is elk totaal de som van zijn delen.',
    versions: (engine, data, date) => `Methode ${engine}, gegevens ${data}, prijzen en regels van ${date}.`,
    glossaryTitle: 'Begrippen',
    glossary: [
      [
        'Primaire energie',
        'alle energie die een woning vraagt, ook wat onderweg verloren gaat; het label rekent ermee',
      ],
      ['kWp', 'het vermogen van zonnepanelen in volle zon'],
      ['Lage temperatuur', 'verwarmingswater van hoogstens ongeveer 45 °C'],
      ['W/K', 'hoeveel warmte weggaat per graad verschil met buiten'],
      ['Sowieso nodig', 'wat u ook zonder renovatie zou uitgeven, omdat een onderdeel versleten is'],
    ],
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
    oneStopShop: (name) => `${name}: gratis renovatieadvies in uw gemeente`,
  },
  contact: {
    heading: 'Uw contact',
    title: (name) => `${name} helpt u verder`,
    titleAlone: 'Zo gaat u verder',
    monthTitle: 'Wat u deze maand doet',
    keep: 'Bewaar dit paspoort bij het EPC en de facturen van de woning.',
    quotesTitle: 'Uw offertes',
    quotes: ['Stap', 'Aannemer', 'Offerte, €', 'Tweede offerte, €', 'Akkoord op', 'Klaar'],
    notesTitle: 'Notities',
    adviserTitle: 'Opmerkingen van een adviseur',
    adviser: ['Naam', 'Datum', 'Handtekening'],
  },
  good: {
    headline: (label) => `Deze woning is in orde: label ${label}`,
    intro: 'Ze haalt het langetermijndoel zonder werken. Dit is wat ze verbruikt, en hoe ze in orde blijft.',
    goodTitle: 'Wat ze verbruikt',
    keepTitle: 'Om het zo te houden',
    keep: [
      'Reinig of vervang de filters van de ventilatie om het half jaar, en de roosters elk jaar.',
      'Kijk elk jaar na de winter dak, dakgoten en voegen na.',
      'Bewaar facturen en attesten: ze tellen mee bij het volgende certificaat.',
    ],
    keepHeatPump: 'Laat de warmtepomp om de twee jaar onderhouden.',
    keepBoiler: 'Laat de ketel op tijd onderhouden. Is hij versleten, vraag dan eerst naar een warmtepomp.',
    keepPanels:
      'Vergelijk de opbrengst van de panelen met vorig jaar; reken op een nieuwe omvormer na zo’n 12 jaar.',
    moreTitle: 'Als u meer wilt',
    more: (label, cost) => `Label ${label} kost ongeveer ${cost}.`,
    noMore: 'Niets wat we kunnen berekenen, verbetert het label nog.',
  },
  colon: ':',
  page: (page, pages) => `${page} van ${pages}`,
};

export const dutyTexts: PassportTexts['dutyTexts'] = {
  vlg_purchase_renovation: {
    title: 'Renovatieverplichting na aankoop',
    text: 'Wie een woning met label E of F koopt (akte sinds 1 januari 2023), moet binnen 6 jaar na de akte label D of beter halen, met een nieuw EPC. Boete: € 500 tot € 5 000 en een nieuwe termijn.',
  },
  vlg_minimum_label: {
    title: 'Minimaal EPC-label vanaf 2030',
    text: 'Open en halfopen bebouwing: E vanaf 2030, D vanaf 2035, C vanaf 2040. Gesloten bebouwing en appartementen: D vanaf 2030, C vanaf 2035.',
  },
  vlg_epc: {
    title: 'EPC',
    text: 'Wie verkoopt of verhuurt, heeft een EPC nodig vóór hij adverteert. Het is 10 jaar geldig.',
  },
  vlg_asbestos: {
    title: 'Asbestattest',
    text: 'Wie een gebouw van vóór 2001 verkoopt, heeft een asbestattest nodig vóór de verkoopovereenkomst (compromis). Tegen 2032 heeft elke eigenaar er een nodig.',
  },
  bru_275: {
    title: 'Hoogstens 275 kWh/m² vanaf 1 januari 2033',
    text: 'Elke woning: minstens klasse E van vandaag.',
  },
  bru_150: {
    title: 'Hoogstens 150 kWh/m² tegen eind 2045',
    text: 'Elke woning: minstens klasse C van vandaag. De regering moet de datum nog bevestigen.',
  },
  bru_certificate: {
    title: 'EPB-certificaat',
    text: 'Wie verkoopt of verhuurt, heeft een EPB-certificaat nodig vóór hij adverteert. Het is 10 jaar geldig.',
  },
  wal_certificate: {
    title: 'EPB-certificaat',
    text: 'Wie verkoopt of verhuurt, heeft een EPB-certificaat nodig. We kennen vandaag geen verplichting om het label te verbeteren in Wallonië.',
  },
  be_electrical: {
    title: 'Elektrische installatie',
    text: 'Bij een verkoop hoort een keuringsverslag; een keuring is 25 jaar geldig. Voldoet de installatie niet, dan heeft de koper 18 maanden vanaf de akte om ze in orde te brengen.',
  },
  nl_netting_end: {
    title: 'Einde van de salderingsregeling',
    text: 'Vanaf 1 januari 2027 wordt stroom die naar het net gaat niet meer verrekend met stroom die u koopt. Dit plan rekent daarmee.',
  },
  nl_rental: {
    title: 'Huurwoningen vanaf 2029',
    text: 'Volgens een ontwerpbesluit moeten huurwoningen met E, F of G tegen 1 januari 2029 minstens label D hebben. Beschermde, tijdelijke en kleine vrijstaande woningen zijn uitgezonderd. Particuliere verhuurders kunnen de premie SVOH aanvragen.',
  },
  nl_social_housing: {
    title: 'Sociale huur zonder E, F en G',
    text: 'De overheid en de woningcorporaties spraken af dat na 2028 geen sociale huurwoning nog label E, F of G heeft. Uitgezonderd zijn beschermde en tijdelijke woningen, en woningen die gesloopt worden.',
  },
};

/** Of a programme of many homes. */
export const programme: ProgrammeWords = {
  duties: {
    vlg_housing_code: 'Vlaamse Codex Wonen',
    bru_275: 'Brussel, hoogstens 275 kWh/m²',
    bru_150: 'Brussel, hoogstens 150 kWh/m²',
    wal_all_owners: 'Waalse kalender voor alle eigenaars (gepland)',
    nl_rental: 'Nederlandse huurwoningen, minstens label D (gepland)',
    nl_social_housing: 'Nederlandse sociale huur zonder label E, F en G',
  },
  trades: { shell: 'de schil', glass: 'beglazing', installer: 'installateurs', electrician: 'elektriciens' },
  budget: (year) => `Budget ${year}`,
  hours: (trade, year) => `Uren voor ${trade} in ${year}`,
  homesIn: (year, place) =>
    place === null ? `Woningen met werken in ${year}` : `Woningen met werken in ${place} in ${year}`,
  co2: 'CO₂ over alle jaren',
  labels: (label, year) => `Woningen met label ${label} of beter eind ${year}`,
  energy: (year) => `Minder primaire energie tegen eind ${year}`,
  worstHomes: (year) => `Besparing van de 43 % slechtste woningen boven hun aandeel, tegen eind ${year}`,
  bills: 'Daling van alle energiefacturen samen',
  home: { one: 'woning', other: 'woningen' },
  hour: { one: 'uur', other: 'uur' },
  tenantYear: { one: 'huurdersjaar', other: 'huurdersjaren' },
  used: (name, used, amount) => `${name}: ${used} van ${amount}.`,
  reached: (name, used, amount) => `${name}: ${used}, minstens ${amount} nodig.`,
  moreSaves: (step, gain) => `${step} meer zou ${gain} besparen.`,
  lessSaves: (step, gain) => `${step} minder zou ${gain} besparen.`,
  holdsNothingBack: 'Deze grens aanpassen zou niets besparen.',
  dutiesOfLaw: 'Elke woning voldoet op tijd aan haar wettelijke verplichting',
  atMost: (name, amount) => `${name}: hoogstens ${amount}`,
  atLeast: (name, amount) => `${name}: minstens ${amount}`,
  change: (name, amount, needed) => `${name}: ${needed} in plaats van ${amount}`,
  allMeet: (duty, year, homes, probability) =>
    `${duty}, ${year}: alle ${homes} voldoen, elk met een kans van minstens ${probability}.`,
  someMiss: (duty, year, met, homes, probability) =>
    `${duty}, ${year}: ${met} van ${homes} voldoen met een kans van minstens ${probability}.`,
  rules: { WORST_LABEL_FIRST: 'Slechtste label eerst', CHEAPEST_KWH_FIRST: 'Goedkoopste kWh eerst' },
  costsMore: (rule, more) => `${rule} komt ${more} slechter uit.`,
  costsNoMore: (rule) => `${rule} komt niet slechter uit.`,
  missesDuties: (count) =>
    count === 1
      ? 'Eén wettelijke verplichting wordt niet gehaald.'
      : `${count} wettelijke verplichtingen worden niet gehaald.`,
  breaksLimits: (count) =>
    count === 1 ? 'Eén grens wordt overschreden.' : `${count} grenzen worden overschreden.`,
  reasons: {
    DUTY: 'De wet vraagt op tijd een beter label.',
    BEST_FOR_THE_HOME: 'De beste keuze voor deze woning.',
    TOGETHER: 'De beste keuze voor alle woningen van het complex samen.',
    UNCHANGED: 'Zoals in het vorige programma.',
    NO_WORKS_WORTHWHILE: 'Binnen deze jaren verdienen geen werken zich terug.',
    limitFromAbove: (name) => `Andere woningen halen meer uit wat beperkt is: ${name}.`,
    limitFromBelow: (name) => `Nodig om dit te halen: ${name}.`,
    NOT_A_HOME: 'Geen huis of appartement.',
    NO_REGION: 'De ligging is niet gekend.',
    NO_YEAR_BUILT: 'Het bouwjaar is niet gekend.',
    NO_PLAN: 'Met wat over deze woning gekend is, kan geen plan gemaakt worden.',
  },
};
