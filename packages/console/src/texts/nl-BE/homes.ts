import type {
  ApprovalsTexts,
  BuyersTexts,
  CertificatesTexts,
  MapTexts,
  NewHomeTexts,
  NewProgrammeTexts,
  PlansTexts,
  ReportListTexts,
  TodayTexts,
  ViewsTexts,
} from '../en/homes.ts';

export const today: TodayTexts = {
  title: 'Vandaag',
  nothing: 'Vandaag is er niets te doen.',
  moreThan: (count) => `meer dan ${count}`,
  withoutYear: (count, isOne) => (isOne ? '1 woning zonder bouwjaar' : `${count} woningen zonder bouwjaar`),
  withoutLocation: (count, isOne) =>
    isOne ? '1 woning zonder postcode' : `${count} woningen zonder postcode`,
  toPlan: (count, isOne) =>
    isOne ? '1 woning heeft nog geen plan' : `${count} woningen hebben nog geen plan`,
  otherTypes: (count, isOne) =>
    isOne
      ? '1 pand waarvoor we geen renovatieplan maken'
      : `${count} panden waarvoor we geen renovatieplan maken`,
  otherTypesHint: 'Bouwgronden, kantoren en dergelijke: die blijven in de lijst, zonder plan.',
  failedJobs: (count, isOne) =>
    isOne
      ? '1 taak met mislukte woningen in de laatste 7 dagen'
      : `${count} taken met mislukte woningen in de laatste 7 dagen`,
  toReview: (count, isOne) => (isOne ? '1 EPC om na te kijken' : `${count} EPC’s om na te kijken`),
  savedByBuyers: (count, isOne) =>
    isOne
      ? '1 plan bewaard door een koper in de laatste 7 dagen'
      : `${count} plannen bewaard door kopers in de laatste 7 dagen`,
  buyersToContact: (count, isOne) =>
    isOne ? '1 koper om te contacteren' : `${count} kopers om te contacteren`,
  outdatedPassports: (count, isOne) =>
    isOne ? '1 paspoort is verouderd' : `${count} paspoorten zijn verouderd`,
  passportsHint: 'De inhoud is sindsdien gewijzigd. De oudste:',
  expiring: (count, isOne) =>
    isOne
      ? '1 EPC is vervallen of vervalt binnen 60 dagen'
      : `${count} EPC’s zijn vervallen of vervallen binnen 60 dagen`,
  validUntil: (day) => `geldig tot ${day}`,
  madeOn: (day) => `gemaakt ${day}`,
  makeAgain: 'Opnieuw maken',
  yearHint: 'Nodig voor een plan.',
  locationHint: 'Nodig voor een plan. Vul aan met een import of via de API.',
  failedOf: (failed, total) => `${failed} van ${total} woningen mislukt`,
  show: 'Tonen',
  showAll: 'Toon alle',
  fillIn: 'Aanvullen',
  choose: 'Kiezen en plannen',
  seeWhy: 'Redenen bekijken',
  archive: 'Archiveren',
  review: 'Nakijken',
  firstSteps: 'Eerste stappen',
  steps: {
    homes: 'Importeer uw woningen',
    plans: 'Bereken hun plannen',
    passports: 'Maak uw eerste paspoort',
    colleagues: 'Nodig een collega uit',
  },
  done: 'klaar',
  toDo: 'nog te doen',
  hideSteps: 'Deze stappen verbergen',
};

export const views: ViewsTexts = {
  title: 'Weergaven',
  name: 'Naam van deze weergave',
  share: 'delen met collega’s',
  shared: 'gedeeld',
  byColleague: 'van een collega',
  all: 'Alle',
  save: 'Deze weergave bewaren',
  saveNow: 'Bewaren',
  own: 'alleen voor u',
  actions: (name) => `Weergave ${name}`,
  delete: (name) => `Weergave ${name} verwijderen`,
  deleted: (name) => `“${name}” is verwijderd.`,
};

