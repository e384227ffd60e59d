import type { BuildingPaperTexts } from '../building/building-paper-texts.ts';
import { type Differences, withDifferences } from '../differences.ts';
import { papers as belgian } from '../nl-BE/building-papers.ts';

export const paperDifferences: Differences<BuildingPaperTexts> = {
  passport: {
    today: 'Nu',
    after: 'Na de maatregelen',
    afterAll: 'Na de maatregelen, met die in de appartementen',
    withOwn: 'met de maatregelen binnen',
    indicative:
      'Indicatief: prijzen, subsidie en regels van de datum hierboven. De offertes zijn bepalend; de splitsingsakte gaat voor op dit document.',
    labels: 'Labels na de maatregelen',
    labelsNote: (today) => `nu ${today}`,
    pay: 'Eigenaren betalen samen',
    payNote: (grants) => `na ${grants} subsidie`,
    better: (owners, all) => `${owners} van de ${all} eigenaren betalen minder`,
    betterAll: 'alle eigenaren betalen minder',
  },
  works: {
    heading: 'De maatregelen',
    title: (works, years) => `${works} aan het gebouw ${years}`,
    none: 'Geen maatregelen aan het gebouw',
    noneText:
      'Met wat nu bekend is, zijn geen maatregelen aan het gebouw hun kosten waard. Het onderhoud gaat gewoon door.',
    counted: { one: 'maatregel', other: 'maatregelen' },
    work: 'Maatregel',
    grants: 'Subsidie, €',
    net: 'Eigenaren betalen, €',
    anyway: (amount) => `Hiervan is ${amount} onderhoud dat toch al nodig is.`,
    grantsTitle: 'Subsidie, en wat die vraagt',
    loanTitle: 'De lening van de VvE',
    loan: (name, amount, years, rate, payment) =>
      `${name}: ${amount} over ${years} tegen ${rate}. Alle eigenaren samen betalen ${payment} per maand.`,
    noLoan: 'Voor dit plan is geen lening van de VvE nodig.',
    fundTitle: 'Het reservefonds',
    fund: (today, used) => `In het reservefonds zit nu ${today}; de maatregelen gebruiken daarvan ${used}.`,
  },
  vote: {
    intro:
      'Een eigenaar stemt eerder voor als de maand minder kost, het label beter wordt en er in één keer weinig te betalen is. De kans volgt uit de cijfers van elke eigenaar en uit ieders stemmen.',
    monthsTitle: 'Wat de eigenaren elke maand merken',
    months: (better, same, worse) =>
      `${better} betalen minder dan zonder de maatregelen, ${same} evenveel, ${worse} meer.`,
    unsure: 'Laat deze meerderheid controleren door een jurist.',
    deed: 'Wijkt de splitsingsakte af, dan gaat die voor. Controleer haar voordat de uitnodiging de deur uit gaat.',
  },
  units: {
    title: (better, all) => `${better} van de ${all} eigenaren betalen minder per maand`,
    intro:
      'Aandeel: wat het appartement draagt van de maatregelen aan het gebouw, na subsidie. Label: nu en na die maatregelen. Wat de maatregelen per maand betekenen, staat in de brief van elke eigenaar.',
    share: 'Breukdeel',
    atOnce: 'In één keer, €',
    private: (amount) =>
      `Maatregelen binnen de appartementen, waarover elke eigenaar alleen besluit, kosten samen ongeveer ${amount}. Ze staan niet in deze tabel.`,
  },
  maintenance: {
    title: (amount) => `Met ${amount} per maand blijft het reservefonds boven nul`,
    intro: (years, index) =>
      `Wat alle eigenaren samen in het reservefonds storten, over ${years}. De kosten stijgen met ${index} per jaar.`,
    part: 'Onderdeel',
    fundTitle: 'Het reservefonds jaar voor jaar, €',
    fundHead: ['Jaar', 'Begin', 'Bijdragen', 'Onderhoud', 'Maatregelen', 'Einde'],
  },
  known: {
    title: 'Wat zeker is en wat nog niet bekend is',
    core: 'Deze maatregelen horen in elk geval bij het plan',
    depends: 'Hangt af van wat nog niet bekend is',
    nothingOpen: 'Niets van wat nog niet bekend is, verandert deze maatregelen.',
    method:
      'Alle zinvolle combinaties van maatregelen aan het gebouw zijn vergeleken, telkens met de beste maatregelen binnen elk appartement. De kosten zijn tot op de cent verdeeld; alle delen samen zijn het totaal van het gebouw.',
  },
  letter: {
    all: 'Brieven aan de eigenaren',
    intro: (building, label) =>
      `De VvE van ${building} stelt de maatregelen hieronder voor. Daarmee haalt elk appartement waarschijnlijk label ${label} of beter. De ledenvergadering besluit; in deze brief leest u wat dat voor u betekent.`,
    anyway: (amount) => `Van de kosten van het gebouw is ${amount} onderhoud dat toch al nodig is.`,
    worksTitle: 'De maatregelen, en uw aandeel erin',
    work: 'Maatregel',
    total: 'Totaal na subsidie',
    share: (percent) => `Uw breukdeel is ${percent} van het gebouw.`,
    payTitle: 'Hoe uw aandeel wordt betaald, €',
    atOnce: 'U betaalt in één keer',
    loan: (years, rate) => `Met de lening van de VvE (${years}, ${rate})`,
    monthNote:
      'In het eerste jaar na alle maatregelen, vergeleken met een jaar zonder die maatregelen, met de energieprijzen van nu.',
    fund: (today, later, without) =>
      `U betaalt nu ${today} per maand aan het reservefonds, met dit plan ${later}. Zonder de maatregelen is ${without} nodig.`,
    labelToday: 'Label nu',
    labelAfter: 'Na de maatregelen',
    own: (works, amount) =>
      `Daarover besluit u alleen: ${works}. Ongeveer ${amount}; dat zit in geen van de bedragen hierboven.`,
    chanceWithOwn: (label, chance) =>
      `Kans op label ${label} of beter, met de maatregelen binnen uw appartement: ${chance}.`,
    vote: (votes, total, majority) =>
      `U heeft ${votes} van de ${total} stemmen. Voor een ja is nodig: ${majority}.`,
    votes: (votes, total) =>
      `U heeft ${votes} van de ${total} stemmen. Voor een ja is nodig, per agendapunt:`,
    date: 'Datum en tijd van de vergadering',
    page: 'Scan de code voor uw cijfers. De code hoort alleen bij uw appartement: geef hem niet door.',
    nothing: 'Er worden nu geen maatregelen aan het gebouw voorgesteld.',
  },
  agenda: {
    title: 'Agenda van de ledenvergadering',
    heading: 'Uitnodiging',
    intro: (building) =>
      `Tekst voor de uitnodiging voor de ledenvergadering van de VvE van ${building}. Pas hem aan waar de splitsingsakte dat vraagt.`,
    nothing: 'Dit plan heeft geen maatregelen waarover de vergadering moet besluiten.',
    reason: (label) =>
      `Met deze maatregelen haalt elk appartement waarschijnlijk label ${label} of beter, en gaat de energierekening omlaag.`,
    anyway: (amount) => `Van de kosten is ${amount} onderhoud dat toch al nodig is.`,
    decision: 'Voorgesteld besluit',
    decides: 'De ledenvergadering besluit:',
    carryOut: (works, amount) =>
      `deze maatregelen te laten uitvoeren: ${works}, geschat op ${amount} inclusief btw`,
    grants: (amount, net) =>
      `de subsidie aan te vragen, geschat op ${amount}, waarna ${net} voor de eigenaren overblijft`,
    offers:
      'de bestuurder meerdere offertes te laten aanvragen en die aan de vergadering voor te leggen voordat er opdracht wordt gegeven',
    financing: 'Financiering van de maatregelen',
    financingIntro: 'Worden alle punten hierboven aangenomen, dan besluit de ledenvergadering:',
    fromReserve: (amount) => `${amount} te betalen uit het reservefonds`,
    borrow: (amount, name, years, rate, payment) =>
      `op naam van de VvE een lening van ${amount} af te sluiten (${name}, ${years}, ${rate}, samen ${payment} per maand)`,
    atOnce: (amount) => `${amount} in één keer op te vragen bij de eigenaren, verdeeld zoals de maatregelen`,
    contribution: (amount) =>
      `de bijdrage aan het reservefonds vast te stellen op ${amount} per maand voor alle eigenaren samen`,
    contributionFrom: (amount, today) =>
      `de bijdrage aan het reservefonds vast te stellen op ${amount} per maand voor alle eigenaren samen (nu ${today})`,
    mandate:
      'de bestuurder te machtigen de subsidie en de lening aan te vragen en te tekenen wat daarvoor nodig is',
    annexList: [
      'Renovatiepaspoort van het gebouw',
      'Meerjarenonderhoudsplan (MJOP)',
      'Brief aan elke eigenaar, met de eigen cijfers (apart verstuurd)',
    ],
  },
  minutes: {
    present: 'Aanwezig of vertegenwoordigd (eigenaren, stemmen)',
    signatures: ['Voorzitter', 'Secretaris', 'Bestuurder'],
  },
};

export const papers = withDifferences(belgian, paperDifferences);
