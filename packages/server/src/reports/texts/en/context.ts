import type { ContextTexts } from '../passport-texts.ts';

export const context: ContextTexts = {
  energy: {
    heading: 'Energy',
    title: (before, after) => `From ${before} to ${after} kWh a year`,
    titleNothing: (before) => `The home uses ${before} kWh a year`,
    byCarrier: 'Energy bought in a year',
    carrier: 'Energy',
    before: 'Today, kWh',
    after: 'After, kWh',
    price: 'Price, €/kWh',
    priceDate: 'Price of',
    pricesTitle: 'Prices assumed',
    pricesIntro:
      'The bills in this report use these prices for every year, without a guess about the future.',
    solarTitle: 'Own energy from the sun',
    solar: (used, exported) =>
      `After the works the panels give ${used} kWh a year that you use yourself and ${exported} kWh that goes to the grid.`,
    noSolar:
      'The plan holds no solar panels. They can be added later; the planner page shows what they would change.',
    readyTitle: 'Ready for a low temperature',
    readyNow: 'The home is ready today for heating with water at a low temperature, which a heat pump needs.',
    readyAfter: (step) =>
      `After step ${step} the home is ready for heating with water at a low temperature, which a heat pump needs.`,
    notReady:
      'After this plan the home still needs water at a high temperature. A heat pump would ask for more insulation or larger radiators.',
    peakLoad: (before, after) =>
      `On the coldest day the home needs ${before} kW of heat today and ${after} kW after the works.`,
    networkTitle: 'Heat networks',
    network:
      'Ask your municipality whether a heat network is planned in your street before you replace the heating.',
    useNote:
      'Labels follow standard use, so that homes can be compared. Bills and CO₂ follow typical use: people heat a badly insulated home less than the standard says, and a good one more.',
  },
  funding: {
    heading: 'Funding',
    title: (subsidy) => `Grants known on this date: ${subsidy}`,
    titleNone: 'No grants are known for these works on this date',
    grants: 'Grants in this plan',
    scheme: 'Scheme and rule',
    amount: 'Amount, €',
    conditions: 'Still to show or do',
    noGrants: 'This plan counts no grants.',
    schemeStatus: {
      flanders:
        'Mijn VerbouwPremie: since 1 March 2026 the two highest income groups receive support for heat pumps and heat-pump water heaters only. You apply after the works, within two years of the invoice.',
      brussels:
        'RENOLUTION: no grants for final invoices after 31 December 2024; the scheme has ended for new works.',
      wallonia:
        'Primes Habitation: closed for requests after 30 September 2026. Since 1 October 2026 support goes through loans.',
      netherlands:
        'ISDE: you apply within 24 months after the works. With two or more measures within 24 months the amount for insulation is higher.',
    },
    loans: 'Loans for renovation',
    loanUpTo: (amount) => `up to ${amount}`,
    loanYears: (years) => `at most ${years} years`,
    loanRate: (rate) => `interest ${rate}`,
    noLoans: 'No public loan is known for this region on this date.',
    vatTitle: 'VAT',
    vat: {
      BE: 'Renovation of a home older than 10 years: 6%. Boilers on gas or oil, also the boiler of a hybrid heat pump: 21% since 29 July 2025.',
      NL: 'Labour for insulation and glazing in a home older than 2 years: 9%. Solar panels: 0%. Everything else: 21%.',
    },
    links: 'Where to read more',
    checked: (date) =>
      `Rules and amounts as found up to ${date} in public sources, not checked with the authorities.`,
    notAdvice: 'This report states facts and dates. It is no financial advice.',
  },
  duties: {
    heading: 'Legal duties',
    title: (region) => `What the law asks of a home: ${region}`,
    intro: (date) =>
      `As found up to ${date} in public sources, not checked with the authorities. What is planned can still change.`,
    source: 'Source',
    namedSources: {
      register: 'public register of a house-buying tool, official pages read on 25 August 2026',
      general_knowledge: 'general knowledge',
      ordinance: 'ordinance of 23 February 2024',
    },
    statuses: {
      in_force: 'In force',
      adopted: 'Adopted, starts later',
      planned: 'Planned, not law',
      draft: 'Draft',
      no_duty: 'No duty',
    },
  },
  comfort: {
    heading: 'Living in it',
    title: 'More than a lower bill',
    comfort: 'Comfort',
    health: 'Health',
    safety: 'Safety',
    circularity: 'Materials',
    topics: {
      walls_warm:
        'Insulated walls, roof and floor stay warm to the touch. The air can be a degree cooler for the same comfort.',
      windows_draught:
        'Good glazing ends the cold fall of air by the window. You can sit next to it in winter.',
      summer:
        'Insulation keeps heat out too. Add outside sun shading to the south and west, and open windows at night: summers become hotter.',
      ventilation_air:
        'Controlled ventilation brings fresh air day and night and takes moisture and odours away, with the windows closed.',
      moisture:
        'Dry walls stay free of mould. Solve rising damp and leaks before you insulate, and keep ventilating.',
      noise:
        'Better glazing and fewer gaps keep street noise outside. Place fans and outdoor units away from bedrooms, yours and your neighbours’.',
      fire: 'Ask for insulation with a suitable fire class, and keep cavities in façades closed at each storey. Place smoke detectors where they are missing.',
      asbestos:
        'The home dates from before 2001: roof sheets, pipes and glue can hold asbestos. Have it looked at before anyone drills or breaks.',
      electrical:
        'A heat pump, panels or a battery need a sound electrical installation. Have it inspected first.',
      bio_based:
        'Wood fibre, cellulose and flax insulate well, store carbon and let walls dry. Ask for a quote with them.',
      reuse:
        'Have roof tiles, doors and radiators taken out whole: they can be used again. Choose parts that are screwed, not glued.',
      together:
        'Works that share scaffolding or an open floor are done together here. That saves money, waste and weeks of dust.',
    },
    contactsTitle: 'Independent advice near you',
    contacts: {
      energiehuis: 'Energiehuis of your municipality: free advice, Mijn VerbouwLening',
      vlaanderen: 'Flemish government: grants, duties and EPC',
      homegrade: 'Homegrade: free advice for homes in Brussels',
      renolution: 'Renolution: loans, duties and PEB in Brussels',
      guichet_energie: 'Guichets Énergie Wallonie: free advice near you',
      wallonie: 'Walloon government: loans and PEB',
      verbeterjehuis: 'Verbeterjehuis: measures and local support',
      milieucentraal: 'Milieu Centraal: independent information',
      rvo: 'RVO: applying for ISDE',
      warmtefonds: 'Nationaal Warmtefonds: energy-saving loan',
    },
  },
  assumptions: {
    heading: 'Assumptions',
    title: 'What we know, what we assume',
    intro: (letter, meaning) =>
      `Data quality ${letter}: ${meaning}. “Typical” means typical for homes of this kind, period and region. Correct a value and the plan becomes surer.`,
    missingTitle: 'Knowing this would change the result most',
    missing: (fact, share) => `${fact}: explains ${share} of the uncertainty`,
    warningsTitle: 'Please note',
    fact: 'Fact',
    value: 'Value',
    origin: 'Origin',
    spread: 'Could be',
    probability: (percent) => `${percent} sure`,
    between: (low, high) => `${low} – ${high}`,
    unexplained: (kwh) => `The certificate differs by ${kwh} kWh/m² from what the building explains.`,
    labelsTitle: 'Chance of each label today',
    labelsIntro: 'From all homes that fit what is known.',
    objective: (objective) => `This plan looks for ${objective}.`,
  },
  trace: {
    heading: 'Calculation',
    title: 'Every total, to the cent',
    intro:
      'Each line is a work; each step is the sum of its lines; the total is the sum of the steps. Excluding VAT + VAT = including VAT, on every line.',
    step: 'Step',
    total: 'Total',
    net: 'Total including VAT minus grants',
    footnote: (engine, data, date) => `Method ${engine}, data ${data}, prices and rules of ${date}.`,
  },
  colon: ':',
  page: (page, pages) => `${page} of ${pages}`,
};
