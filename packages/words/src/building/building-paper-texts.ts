/**
 * The texts of a building's papers besides the words that screens share. A missing key is a type error in that
 * language.
 */
type Text = string;

export interface BuildingPaperTexts {
  passport: {
    title: Text;
    /** "12 apartments, built in 1971" */
    facts: (apartments: string, yearBuilt: string) => Text;
    factsWithoutYear: (apartments: string) => Text;
    today: Text;
    after: Text;
    /** Of the section, where the apartments have works of their own too. */
    afterAll: Text;
    /** Beside a figure that counts them. */
    withOwn: Text;
    sectionAlt: (moment: string, apartments: string) => Text;
    indicative: Text;
    labels: Text;
    labelsNote: (today: string) => Text;
    chance: (label: string) => Text;
    chanceEvery: Text;
    chanceMean: Text;
    pay: Text;
    payNote: (grants: string) => Text;
    voteChance: Text;
    month: Text;
    better: (owners: string, all: string) => Text;
    betterAll: Text;
    lossNote: (amount: string) => Text;
  };
  works: {
    heading: Text;
    title: (works: string, years: string) => Text;
    none: Text;
    noneText: Text;
    counted: { one: Text; other: Text };
    inYear: (year: string) => Text;
    fromTo: (from: string, to: string) => Text;
    table: Text;
    work: Text;
    quantity: Text;
    cost: Text;
    grants: Text;
    net: Text;
    key: Text;
    total: Text;
    anyway: (amount: string) => Text;
    notReached: (label: string) => Text;
    grantsTitle: Text;
    moneyTitle: Text;
    year: Text;
    loanTitle: Text;
    loan: (name: string, amount: string, years: string, rate: string, payment: string) => Text;
    loanLimit: (amount: string) => Text;
    loanUntil: (date: string) => Text;
    noLoan: Text;
    fundTitle: Text;
    fund: (today: string, used: string) => Text;
  };
  vote: {
    heading: Text;
    title: (chance: string) => Text;
    intro: Text;
    item: (number: string) => Text;
    majority: Text;
    needed: Text;
    expected: Text;
    chance: Text;
    improvementsTitle: Text;
    noImprovements: Text;
    monthsTitle: Text;
    months: (better: string, same: string, worse: string) => Text;
    sourcesTitle: Text;
    source: (article: string, source: string, date: string) => Text;
    unsure: Text;
    deed: Text;
  };
  units: {
    heading: Text;
    title: (better: string, all: string) => Text;
    titleAll: Text;
    intro: Text;
    apartment: Text;
    label: Text;
    share: Text;
    part: Text;
    reserve: Text;
    loan: Text;
    atOnce: Text;
    total: Text;
    private: (amount: string) => Text;
  };
  maintenance: {
    heading: Text;
    title: (amount: string) => Text;
    intro: (years: string, index: string) => Text;
    partsTitle: Text;
    part: Text;
    condition: Text;
    last: Text;
    due: Text;
    nothingDue: Text;
    tied: (work: string) => Text;
    fundTitle: Text;
    fundHead: [Text, Text, Text, Text, Text, Text];
    later: (year: string) => Text;
  };
  known: {
    heading: Text;
    title: Text;
    core: Text;
    depends: Text;
    nothingOpen: Text;
    methodTitle: Text;
    method: Text;
  };
  letter: {
    /** Of the file with all letters. */
    all: Text;
    to: (unit: string) => Text;
    title: (building: string) => Text;
    intro: (building: string, label: string) => Text;
    anyway: (amount: string) => Text;
    worksTitle: Text;
    work: Text;
    year: Text;
    building: Text;
    yours: Text;
    total: Text;
    share: (percent: string) => Text;
    payTitle: Text;
    atOnce: Text;
    loan: (years: string, rate: string) => Text;
    monthTitle: Text;
    monthNote: Text;
    /** What the owner pays into the fund today, with the plan, and without the works. */
    fund: (today: string, later: string, without: string) => Text;
    homeTitle: Text;
    labelToday: Text;
    labelAfter: Text;
    /** After the works inside the apartment too. */
    labelWithOwn: Text;
    chance: (label: string, chance: string) => Text;
    chanceWithOwn: (label: string, chance: string) => Text;
    ownTitle: Text;
    own: (works: string, amount: string) => Text;
    voteTitle: Text;
    vote: (votes: string, total: string, majority: string) => Text;
    votes: (votes: string, total: string) => Text;
    date: Text;
    place: Text;
    pageTitle: Text;
    page: Text;
    /** For who cannot scan. */
    code: (address: string, code: string) => Text;
    nothing: Text;
  };
  agenda: {
    title: Text;
    heading: Text;
    intro: (building: string) => Text;
    nothing: Text;
    item: (number: string) => Text;
    reason: (label: string) => Text;
    anyway: (amount: string) => Text;
    decision: Text;
    decides: Text;
    carryOut: (works: string, amount: string) => Text;
    work: (work: string, year: string) => Text;
    grants: (amount: string, net: string) => Text;
    divide: (works: string, key: string) => Text;
    divideAll: (key: string) => Text;
    offers: Text;
    majority: Text;
    needed: (majority: string, article: string, votes: string) => Text;
    financing: Text;
    financingIntro: Text;
    fromReserve: (amount: string) => Text;
    borrow: (amount: string, name: string, years: string, rate: string, payment: string) => Text;
    atOnce: (amount: string) => Text;
    contribution: (amount: string) => Text;
    contributionFrom: (amount: string, today: string) => Text;
    mandate: Text;
    annexes: Text;
    annexList: [Text, Text, Text];
  };
  minutes: {
    heading: Text;
    title: (number: string) => Text;
    meeting: Text;
    fields: [Text, Text, Text];
    present: Text;
    unit: Text;
    votes: Text;
    for: Text;
    against: Text;
    abstained: Text;
    sum: Text;
    needed: (votes: string) => Text;
    result: Text;
    adopted: Text;
    rejected: Text;
    signatures: [Text, Text, Text];
  };
}
