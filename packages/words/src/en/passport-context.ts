import type { ContextTexts } from '../passport/context-texts.ts';
import type { PassportTexts } from '../passport/passport-texts.ts';
import type { ProgrammeWords } from '../programme-texts.ts';

export const context: ContextTexts = {
  home: {
    heading: 'Your home',
    title: (percent) => `After the works ${percent} less heat is lost`,
    titleGood: 'Where the heat goes',
    lossTitle: 'Where the heat goes',
    path: 'Part',
    before: 'Today',
    after: 'After',
    unit: 'W/K',
    total: 'Total',
    lossAlt: (shares) => `Heat loss by part, today and after the works: ${shares}`,
    energyTitle: 'Energy bought in a year',
    carrier: 'Energy',
    beforeKwh: 'Today, kWh',
    afterKwh: 'After, kWh',
    price: '€/kWh',
    priceDate: 'Price of',
    useNote:
      'Labels follow standard use, so that homes can be compared. Bills and CO₂ follow usual use: people heat a badly insulated home less than the standard says, and a good one more.',
    ready: {
      now: 'The home can already be heated with low-temperature water, so it is ready for a heat pump.',
      after: (step) =>
        `After step ${step} the home can be heated with low-temperature water, so it is ready for a heat pump.`,
      not: 'After this plan the home still needs water at a high temperature. A heat pump without a boiler would need more insulation or larger radiators.',
    },
    peakLoad: (before, after) =>
      `On the coldest day it needs ${before} kW of heat today and ${after} kW after the works.`,
    peakLoadNow: (now) => `On the coldest day it needs ${now} kW of heat.`,
    solar: (used, exported, share) =>
      `The panels produce ${used} kWh per year for your own use and ${exported} kWh for the grid: together ${share} of the electricity the home uses.`,
    noSolar: 'After this plan the home produces no electricity of its own.',
    livingTitle: 'Comfort, health and safety',
    topics: {
      walls_warm:
        'Insulated walls, roof and floor are no longer cold to the touch. The air can be a degree cooler for the same comfort.',
      windows_draught: 'Good glazing ends the cold draught by the window. You can sit next to it in winter.',
      summer:
        'Insulation keeps heat out too. Add outside shading to the south and west and ventilate at night: summers become hotter.',
      ventilation_air:
        'Controlled ventilation brings fresh air day and night and takes moisture away, with the windows closed.',
      moisture: 'Solve rising damp and leaks before you insulate, and keep ventilating.',
      noise: 'Place fans and outdoor units away from bedrooms, yours and your neighbours’.',
      fire: 'Ask for insulation with a suitable fire class, and place smoke detectors where they are missing.',
      asbestos:
        'The home dates from before 2001: roof sheets, pipes and glue may contain asbestos. Have it checked before anyone drills or demolishes.',
      electrical:
        'A heat pump, panels or a battery need a sound electrical installation. Have it inspected first.',
      bio_based: 'Wood fibre, cellulose and flax insulate well and store carbon. Ask for a quote with them.',
      reuse: 'Have roof tiles, doors and radiators taken out whole: they can be used again.',
      together:
        'Works that share scaffolding or an open floor are done together here. That saves money and dust.',
      network:
        'Ask your municipality whether a heat network is planned in your street before you replace the heating.',
    },
  },
  money: {
    heading: 'Money',
    title: 'Grants, loans and VAT',
    grantsTitle: 'Grants for this plan',
    group: 'Household income',
    single: 'Single, € a year',
    couple: 'Couple or with a child, € a year',
    upTo: (amount) => `up to ${amount}`,
    above: (amount) => `above ${amount}`,
    amount: 'Grants, €',
    yourGroup: 'counted here',
    limits: (date, perDependant) =>
      `Income limits of ${date}, the latest we found; ${perDependant} more for each further dependant. Check them before you sign.`,
    conditionsTitle: 'Conditions of the grants',
    noGrants: 'This plan counts no grants.',
    schemeStatus: {
      flanders:
        'Mijn VerbouwPremie: since 1 March 2026 the two highest income groups receive support for heat pumps and heat-pump water heaters only. You apply after the works, within two years of the invoice.',
      brussels:
        'RENOLUTION: no grants for final invoices after 31 December 2024; the scheme has ended for new works.',
      wallonia:
        'Primes Habitation: closed to applications after 30 September 2026. Since 1 October 2026 support is given as loans.',
      netherlands:
        'ISDE: you apply within 24 months after the works. With two or more measures within 24 months the amount for insulation is higher.',
    },
    loansTitle: 'Public loans',
    loanUpTo: (amount) => `up to ${amount}`,
    loanYears: (years) => `at most ${years} years`,
    loanRate: (rate) => `interest ${rate}`,
    noLoans: 'No public loan is known for this region on this date.',
    noLoanForOwner: 'None of the public loans we know is open to you (income, age of the home, owner).',
    vatTitle: 'VAT',
    vat: {
      BE: 'Renovation of a home older than 10 years: 6%. Gas or oil boilers, including that of a hybrid heat pump: 21% since 29 July 2025.',
      NL: 'Labour for insulation and glazing in a home older than 2 years: 9%. Solar panels: 0%. Everything else: 21%.',
    },
    yearsTitle: 'Year by year',
    yearsIntro: (amount) =>
      `Spread as if you set ${amount} aside each year; a legal date or a worn-out boiler comes first. A loan makes it faster. Prices and grants of today.`,
    yearsHead: ['Year', 'What you do', 'You pay, €', 'Label', 'Energy bill after, € a month'],
    notAdvice: 'This passport states facts and dates. It is not financial advice.',
  },
  duties: {
    heading: 'The law',
    title: (region) => `Legal requirements in ${region}`,
    read: (site, date) => `${site}, checked on ${date}`,
    statuses: {
      in_force: 'In force',
      adopted: 'Adopted, not yet in force',
      agreed: 'Agreed, not a law',
      planned: 'Planned, not yet a law',
    },
    none: 'We know of no legal requirement for this home.',
    groups: { label: 'The label of the home, most urgent first', other: 'Papers and installations' },
    fossilEnd: {
      heavyRenovation: (year, checked) =>
        `From ${year}, a heavily renovated home may not be heated with gas or oil; check the rule before you renovate (read ${checked}).`,
      unknown: (checked) =>
        `We know of no date by which an existing gas or oil boiler must go (checked ${checked}).`,
    },
  },
  known: {
    heading: 'How we know',
    title: 'What we know and what we assume',
    intro: (meaning, unmarked, typical) =>
      `Data: ${meaning}. Where no origin is stated: ${unmarked}. Typical: ${typical}. Give us a better value and we update the plan.`,
    factsHead: ['Fact', 'Value', 'Origin'],
    sure: 'fairly sure',
    fairlySure: 'likely',
    unsure: 'uncertain',
    between: (low, high) => `${low} to ${high}`,
    notesTitle: 'Please note',
    roughPrices: (works) => `Prices differ widely for: ${works}. Always ask for several quotes.`,
    askQuestion: 'The certificate and the facts given do not agree. Check the facts first.',
    methodTitle: 'How it is calculated',
    method:
      'A monthly energy balance of the home, with the regional climate and the current label scale. Missing data is taken from comparable homes; eight in ten of them lie within the ranges. On the cover and in ranges, amounts are rounded to two figures; elsewhere to whole euros, and every total is the sum of its parts.',
    versions: (engine, data, date) => `Method ${engine}, data ${data}, prices and rules of ${date}.`,
    glossaryTitle: 'Glossary',
    glossary: [
      [
        'Primary energy',
        'all the energy a home uses, including what is lost on the way to it; the label is based on it',
      ],
      ['kWp', 'the power of solar panels in full sun'],
      ['Low temperature', 'heating water of at most about 45 °C'],
      ['W/K', 'the heat lost for each degree of difference with outdoors'],
      ['Needed anyway', 'what would be spent without a renovation, because a part is worn out'],
    ],
    contactsTitle: 'Independent advice',
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
    oneStopShop: (name) => `${name}: free advice on renovation in your municipality`,
  },
  contact: {
    heading: 'Your contact',
    title: (name) => `${name} will help you further`,
    titleAlone: 'What comes next',
    monthTitle: 'What to do this month',
    keep: 'Keep this passport with the certificate and the invoices of the home.',
    quotesTitle: 'Your quotes',
    quotes: ['Step', 'Contractor', 'Quote, €', 'Second quote, €', 'Agreed on', 'Done'],
    notesTitle: 'Notes',
    adviserTitle: 'Remarks of an adviser',
    adviser: ['Name', 'Date', 'Signature'],
  },
  good: {
    headline: (label) => `This home is in good shape: label ${label}`,
    intro: 'It meets the long-term goal without works. Here is what it uses, and how to keep it that way.',
    goodTitle: 'What it uses',
    keepTitle: 'How to keep it that way',
    keep: [
      'Clean or replace the filters of the ventilation every half year and the grilles every year.',
      'Check roof, gutters and joints every year, after the winter.',
      'Keep invoices and certificates: they count towards the next certificate.',
    ],
    keepHeatPump: 'Have the heat pump serviced every two years.',
    keepBoiler: 'Have the boiler serviced on time. When it is worn out, ask about a heat pump first.',
    keepPanels:
      'Compare the yield of the panels with the year before; plan a new inverter after some 12 years.',
    moreTitle: 'If you want more',
    more: (label, cost) => `Label ${label} costs about ${cost}.`,
    noMore: 'We found no works that improve the label further.',
  },
  colon: ':',
  page: (page, pages) => `${page} of ${pages}`,
};