export const map: MapTexts = {
  title: 'Kaart',
  open: 'Kaart',
  list: 'Als lijst tonen',
  places: (count, isOne) => (isOne ? '1 plaats' : `${count} plaatsen`),
  shadeBy: 'Kleuren volgens',
  shades: { label: 'Label vandaag', count: 'Woningen', cost: 'Kostprijs' },
  sizes: 'Hoe meer woningen, hoe groter de cirkel.',
  from: (euros) => `vanaf ${euros}`,
  tip: (place, homes, label) => `${place}: ${homes}${label === null ? '' : ` · ${label}`}`,
  unplaced: (homes, isOne) =>
    isOne
      ? '1 woning staat niet op de kaart, omdat de ligging niet gekend is. U vindt ze in de lijst.'
      : `${homes} woningen staan niet op de kaart, omdat de ligging niet gekend is. U vindt ze in de lijst.`,
  caption: 'Plaatsen, met links naar hun woningen',
  labels: 'Labels vandaag',
  mostCommon: 'Meest voorkomend',
  average: 'Gemiddelde kostprijs',
  noPlace: 'Zonder plaats',
  showAll: (count) => `Alle ${count} plaatsen tonen`,
  outlines: 'Omtrekken',
  positions: 'Ligging van plaatsen',
  changed: 'bewerkt',
};

export const newHome: NewHomeTexts = {
  title: 'Nieuwe woning',
  lead: 'Postcode, type en bouwjaar volstaan voor een eerste plan.',
  country: 'Land',
  countries: { BE: 'België', NL: 'Nederland' },
  street: 'Straat',
  houseNumber: 'Huisnummer',
  houseNumberExtra: 'Bus of toevoeging',
  zipCode: 'Postcode',
  format: 'Bebouwing',
  yearBuilt: 'Bouwjaar',
  area: 'Bewoonbare oppervlakte (m²)',
  reference: 'Uw eigen referentie',
  referenceHint: 'Laat leeg om er een te laten maken. Latere imports vinden de woning ermee terug.',
  taken: 'Er is al een woning met deze referentie:',
  add: 'Deze woning toevoegen',
};

export const plans: PlansTexts = {
  title: 'Plannen',
  home: 'De woning van dit plan',
  name: 'Naam van het plan',
  rename: 'Plan hernoemen',
  renamed: 'De naam is gewijzigd.',
  undo: 'Ongedaan maken',
  madeBy: {
    SUGGESTION: 'voorgesteld plan',
    BUYER: 'bewaard door een koper',
    MEMBER: 'gemaakt door een collega',
    CLIENT: 'gemaakt via de API',
  },
  lookOnly: 'alleen lezen',
  copyName: (name) => `${name}, aangepast`,
  saveTitle: 'Bewaren als nieuw plan',
  saveLead: 'Uw wijzigingen worden als nieuw plan bewaard. Het oorspronkelijke plan blijft.',
  save: 'Aangepast bewaren',
  saved: 'Bewaard als nieuw plan.',
  impossible: 'Deze gegevens spreken elkaar tegen: er is geen plan. Maak de laatste wijziging ongedaan.',
  changedSince:
    'De woning, de prijzen of de methode zijn gewijzigd sinds dit plan. U ziet het origineel; elke wijziging hier herberekent het.',
  others: 'Andere plannen van deze woning',
  compare: 'Vergelijken',
  compareWith: (name) => `Vergelijken met ${name}`,
  compareThis: (name) => `${name} kiezen om te vergelijken`,
  compareBoth: 'Beide vergelijken',
  chooseTwo: 'Vink twee plannen aan om ze te vergelijken.',
  compareTitle: 'Twee plannen naast elkaar',
  onlyDifferent: 'Alleen verschillen',
  noDifference: 'De twee plannen zijn gelijk.',
  figure: 'Cijfer',
  difference: 'Verschil',
  differs: 'anders',
  equal: 'gelijk',
  swap: 'Omwisselen',
  energyAfter: 'Energie na de werken',
  goal: 'Doel',
  chance: 'Kans op dat label',
  money: 'Geld en CO₂',
  works: 'Werken',
  notIn: 'niet in dit plan',
  delete: 'Dit plan verwijderen',
  deleted: 'Verwijderd. De paspoorten blijven.',
  deletedShort: 'verwijderd',
  deletedOnes: (count) => `Verwijderde plannen (${count})`,
  isDeleted: 'Dit plan is verwijderd. Het staat niet meer in lijsten en u kunt er geen paspoort van maken.',
  restore: 'Terugzetten',
  restored: 'Teruggezet.',
};

