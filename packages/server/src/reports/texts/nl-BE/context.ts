import type { ContextTexts } from '../passport-texts.ts';

export const context: ContextTexts = {
  energy: {
    heading: 'Energie',
    title: (before, after) => `Van ${before} naar ${after} kWh per jaar`,
    titleNothing: (before) => `De woning verbruikt ${before} kWh per jaar`,
    byCarrier: 'Aangekochte energie per jaar',
    carrier: 'Energie',
    before: 'Vandaag, kWh',
    after: 'Na, kWh',
    price: 'Prijs, €/kWh',
    priceDate: 'Prijs van',
    pricesTitle: 'Gebruikte energieprijzen',
    pricesIntro: 'De facturen in dit rapport rekenen elk jaar met deze prijzen, zonder gok over de toekomst.',
    solarTitle: 'Eigen energie van de zon',
    solar: (used, exported) =>
      `Na de werken leveren de panelen ${used} kWh per jaar die u zelf verbruikt en ${exported} kWh die naar het net gaat.`,
    noSolar: 'Het plan bevat geen zonnepanelen. Ze kunnen later nog; de planner toont wat ze veranderen.',
    readyTitle: 'Klaar voor lage temperatuur',
    readyNow:
      'De woning is vandaag klaar om met water op lage temperatuur te verwarmen, wat een warmtepomp nodig heeft.',
    readyAfter: (step) =>
      `Na stap ${step} is de woning klaar om met water op lage temperatuur te verwarmen, wat een warmtepomp nodig heeft.`,
    notReady:
      'Ook na dit plan heeft de woning water op hoge temperatuur nodig. Een warmtepomp vraagt meer isolatie of grotere radiatoren.',
    peakLoad: (before, after) =>
      `Op de koudste dag heeft de woning vandaag ${before} kW warmte nodig, na de werken ${after} kW.`,
    networkTitle: 'Warmtenetten',
    network: 'Vraag uw gemeente of er een warmtenet in uw straat komt voor u de verwarming vervangt.',
    useNote:
      'Labels volgen een standaardgebruik, zodat woningen vergelijkbaar zijn. Facturen en CO₂ volgen het gewone gebruik: een slecht geïsoleerde woning wordt minder verwarmd dan de standaard zegt, een goede meer.',
  },
  funding: {
    heading: 'Financiering',
    title: (subsidy) => `Premies die op deze datum bekend zijn: ${subsidy}`,
    titleNone: 'Voor deze werken zijn op deze datum geen premies bekend',
    grants: 'Premies in dit plan',
    scheme: 'Stelsel en regel',
    amount: 'Bedrag, €',
    conditions: 'Nog aan te tonen of te doen',
    noGrants: 'Dit plan rekent met geen enkele premie.',
    schemeStatus: {
      flanders:
        'Mijn VerbouwPremie: sinds 1 maart 2026 krijgen de twee hoogste inkomensgroepen alleen nog steun voor warmtepompen en warmtepompboilers. U vraagt de premie aan na de werken, binnen twee jaar na de factuur.',
      brussels:
        'RENOLUTION: geen premies meer voor eindfacturen na 31 december 2024; het stelsel is gestopt voor nieuwe werken.',
      wallonia:
        'Primes Habitation: gesloten voor aanvragen na 30 september 2026. Sinds 1 oktober 2026 loopt de steun via leningen.',
      netherlands:
        'ISDE: u vraagt aan binnen 24 maanden na de werken. Bij twee of meer maatregelen binnen 24 maanden ligt het bedrag voor isolatie hoger.',
    },
    loans: 'Renovatieleningen',
    loanUpTo: (amount) => `tot ${amount}`,
    loanYears: (years) => `hoogstens ${years} jaar`,
    loanRate: (rate) => `rente ${rate}`,
    noLoans: 'Voor dit gewest is op deze datum geen overheidslening bekend.',
    vatTitle: 'Btw',
    vat: {
      BE: 'Renovatie van een woning ouder dan 10 jaar: 6 %. Ketels op gas of stookolie, ook de ketel van een hybride warmtepomp: 21 % sinds 29 juli 2025.',
      NL: 'Arbeid voor isolatie en glas in een woning ouder dan 2 jaar: 9 %. Zonnepanelen: 0 %. Al de rest: 21 %.',
    },
    links: 'Waar u meer leest',
    checked: (date) =>
      `Regels en bedragen zoals gevonden tot ${date} in openbare bronnen, niet nagekeken bij de overheid.`,
    notAdvice: 'Dit rapport geeft feiten en data. Het is geen financieel advies.',
  },
  duties: {
    heading: 'Wettelijke plichten',
    title: (region) => `Wat de wet van een woning vraagt: ${region}`,
    intro: (date) =>
      `Zoals gevonden tot ${date} in openbare bronnen, niet nagekeken bij de overheid. Wat gepland is, kan nog veranderen.`,
    source: 'Bron',
    namedSources: {
      register: 'openbaar register van een woonplatform, officiële pagina’s gelezen op 25 augustus 2026',
      general_knowledge: 'algemene kennis',
      ordinance: 'ordonnantie van 23 februari 2024',
    },
    statuses: {
      in_force: 'Van kracht',
      adopted: 'Goedgekeurd, start later',
      planned: 'Gepland, geen wet',
      draft: 'Ontwerp',
      no_duty: 'Geen plicht',
    },
  },
  comfort: {
    heading: 'Erin wonen',
    title: 'Meer dan een lagere factuur',
    comfort: 'Comfort',
    health: 'Gezondheid',
    safety: 'Veiligheid',
    circularity: 'Materialen',
    topics: {
      walls_warm:
        'Geïsoleerde muren, dak en vloer voelen warm aan. De lucht mag een graad koeler zijn voor hetzelfde comfort.',
      windows_draught:
        'Goed glas maakt een einde aan de koude luchtval bij het raam. U kunt er in de winter weer naast zitten.',
      summer:
        'Isolatie houdt ook hitte buiten. Voorzie buitenzonwering op het zuiden en westen en zet ’s nachts ramen open: de zomers worden heter.',
      ventilation_air:
        'Gestuurde ventilatie brengt dag en nacht verse lucht en voert vocht en geuren af, met de ramen dicht.',
      moisture:
        'Droge muren blijven vrij van schimmel. Los opstijgend vocht en lekken op voor u isoleert, en blijf ventileren.',
      noise:
        'Beter glas en minder kieren houden straatlawaai buiten. Plaats ventilatoren en buitenunits weg van slaapkamers, ook die van de buren.',
      fire: 'Vraag isolatie met een passende brandklasse en sluit holtes in gevels per verdieping af. Hang rookmelders waar ze ontbreken.',
      asbestos:
        'De woning is van voor 2001: golfplaten, leidingen en lijm kunnen asbest bevatten. Laat dat nakijken voor iemand boort of breekt.',
      electrical:
        'Een warmtepomp, panelen of een batterij vragen een gezonde elektrische installatie. Laat ze eerst keuren.',
      bio_based:
        'Houtvezel, cellulose en vlas isoleren goed, slaan koolstof op en laten muren drogen. Vraag er een offerte voor.',
      reuse:
        'Laat dakpannen, deuren en radiatoren heel uitbreken: ze kunnen opnieuw dienen. Kies wat geschroefd is boven wat gelijmd is.',
      together:
        'Werken die een stelling of een open vloer delen, gebeuren hier samen. Dat spaart geld, afval en weken stof.',
    },
    contactsTitle: 'Onafhankelijk advies in uw buurt',
    contacts: {
      energiehuis: 'Het Energiehuis van uw gemeente: gratis advies, Mijn VerbouwLening',
      vlaanderen: 'Vlaamse overheid: premies, plichten en EPC',
      homegrade: 'Homegrade: gratis advies voor woningen in Brussel',
      renolution: 'Renolution: leningen, plichten en EPB in Brussel',
      guichet_energie: 'Guichets Énergie Wallonie: gratis advies in uw buurt',
      wallonie: 'Waalse overheid: leningen en EPB',
      verbeterjehuis: 'Verbeterjehuis: maatregelen en lokale regelingen',
      milieucentraal: 'Milieu Centraal: onafhankelijke informatie',
      rvo: 'RVO: ISDE aanvragen',
      warmtefonds: 'Nationaal Warmtefonds: Energiebespaarlening',
    },
  },
  assumptions: {
    heading: 'Aannames',
    title: 'Wat we weten, wat we aannemen',
    intro: (letter, meaning) =>
      `Gegevenskwaliteit ${letter}: ${meaning}. “Typisch” betekent typisch voor woningen van deze soort, periode en streek. Verbeter een waarde en het plan wordt zekerder.`,
    missingTitle: 'Dit weten zou het resultaat het meest veranderen',
    missing: (fact, share) => `${fact}: verklaart ${share} van de onzekerheid`,
    warningsTitle: 'Let op',
    fact: 'Gegeven',
    value: 'Waarde',
    origin: 'Herkomst',
    spread: 'Kan ook zijn',
    probability: (percent) => `${percent} zeker`,
    between: (low, high) => `${low} – ${high}`,
    unexplained: (kwh) => `Het attest wijkt ${kwh} kWh/m² af van wat het gebouw verklaart.`,
    labelsTitle: 'Kans op elk label vandaag',
    labelsIntro: 'Uit alle woningen die passen bij wat gekend is.',
    objective: (objective) => `Dit plan zoekt ${objective}.`,
  },
  trace: {
    heading: 'Berekening',
    title: 'Elk totaal, tot op de cent',
    intro:
      'Elke regel is een werk, elke stap de som van zijn regels, het totaal de som van de stappen. Op elke regel geldt: exclusief btw + btw = inclusief btw.',
    step: 'Stap',
    total: 'Totaal',
    net: 'Totaal inclusief btw min premies',
    footnote: (engine, data, date) => `Methode ${engine}, gegevens ${data}, prijzen en regels van ${date}.`,
  },
  colon: ':',
  page: (page, pages) => `${page} van ${pages}`,
};