export const dutyTexts: PassportTexts['dutyTexts'] = {
  vlg_purchase_renovation: {
    title: 'Renovation duty after a purchase',
    text: 'Anyone who buys a home with label E or F (deed since 1 January 2023) must reach label D or better within 6 years of the deed, shown by a new EPC. Fine: €500 to €5,000 and a new deadline.',
  },
  vlg_minimum_label: {
    title: 'Minimum label from 2030',
    text: 'Detached and semi-detached houses: E from 2030, D from 2035, C from 2040. Terraced houses and flats: D from 2030, C from 2035.',
  },
  vlg_epc: {
    title: 'EPC',
    text: 'Anyone who sells or lets needs an EPC before advertising. It is valid for 10 years.',
  },
  vlg_asbestos: {
    title: 'Asbestos certificate',
    text: 'Anyone who sells a building from before 2001 needs an asbestos certificate before the sales agreement. By 2032 every owner needs one.',
  },
  bru_275: {
    title: 'At most 275 kWh/m² from 1 January 2033',
    text: 'Every home: today’s class E or better.',
  },
  bru_150: {
    title: 'At most 150 kWh/m² by the end of 2045',
    text: 'Every home: today’s class C or better. The government has yet to confirm the date.',
  },
  bru_certificate: {
    title: 'PEB certificate',
    text: 'Anyone who sells or lets needs a PEB certificate before advertising. It is valid for 10 years.',
  },
  wal_certificate: {
    title: 'PEB certificate',
    text: 'Anyone who sells or lets needs a PEB certificate. We know of no duty to improve the label in Wallonia today.',
  },
  be_electrical: {
    title: 'Electrical installation',
    text: 'A sale needs an inspection report; an inspection is valid for 25 years. Where the installation does not comply, the buyer has 18 months from the deed to put it right.',
  },
  nl_netting_end: {
    title: 'Netting of solar power ends',
    text: 'From 1 January 2027 power sent to the grid is no longer deducted from power bought. This plan takes that into account.',
  },
  nl_rental: {
    title: 'Rental homes from 2029',
    text: 'A draft decree requires at least label D of rental homes with E, F or G by 1 January 2029. Protected, temporary and small detached homes are exempt. Private landlords can apply for the SVOH grant.',
  },
  nl_social_housing: {
    title: 'Social housing without E, F and G',
    text: 'The government and the housing associations agreed that after 2028 no social home has label E, F or G. Protected and temporary homes, and homes that will be demolished, are exempt.',
  },
};