export const reportList: ReportListTexts = {
  allLanguages: 'alle talen',
  state: 'Toestand',
  outdated: 'verouderd',
  current: 'actueel',
  none: 'Nog geen paspoorten',
  noneHint: 'Open een woning en maak er een, of selecteer meerdere woningen.',
  noMatch: 'Geen paspoorten gevonden met deze filters.',
  madeAt: 'Gemaakt',
  homeChanged: (when) => `woning gewijzigd ${when}`,
  planChanged: (when) => `plan gewijzigd ${when}`,
  otherPrices: 'prijzen gewijzigd sinds het plan: herbereken eerst het plan',
  otherBranding: 'uw naam, logo of contact gewijzigd',
  again: 'Opnieuw maken',
  makeAll: 'Alle verouderde paspoorten opnieuw maken',
  download: (address) => `PDF van ${address}`,
  older: 'Oudere tonen',
  languages: {
    'nl-BE': 'Nederlands (België)',
    'nl-NL': 'Nederlands (Nederland)',
    'fr-BE': 'Frans',
    en: 'Engels',
  },
};

export const buyers: BuyersTexts = {
  title: 'Kopers',
  lead: 'Kopers die hun contactgegevens achterlieten op de pagina van een woning. Alleen uw kantoor ziet ze. Leden met de rol eigenaar kunnen ze verwijderen onder Gegevens en privacy.',
  which: 'Toon',
  waiting: 'te contacteren',
  handled: 'gecontacteerd',
  none: 'Geen kopers om te contacteren',
  noneHint: 'Onder Huisstijl kiest u of kopers contactgegevens kunnen achterlaten.',
  noneHandled: 'Nog niemand.',
  older: 'Oudere tonen',
  wishes: {
    CALL_BACK: 'wil praten over een bewaard plan',
    CHANGES: 'wil nieuws over wijzigingen',
  },
  done: 'Gedaan',
  notDone: 'Toch niet gedaan',
  doneOn: (day) => `gedaan ${day}`,
  ofPlan: 'Koper om te contacteren',
};

export const certificates: CertificatesTexts = {
  title: 'EPC',
  lead: 'Een pdf, een foto of een gegevensbestand. Betrouwbare waarden vullen aan wat nog niet gekend is.',
  choose: 'EPC uploaden',
  reading: 'Inlezen …',
  readingPage: (page, pages) => `Pagina ${page} van ${pages} van de scan inlezen …`,
  applied: (applied, read) =>
    read === 0
      ? 'Er zijn geen waarden gevonden.'
      : `${read} ${read === 1 ? 'waarde' : 'waarden'} gelezen, ${applied} ingevuld.`,
  unreadPages: (pages) =>
    pages.length === 1
      ? `Pagina ${pages[0]} van de scan kon niet worden gelezen.`
      : `Pagina’s ${pages.join(', ')} van de scan konden niet worden gelezen.`,
  noModel: (packages) =>
    `Deze server heeft geen OCR-model voor de taal van deze scan: woorden kunnen fout gelezen zijn. De beheerder kan ${packages.join(', ')} installeren.`,
  noOcr: (packages) =>
    `Dit is een scan en deze server heeft geen OCR om ze te lezen. De beheerder kan ${packages.join(', ')} installeren.`,
  otherAddress: 'Het EPC is van een ander adres: er is niets ingevuld.',
  failures: {
    not_a_certificate: 'Dit lijkt geen EPC.',
    other_certificate: 'Dit soort EPC wordt niet ondersteund.',
    other_address: 'Het EPC is van een ander adres.',
    unreadable: 'Het document is niet leesbaar.',
    encrypted: 'Het document is beveiligd met een wachtwoord.',
    too_large: 'Het document is te groot.',
    took_too_long: 'Het lezen duurde te lang.',
  },
  register: {
    title: 'Geregistreerd label',
    origin: 'geregistreerd label, EP-Online',
    found: (label, day) =>
      day === null ? `${label} in EP-Online.` : `${label} in EP-Online, geregistreerd op ${day}.`,
    readOn: (day) => `Opgevraagd op ${day}.`,
    waiting: 'EP-Online wordt geraadpleegd …',
    ask: 'Opnieuw opvragen',
    states: {
      NO_ADDRESS: '',
      WAITING: 'Nog niet opgevraagd.',
      FOUND: 'EP-Online kent deze woning, maar niet het label.',
      NONE: 'EP-Online heeft geen label voor dit adres.',
      SEVERAL:
        'EP-Online heeft labels van meerdere woningen op dit adres: vul de huisletter of toevoeging aan.',
      OTHER_KIND:
        'EP-Online heeft op dit adres een label van een ander soort woning: controleer adres en type.',
      UNUSABLE: 'EP-Online gaf een ongeldig antwoord.',
    },
  },
};

