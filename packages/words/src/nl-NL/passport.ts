import { type Differences, withDifferences } from '../differences.ts';
import { texts as belgian } from '../nl-BE/passport.ts';
import { programme as belgianProgramme } from '../nl-BE/passport-context.ts';
import type { PassportTexts } from '../passport/passport-texts.ts';
import type { ProgrammeWords } from '../programme-texts.ts';

export const differences: Differences<PassportTexts> = {
  cover: {
    olderMethod: (date) =>
      `Dit plan is van ${date} en is gemaakt met een eerdere versie van onze methode. De cijfers zijn sindsdien niet veranderd; laat de woning opnieuw plannen voor de huidige methode.`,
    houseTitle: 'Uw woning nu',
    houseAlt: (parts) =>
      `Tekening van uw woning nu, elk onderdeel van rood (slecht) tot groen (zeer goed): ${parts}`,
    labelAfter: 'Na de maatregelen',
    chanceNote: 'gezien wat nog niet bekend is',
    monthly: 'Energierekening per maand',
    bill: 'Energierekening',
    certified: 'volgens het geregistreerde label',
    estimated: 'geschat, geen label opgegeven',
  },
  summary: {
    certificateNext:
      'Controleer eerst het energielabel: gegevens spreken elkaar tegen (zie de volgende pagina).',
    dwelling: (kind, yearBuilt, area) => `${kind}, gebouwd in ${yearBuilt}, ${area} m² woonoppervlakte`,
    works: 'Maatregelen',
    subsidy: 'Subsidie',
    bridgeAlt: (works, vat, subsidy, net) =>
      `Maatregelen ${works} plus btw ${vat} min subsidie ${subsidy}: u betaalt ${net}`,
    range: (range) =>
      `Waarschijnlijk totaal vóór subsidie: ${range}. Prijzen verschillen per aannemer en per woning.`,
    grantsByIncome: (low, high) =>
      `Subsidie: ${low} tot ${high}, afhankelijk van uw inkomen (zie “Geld”). Hier is met het laagste bedrag gerekend.`,
    anyway: (anyway, extra) =>
      `Hiervan is ${anyway} toch al nodig, voor onderdelen die aan vervanging toe zijn; de meerkosten zijn ${extra}.`,
    billBefore: 'Energierekening vandaag',
    billAfter: 'Energierekening na de maatregelen',
    support: 'Vergoeding voor de zonnestroom',
    loan: (amount, years, rate) => `Lening van ${amount}, ${years} jaar, ${rate} rente`,
    noLoan: 'Voor dit plan is geen overheidslening open waarvan de voorwaarden bekend zijn.',
    loanByIncome:
      'Of u een lening van de overheid kunt krijgen, hangt af van uw inkomen: zie “Leningen” verderop.',
    ownMoney: (amount) => `Zelf betaalt u ${amount}.`,
    bill: 'Energierekening',
    primary: 'Primair fossiel energiegebruik',
    afterRange: (range) => `na de maatregelen waarschijnlijk ${range}`,
    after: 'Na de maatregelen',
    chance: (label, probability) =>
      `Met deze maatregelen is de kans op label ${label} ${probability}. Dat kan nog veranderen, want niet alles over de woning is bekend.`,
    chanceBeyondGoal: (goal, goalProbability, label, probability) =>
      `De kans op label ${goal}, het doel, is met deze maatregelen ${goalProbability}, die op label ${label} ${probability}. Dat kan nog veranderen, want niet alles over de woning is bekend.`,
    lawIfCertificate: (label, year, met) =>
      `Als het energiecertificaat E of F toont, na aankoop: label ${label} uiterlijk in ${year}. ${met}`,
    law: (label, year, role, met) =>
      `${role === 'buyer' ? 'Na aankoop: label' : 'Label'} ${label} uiterlijk in ${year}. ${met}`,
    lawAdopted: (label, year, met) =>
      `Aangenomen, nog niet van kracht: label ${label} uiterlijk in ${year}. ${met}`,
    lawAgreed: (label, year, met) =>
      `Afgesproken voor sociale huur, geen wet: label ${label} uiterlijk in ${year}. ${met}`,
    likelyMetToday: (chance) => `De kans dat de woning nu al voldoet, is ${chance}.`,
    metAfter: (step) => `Met stap ${step} is dat geregeld.`,
    notMet: 'Met dit plan is dat niet geregeld.',
    onlyPlanned: (duties) => `Er geldt nog geen verplichting. Gepland, nog geen wet: ${duties}.`,
    plannedDuty: (label, year, role) =>
      `label ${label} uiterlijk in ${year}${{ buyer: ' na aankoop', landlord: ' voor huurwoningen', social_landlord: ' voor sociale huurwoningen', owner: '' }[role]}`,
    lawUnknown:
      'De eerdere methode van dit plan keek niet naar plichten. Het hoofdstuk over de wet noemt die van nu.',
    firstQuestion: (fact) => `Controleer eerst: ${fact}. Dat verandert het plan het meest.`,
    firstQuotes: (step, works) => `Vraag enkele offertes aan voor stap ${step} (${works}).`,
    firstMeeting: 'Zet de maatregelen aan het gebouw op de agenda van de vergadering van de VvE.',
    firstSupport: 'Controleer uw inkomensgroep en de voorwaarden van de subsidie voordat u tekent.',
    firstLoan: 'Vraag de lening aan voordat het werk begint.',
  },
  payback: {
    noExtra: 'Het kost niet meer dan wat u toch al zou uitgeven.',
    same: (years) => `De besparing verdient de meerkosten terug in ${years}.`,
    both: (withSupport, without) =>
      `De besparing verdient de meerkosten terug in ${withSupport} met subsidie, in ${without} zonder.`,
    onlyWithSupport: (years) =>
      `Met subsidie verdient de besparing de meerkosten terug in ${years}; zonder subsidie niet binnen de levensduur.`,
    never: 'De energiebesparing alleen verdient dit niet terug binnen de levensduur.',
    long: 'Dat is lang: deze maatregelen neemt u voor het comfort en het label, meer dan voor de energierekening.',
  },
  ways: {
    sureTitle: 'Deze maatregelen horen in elk geval bij het plan',
    title: (ways) =>
      ways === 1
        ? 'Alle opties leiden naar dezelfde maatregelen'
        : `${ways === 2 ? 'Twee' : 'Drie'} opties voor een beter label`,
    lifetime: 'Laagste kosten over 30 jaar',
    fossilFree: 'Van het aardgas af',
    allSame:
      'De kleinste investering, de laagste kosten over 30 jaar en de optie van het aardgas af leiden hier tot dezelfde maatregelen.',
    works: 'Maatregelen',
    after: 'Label na de maatregelen',
    bill: 'Energierekening per jaar',
    fossil: 'Nog aardgas of olie',
    nothing: 'Geen maatregelen',
    ladderUnit: 'kWh primair fossiel energiegebruik per m² per jaar',
    ladderPrices:
      'Bedragen na subsidie: de goedkoopste weg naar elk label, en na de + wat een verstandig plan meer doet (zoals dak, glas of versleten verwarming)',
    dependsTitle: 'Hangt af van wat nog niet bekend is',
    questionsTitle: 'Met deze antwoorden voorkomt u verkeerde maatregelen',
    question: (fact, saves) => `${fact}: voorkomt gemiddeld ${saves} aan verkeerde maatregelen`,
  },
  tracks: {
    title: 'Twee sporen: wat u besluit, en wat de VvE besluit',
    intro:
      'Over gemeenschappelijke delen (dak, gevel, gezamenlijke verwarming) besluit de vergadering van de vereniging van eigenaars (VvE). De bedragen zijn uw aandeel.',
    decides: 'Wie besluit',
    meeting: 'de VvE',
    works: 'Maatregelen',
  },
  step: {
    cost: 'Kosten incl. btw',
    subsidy: 'Subsidie',
    saving: 'Bespaart op de energierekening',
    raises: 'Komt bij de energierekening',
    work: 'Maatregel',
    mixedVat: {
      BE: '6% en 21%',
      NL: '9% en 21%',
    },
    energy: ({ primary, primaryShare, bought, boughtShare, co2 }) =>
      `Energie per jaar: primair fossiel ${primary} (${primaryShare}) · ingekocht ${bought} (${boughtShare}) · CO₂ ${co2}`,
    anyway: (anyway, extra) => `Toch al nodig: ${anyway}; meerkosten: ${extra}.`,
    grants: (range) => `${range}, afhankelijk van het inkomen`,
    noGrants: 'geen subsidie op deze datum',
  },
  home: {
    title: (percent) => `Na de maatregelen gaat ${percent} minder warmte verloren`,
    lossAlt: (shares) => `Warmteverlies per deel, vandaag en na de maatregelen: ${shares}`,
    energyTitle: 'Ingekochte energie per jaar',
    useNote:
      'Labels volgen een standaardgebruik, zodat woningen vergelijkbaar zijn. Energierekening en CO₂ volgen het gewone gebruik: in een slecht geïsoleerde woning wordt minder gestookt dan de standaard zegt, in een goede meer.',
    ready: {
      now: 'De woning kan nu al worden verwarmd met water op lage temperatuur: zij is klaar voor een warmtepomp.',
      after: (step) =>
        `Na stap ${step} kan de woning worden verwarmd met water op lage temperatuur: zij is dan klaar voor een warmtepomp.`,
    },
    peakLoad: (before, after) =>
      `Op de koudste dag is vandaag ${before} kW warmte nodig, na de maatregelen ${after} kW.`,
    peakLoadNow: (now) => `Op de koudste dag is ${now} kW warmte nodig.`,
    solar: (used, exported, share) =>
      `De panelen leveren per jaar ${used} kWh die u zelf verbruikt en ${exported} kWh die u teruglevert: samen ${share} van de elektriciteit die de woning verbruikt.`,
    topics: {
      windows_draught:
        'Goed glas maakt een einde aan de koudeval bij het raam. U kunt er in de winter weer naast zitten.',
      summer:
        'Isolatie houdt ook hitte buiten. Zorg voor buitenzonwering op het zuiden en westen en ventileer ’s nachts: de zomers worden heter.',
      ventilation_air:
        'Goede ventilatie brengt dag en nacht verse lucht en voert vocht af, met de ramen dicht.',
      moisture: 'Los optrekkend vocht en lekkages op voordat u isoleert, en blijf ventileren.',
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
    title: 'Subsidie, leningen en btw',
    grantsTitle: 'Subsidie voor dit plan',
    couple: 'Samenwonend of met kind, € per jaar',
    amount: 'Subsidie, €',
    limits: (date, perDependant) =>
      `Inkomensgrenzen van ${date}, de recentste die we vonden; ${perDependant} meer per extra persoon ten laste. Controleer ze voordat u tekent.`,
    conditionsTitle: 'Voorwaarden voor de subsidie',
    noGrants: 'Dit plan rekent zonder subsidie.',
    schemeStatus: {
      netherlands:
        'ISDE: u vraagt aan binnen 24 maanden na de uitvoering. Bij twee of meer maatregelen binnen 24 maanden ligt het bedrag voor isolatie hoger.',
    },
    loansTitle: 'Leningen',
    loanYears: (years) => `maximaal ${years} jaar`,
    noLoans: 'Voor deze regio is op deze datum geen overheidslening bekend.',
    noLoanForOwner:
      'Geen van de overheidsleningen die wij kennen, staat voor u open (inkomen, leeftijd van de woning, eigenaar).',
    vat: {
      BE: 'Renovatie van een woning ouder dan 10 jaar: 6%. Ketels op gas of stookolie, ook de ketel van een hybride warmtepomp: 21% sinds 29 juli 2025.',
      NL: 'Arbeid voor isolatie en glas in een woning ouder dan 2 jaar: 9%; het materiaal: 21%. Zonnepanelen: 0%. Al het andere: 21%.',
    },
    yearsTitle: 'Jaar voor jaar',
    yearsIntro: (amount) =>
      `Gespreid alsof u elk jaar ${amount} opzijzet; een wettelijke datum of een versleten cv-ketel gaat voor. Met een lening kan het sneller. Prijzen en subsidie van nu.`,
    yearsHead: ['Jaar', 'Wat u doet', 'U betaalt, €', 'Label', 'Energierekening daarna, € per maand'],
  },
  duties: {
    statuses: {
      adopted: 'Aangenomen, nog niet van kracht',
    },
    groups: { label: 'Het label van de woning, meest urgente eerst' },
    fossilEnd: {
      heavyRenovation: (year, checked) =>
        `Vanaf ${year} mag een ingrijpend gerenoveerde woning niet meer met gas of olie worden verwarmd; controleer de regel voordat u verbouwt (gelezen ${checked}).`,
      unknown: (checked) =>
        `We kennen geen datum waarop een bestaande cv-ketel op gas of olie weg moet (gecontroleerd ${checked}).`,
    },
  },
  known: {
    roughPrices: (works) => `De prijzen verschillen sterk voor: ${works}. Vraag altijd enkele offertes aan.`,
    askQuestion:
      'Het geregistreerde label en de opgegeven gegevens passen niet bij elkaar. Controleer eerst de gegevens.',
    method:
      'Een maandelijkse energiebalans van de woning, met het klimaat van de streek en de geldende labelschaal. Wat niet is opgegeven, nemen we over van vergelijkbare woningen; acht op de tien daarvan vallen binnen de marges. Op het voorblad en in marges zijn bedragen afgerond op twee cijfers; elders op hele euro’s, en daar is elk totaal de som van de delen.',
    glossary: [
      [
        'Primair fossiel energiegebruik',
        'alle fossiele energie die een woning vraagt, ook wat onderweg verloren gaat; het label rekent ermee',
      ],
      ['kWp', 'het vermogen van zonnepanelen in volle zon'],
      ['Lage temperatuur', 'verwarmingswater van maximaal ongeveer 45 °C'],
      ['W/K', 'hoeveel warmte weggaat per graad verschil met buiten'],
      ['Toch al nodig', 'wat u ook zonder verbouwing zou uitgeven, omdat een onderdeel versleten is'],
    ],
  },
  contact: {
    keep: 'Bewaar dit paspoort bij het energielabel en de facturen van de woning.',
  },
  good: {
    intro:
      'De woning haalt het langetermijndoel zonder maatregelen. Dit is wat zij verbruikt, en hoe dat zo blijft.',
    goodTitle: 'Wat zij verbruikt',
    keep: [
      'Reinig of vervang de filters van de ventilatie om het half jaar, en de roosters elk jaar.',
      'Controleer elk jaar na de winter dak, dakgoten en voegen.',
      'Bewaar facturen en certificaten: ze tellen mee bij het volgende energielabel.',
    ],
    keepBoiler:
      'Laat de cv-ketel op tijd onderhouden. Is hij versleten, vraag dan eerst naar een warmtepomp.',
  },
  dutyTexts: {
    vlg_purchase_renovation: {
      text: 'Wie een woning met label E of F koopt (akte sinds 1 januari 2023), moet binnen 6 jaar na de akte label D of beter halen, met een nieuw EPC. Boete: € 500 tot € 5.000 en een nieuwe termijn.',
    },
    vlg_minimum_label: {
      text: 'Vrijstaande woningen en twee-onder-een-kapwoningen: E vanaf 2030, D vanaf 2035, C vanaf 2040. Tussenwoningen en appartementen: D vanaf 2030, C vanaf 2035.',
    },
    vlg_epc: {
      text: 'Wie verkoopt of verhuurt, heeft een EPC nodig voordat hij adverteert. Het is 10 jaar geldig.',
    },
    vlg_asbestos: {
      text: 'Wie een gebouw van vóór 2001 verkoopt, heeft een asbestattest nodig vóór het voorlopige koopcontract. In 2032 moet elke eigenaar er een hebben.',
    },
    bru_275: {
      title: 'Maximaal 275 kWh/m² vanaf 1 januari 2033',
    },
    bru_150: {
      title: 'Maximaal 150 kWh/m² tegen eind 2045',
    },
    bru_certificate: {
      text: 'Wie verkoopt of verhuurt, heeft een EPB-certificaat nodig voordat hij adverteert. Het is 10 jaar geldig.',
    },
    be_electrical: {
      text: 'Bij een verkoop hoort een keuringsverslag; een keuring is 25 jaar geldig. Voldoet de installatie niet, dan heeft de koper 18 maanden vanaf de akte om die te herstellen.',
    },
    nl_netting_end: {
      text: 'Vanaf 1 januari 2027 mag u teruggeleverde stroom niet meer wegstrepen tegen stroom die u afneemt. Dit plan rekent daarmee.',
    },
    nl_rental: {
      text: 'Volgens een ontwerpbesluit moeten huurwoningen met E, F of G uiterlijk op 1 januari 2029 minstens label D hebben. Monumenten, tijdelijke en kleine vrijstaande woningen zijn uitgezonderd. Particuliere verhuurders kunnen de subsidie SVOH aanvragen.',
    },
    nl_social_housing: {
      text: 'Het Rijk en de woningcorporaties hebben afgesproken dat na 2028 geen sociale huurwoning nog label E, F of G heeft. Uitgezonderd zijn monumenten, tijdelijke woningen en woningen die gesloopt worden.',
    },
  },
};

export const texts = withDifferences(belgian, differences);

export const programmeDifferences: Differences<ProgrammeWords> = {
  duties: {
    bru_275: 'Brussel, maximaal 275 kWh/m²',
    bru_150: 'Brussel, maximaal 150 kWh/m²',
    wal_all_owners: 'Waalse kalender voor alle eigenaren (gepland)',
    nl_rental: 'Huurwoningen, minimaal label D (gepland)',
    nl_social_housing: 'Sociale huur zonder label E, F en G',
  },
  trades: { glass: 'glas' },
  homesIn: (year, place) =>
    place === null
      ? `Woningen met maatregelen in ${year}`
      : `Woningen met maatregelen in ${place} in ${year}`,
  bills: 'Daling van alle energierekeningen samen',
  reached: (name, used, amount) => `${name}: ${used}, minimaal ${amount} nodig.`,
  atMost: (name, amount) => `${name}: maximaal ${amount}`,
  atLeast: (name, amount) => `${name}: minimaal ${amount}`,
  allMeet: (duty, year, homes, probability) =>
    `${duty}, ${year}: alle ${homes} voldoen, elk met een kans van minimaal ${probability}.`,
  someMiss: (duty, year, met, homes, probability) =>
    `${duty}, ${year}: ${met} van ${homes} voldoen met een kans van minimaal ${probability}.`,
  reasons: {
    NO_WORKS_WORTHWHILE: 'In deze jaren verdient geen maatregel zich terug.',
    NO_REGION: 'De ligging is niet bekend.',
    NO_YEAR_BUILT: 'Het bouwjaar is niet bekend.',
    NO_PLAN: 'Met wat over deze woning bekend is, kan geen plan worden gemaakt.',
  },
};
export const programme = withDifferences(belgianProgramme, programmeDifferences);