/** Of a programme of many homes. */
export const programme: ProgrammeWords = {
  duties: {
    vlg_housing_code: 'Flemish housing code',
    bru_275: 'Brussels, at most 275 kWh/m²',
    bru_150: 'Brussels, at most 150 kWh/m²',
    wal_all_owners: 'Walloon calendar for all owners (planned)',
    nl_rental: 'Dutch rented homes, at least label D (planned)',
    nl_social_housing: 'Dutch social housing without labels E, F and G',
  },
  trades: { shell: 'shell', glass: 'glazing', installer: 'installers', electrician: 'electricians' },
  budget: (year) => `Budget ${year}`,
  hours: (trade, year) => `Hours of ${trade} in ${year}`,
  homesIn: (year, place) =>
    place === null ? `Homes with works in ${year}` : `Homes with works in ${place} in ${year}`,
  co2: 'CO₂ over all years',
  labels: (label, year) => `Homes with label ${label} or better at the end of ${year}`,
  energy: (year) => `Reduction of primary energy by the end of ${year}`,
  worstHomes: (year) => `Saving of the worst 43% of homes beyond their share by the end of ${year}`,
  bills: 'Reduction of all energy bills together',
  home: { one: 'home', other: 'homes' },
  hour: { one: 'hour', other: 'hours' },
  tenantYear: { one: 'tenant-year', other: 'tenant-years' },
  used: (name, used, amount) => `${name}: ${used} of ${amount}.`,
  reached: (name, used, amount) => `${name}: ${used}, at least ${amount} required.`,
  moreSaves: (step, gain) => `${step} more would save ${gain}.`,
  lessSaves: (step, gain) => `${step} less would save ${gain}.`,
  holdsNothingBack: 'A change of this limit would save nothing.',
  dutiesOfLaw: 'Every home meets its legal duty in time',
  atMost: (name, amount) => `${name}: at most ${amount}`,
  atLeast: (name, amount) => `${name}: at least ${amount}`,
  change: (name, amount, needed) => `${name}: ${needed} instead of ${amount}`,
  allMeet: (duty, year, homes, probability) =>
    `${duty}, ${year}: all ${homes} meet it, each with a chance of at least ${probability}.`,
  someMiss: (duty, year, met, homes, probability) =>
    `${duty}, ${year}: ${met} of ${homes} meet it with a chance of at least ${probability}.`,
  rules: { WORST_LABEL_FIRST: 'Worst label first', CHEAPEST_KWH_FIRST: 'Cheapest kWh first' },
  costsMore: (rule, more) => `${rule} comes out ${more} worse.`,
  costsNoMore: (rule) => `${rule} comes out no worse.`,
  missesDuties: (count) => (count === 1 ? 'One legal duty is missed.' : `${count} legal duties are missed.`),
  breaksLimits: (count) => (count === 1 ? 'One limit is broken.' : `${count} limits are broken.`),
  reasons: {
    DUTY: 'The law requires a better label in time.',
    BEST_FOR_THE_HOME: 'The best choice for this home.',
    TOGETHER: 'The best choice for all homes of the complex together.',
    UNCHANGED: 'As in the previous programme.',
    NO_WORKS_WORTHWHILE: 'No works pay off within these years.',
    limitFromAbove: (name) => `Other homes make better use of what is limited: ${name}.`,
    limitFromBelow: (name) => `Needed to reach: ${name}.`,
    NOT_A_HOME: 'Not a house or an apartment.',
    NO_REGION: 'The location is not known.',
    NO_YEAR_BUILT: 'The year of construction is not known.',
    NO_PLAN: 'No plan can be made from what is known of this home.',
  },
};
