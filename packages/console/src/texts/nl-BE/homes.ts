import type {
  BuyersTexts,
  CertificatesTexts,
  MapTexts,
  NewHomeTexts,
  PlansTexts,
  ReportListTexts,
  TodayTexts,
  ViewsTexts,
} from '../en/homes.ts';

export const today: TodayTexts = {
  title: 'Vandaag',
  nothing: 'Vandaag is er niets te doen.',
  moreThan: (count) => `meer dan ${count}`,
  withoutYear: (count, isOne) =>
    isOne ? '1 woning mist een bouwjaar' : `${count} woningen missen een bouwjaar`,
  withoutLocation: (count, isOne) =>
    isOne ? '1 woning mist een postcode' : `${count} woningen missen een postcode`,
  toPlan: (count, isOne) =>
    isOne ? '1 woning heeft nog geen plan' : `${count} woningen hebben nog geen plan`,
  failedJobs: (count, isOne) =>
    isOne
      ? '1 taak met mislukte woningen in de laatste 7 dagen'
      : `${count} taken met mislukte woningen in de laatste 7 dagen`,
  toReview: (count, isOne) => (isOne ? '1 attest om na te kijken' : `${count} attesten om na te kijken`),
  savedByBuyers: (count, isOne) =>
    isOne
      ? '1 plan bewaard door een koper in de laatste 7 dagen'
      : `${count} plannen bewaard door kopers in de laatste 7 dagen`,
  buyersToContact: (count, isOne) =>
    isOne ? '1 koper wil iets van u horen' : `${count} kopers willen iets van u horen`,
  outdatedPassports: (count, isOne) =>
    isOne ? '1 paspoort is verouderd' : `${count} paspoorten zijn verouderd`,
  passportsHint: 'Wat ze tonen, is sindsdien veranderd. De oudste:',
  expiring: (count, isOne) =>
    isOne
      ? '1 certificaat vervalt binnen 60 dagen, of is vervallen'
      : `${count} certificaten vervallen binnen 60 dagen, of zijn vervallen`,
  validUntil: (day) => `geldig tot ${day}`,
  madeOn: (day) => `gemaakt op ${day}`,
  makeAgain: 'Opnieuw maken',
  yearHint: 'Zonder bouwjaar kan er geen plan gemaakt worden.',
  locationHint: 'Zonder postcode kan er geen plan gemaakt worden. Vul hem aan met een import of via de API.',
  failedOf: (failed, total) => `${failed} van ${total} woningen mislukt`,
  show: 'Tonen',
  showAll: 'Toon alle',
  fillIn: 'Aanvullen',
  choose: 'Kiezen en plannen',
  seeWhy: 'Bekijk waarom',
  archive: 'Archiveren',
  review: 'Nakijken',
  firstSteps: 'Eerste stappen',
  steps: {
    homes: 'Importeer uw woningen',
    plans: 'Laat ze plannen',
    passports: 'Maak een eerste paspoort',
    colleagues: 'Nodig een collega uit',
  },
  done: 'klaar',
  toDo: 'nog te doen',
  hideSteps: 'Deze stappen verbergen',
};

export const views: ViewsTexts = {
  title: 'Weergaven',
  none: 'Nog geen weergave heeft een naam. Filter, en geef wat u ziet een naam.',
  name: 'Naam voor wat u nu ziet',
  share: 'voor alle collega’s',
  shared: 'gedeeld',
  byColleague: 'van een collega',
  save: 'Weergave bewaren',
  delete: (name) => `Weergave ${name} verwijderen`,
  deleted: (name) => `“${name}” is verwijderd.`,
  search: 'Een woning zoeken',
  placeholder: 'Woning zoeken  /',
  found: 'Gevonden woningen',
  count: (count) =>
    count === 0
      ? 'Geen woning gevonden.'
      : count === 1
        ? '1 woning gevonden.'
        : `${count} woningen gevonden.`,
};

export const map: MapTexts = {
  title: 'Kaart',
  open: 'Kaart',
  list: 'Als lijst van woningen',
  places: (count, isOne) => (isOne ? '1 plaats' : `${count} plaatsen`),
  shadeBy: 'Kleuren volgens',
  shades: { label: 'label vandaag', count: 'aantal woningen', cost: 'wat eigenaars betalen' },
  sizes: 'Hoe meer woningen, hoe groter de cirkel.',
  from: (euros) => `vanaf ${euros}`,
  tip: (place, homes, label) => `${place}: ${homes}${label === null ? '' : ` · ${label}`}`,
  unplaced: (homes, isOne) =>
    isOne
      ? '1 woning staat niet op de kaart, omdat de ligging van de plaats niet gekend is. Ze staat wel in de lijst.'
      : `${homes} woningen staan niet op de kaart, omdat de ligging van hun plaats niet gekend is. Ze staan wel in de lijst.`,
  caption: 'Plaatsen; elke plaats leidt naar haar woningen',
  labels: 'Labels vandaag',
  mostCommon: 'De meeste hebben',
  average: 'Gemiddeld te betalen',
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
  referenceHint: 'Zonder referentie wordt er een gemaakt. Latere importen vinden de woning ermee terug.',
  taken: 'Er is al een woning met deze referentie:',
  add: 'Deze woning toevoegen',
};