export const newProgramme: NewProgrammeTexts = {
  name: 'Naam',
  firstName: (first, last) => `Programma ${first}–${last}`,
  homes: 'Woningen',
  filtered: 'Woningen van de filter',
  sameHomes: 'Dezelfde woningen',
  firstYear: 'Eerste jaar',
  yearCount: 'Aantal jaren',
  budget: 'Budget per jaar (€)',
  budgetHint: 'Na premies, inclusief btw. Leeg: geen grens.',
  perYear: 'In sommige jaren een ander bedrag',
  budgetOf: (year) => `Budget ${year} (€)`,
  otherBudgets: 'Ook berekenen met 50, 75, 125 en 150\u00a0% van dit budget',
  otherBudgetsHint: 'Toont wat meer of minder geld oplevert. Duurt langer.',
  share: (percent) => `${percent}\u00a0% van het budget`,
  goal: 'Doel',
  goals: {
    LOWEST_COST: 'Laagste kosten',
    MOST_CO2_PER_EURO: 'Meeste CO₂ bespaard',
    MOST_TENANTS_HELPED: 'Meeste bewoners geholpen',
  },
  goalHints: {
    LOWEST_COST: 'Werken en energie samen, over 30 jaar.',
    MOST_CO2_PER_EURO: 'Zoveel als het budget kan besparen.',
    MOST_TENANTS_HELPED: 'Een energiefactuur die minstens 20\u00a0% lager is, zo vroeg mogelijk.',
  },
  needsBudget: 'Voor dit doel is een budget nodig.',
  duties: 'Wettelijke verplichtingen',
  dutyNames: {
    vlg_housing_code: 'Vlaamse Codex Wonen',
    bru_275: 'Brussel, hoogstens 275 kWh/m²',
    bru_150: 'Brussel, hoogstens 150 kWh/m²',
    wal_all_owners: 'Waalse kalender (gepland)',
    nl_rental: 'Nederlandse huurwoningen, minstens label D (gepland)',
    nl_social_housing: 'Nederlandse sociale huurwoningen zonder label E, F en G',
  },
  noDuties: 'Voor deze woningen zijn er geen wettelijke verplichtingen.',
  chance: 'Kans waarmee elke woning haar verplichting nakomt',
  moreLimits: 'Meer grenzen',
  owner: 'Gebruik van de woningen',
  homesPerYear: 'Woningen per jaar',
  hoursOf: (trade) => `Uren per jaar, ${trade}`,
  trades: { shell: 'schil', glass: 'beglazing', installer: 'installateurs', electrician: 'elektriciens' },
  emptyIsNone: 'Leeg: geen grens.',
  labelShare: (year) => `Woningen met een label eind ${year ?? 'looptijd'} (%)`,
  orBetter: 'Dit label of beter',
  energyCut: (year) => `Primaire energie bespaard eind ${year ?? 'looptijd'} (%)`,
  fromWorst: (percent) => `${percent}% daarvan in de slechtste woningen, zoals in de EPBD`,
  noneWithHigherBill: 'Geen enkele energiefactuur mag stijgen',
  solve: 'Berekenen',
};

export const approvals: ApprovalsTexts = {
  approve: (year) => `${year} goedkeuren`,
  hint: 'Elke woning krijgt haar plan. Een volgend programma laat dit jaar zoals het is.',
  withPassports: 'Maak ook de paspoorten',
  approved: (year, homes) => `${year} is goedgekeurd: ${homes}`,
  plans: (done, all) => `${done} van ${all} plannen klaar`,
  done: (count) => `${count} uitgevoerd`,
  overdue: (count) => `${count} te laat`,
  otherBudget: 'Van dit programma is een ander budget goedgekeurd.',
  showIt: 'Tonen',
  chooseYear: 'Kies een jaar om het goed te keuren.',
  selectHomes: 'Selecteer woningen om hun werken als uitgevoerd te melden.',
  doneOn: 'Uitgevoerd op',
  report: (count, isOne) =>
    isOne ? '1 woning als uitgevoerd melden' : `${count} woningen als uitgevoerd melden`,
  reported: (count, isOne) =>
    isOne
      ? '1 woning als uitgevoerd gemeld. Haar gegevens en plan volgen.'
      : `${count} woningen als uitgevoerd gemeld. Hun gegevens en plannen volgen.`,
  states: { approved: 'goedgekeurd', done: (day) => `uitgevoerd op ${day}` },
};