export const plans: PlansTexts = {
  title: 'Plannen',
  home: 'De woning van dit plan',
  name: 'Naam van het plan',
  rename: 'Dit plan een andere naam geven',
  renamed: 'De naam is gewijzigd.',
  undo: 'Ongedaan maken',
  madeBy: {
    SUGGESTION: 'voorgesteld plan',
    BUYER: 'bewaard door een koper',
    MEMBER: 'gemaakt door een collega',
    CLIENT: 'gemaakt door een programma',
  },
  lookOnly: 'uw rol mag kijken, niet wijzigen',
  copyName: (name) => `${name}, aangepast`,
  saveTitle: 'Bewaren als eigen plan',
  saveLead: 'De server berekent het opnieuw uit uw keuzes. Het plan dat u opende, blijft.',
  save: 'Aangepast bewaren',
  saved: 'Bewaard als eigen plan.',
  impossible: 'Deze gegevens spreken elkaar tegen: er is geen plan. Maak de laatste wijziging ongedaan.',
  changedSince:
    'Gegevens van de woning, prijzen of de methode zijn gewijzigd sinds dit plan werd gemaakt. U ziet het zoals het was; elke wijziging hier maakt het opnieuw.',
  others: 'Andere plannen van deze woning',
  compare: 'Vergelijken',
  compareWith: (name) => `Vergelijken met ${name}`,
  compareThis: (name) => `${name} kiezen om te vergelijken`,
  compareBoth: 'Beide vergelijken',
  chooseTwo: 'Vink twee plannen aan om ze te vergelijken.',
  compareTitle: 'Twee plannen naast elkaar',
  onlyDifferent: 'Alleen wat verschilt',
  noDifference: 'De twee plannen verschillen niet.',
  figure: 'Cijfer',
  difference: 'Verschil',
  differs: 'anders',
  equal: 'gelijk',
  swap: 'Omwisselen',
  energyAfter: 'Energie na de werken',
  goal: 'Doel',
  chance: 'Kans om het te halen',
  money: 'Geld en CO₂',
  works: 'Werken',
  notIn: 'niet in dit plan',
  delete: 'Dit plan verwijderen',
  deleted: 'Verwijderd. De paspoorten blijven.',
  deletedShort: 'verwijderd',
  deletedOnes: (count) => `Verwijderde plannen (${count})`,
  isDeleted: 'Dit plan is verwijderd: geen lijst toont het, en er kan geen paspoort van gemaakt worden.',
  restore: 'Terugzetten',
  restored: 'Teruggezet.',
};

export const reportList: ReportListTexts = {
  state: 'Toestand',
  outdated: 'verouderd',
  current: 'actueel',
  none: 'Nog geen paspoorten. Open een woning en maak er een, of kies meerdere woningen en maak er telkens een.',
  noMatch: 'Geen enkel paspoort voldoet aan deze filters.',
  madeAt: 'Gemaakt',
  homeChanged: (when) => `woning gewijzigd op ${when}`,
  planChanged: (when) => `plan gewijzigd op ${when}`,
  otherPrices: 'prijzen gewijzigd sinds het plan: plan de woning eerst opnieuw',
  again: 'Opnieuw maken',
  makeAll: 'Alle verouderde opnieuw maken',
  made: (made, failed) =>
    failed === '0' ? `${made} opnieuw gemaakt` : `${made} opnieuw gemaakt, ${failed} mislukt`,
  download: (address) => `PDF van ${address}`,
  older: 'Oudere',
  languages: {
    'nl-BE': 'Nederlands (België)',
    'nl-NL': 'Nederlands (Nederland)',
    'fr-BE': 'Frans',
    en: 'Engels',
  },
};

export const buyers: BuyersTexts = {
  title: 'Kopers',
  lead: 'Wie op de pagina van een woning liet weten hoe hij of zij te bereiken is. Alleen dit kantoor ziet het. Eigenaars van het kantoor wissen het onder Gegevens en privacy.',
  which: 'Toon',
  waiting: 'wie op antwoord wacht',
  handled: 'wie antwoord kreeg',
  none: 'Niemand wacht op antwoord. Of kopers ernaar gevraagd wordt, kiest u onder Huisstijl.',
  noneHandled: 'Nog niemand.',
  older: 'Oudere',
  wishes: {
    CALL_BACK: 'wil gecontacteerd worden over een bewaard plan',
    CHANGES: 'wil wijzigingen vernemen',
  },
  done: 'Gedaan',
  notDone: 'Nog niet gedaan',
  doneOn: (day) => `gedaan op ${day}`,
  ofPlan: 'Koper om te contacteren',
};

export const certificates: CertificatesTexts = {
  title: 'EPC',
  lead: 'Een pdf, een foto of een gegevensbestand. Wat zeker is, wordt ingevuld waar nog niemand iets heeft gezegd.',
  choose: 'Een EPC lezen',
  reading: 'Aan het lezen …',
  applied: (applied, read) =>
    read === 0
      ? 'Er is niets begrepen.'
      : `${read} ${read === 1 ? 'waarde' : 'waarden'} gelezen, ${applied} ingevuld.`,
  otherAddress: 'Het EPC is van een ander adres: er is niets ingevuld.',
  failures: {
    not_a_certificate: 'Dit lijkt geen energiecertificaat.',
    other_certificate: 'Dit is een ander soort certificaat, dat niet gelezen kan worden.',
    other_address: 'Het certificaat is van een ander adres.',
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
    readOn: (day) => `Gelezen op ${day}.`,
    waiting: 'EP-Online wordt geraadpleegd …',
    ask: 'Opnieuw opvragen',
    states: {
      NO_ADDRESS: '',
      WAITING: 'Nog niet gelezen.',
      FOUND: 'EP-Online kent deze woning, maar niet het label.',
      NONE: 'EP-Online heeft geen label van dit adres.',
      SEVERAL:
        'EP-Online heeft labels van meerdere woningen op dit adres: vul de huisletter of toevoeging aan.',
      OTHER_KIND:
        'EP-Online heeft op dit adres een label van een ander soort woning: controleer adres en type.',
      UNUSABLE: 'EP-Online gaf een antwoord dat niet te lezen is.',
    },
  },
};
