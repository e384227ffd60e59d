/**
 * Flanders, the form before 2019: score on a colour bar, no letter, advice with ticks.
 * Follows: public descriptions of the colour bar and its numbers. Assumed, from general knowledge of the form: title,
 * labels and their order, the sentences, the boxes of expert and owner, and the advice.
 */
import { type PageKind, pageOf } from './fourteenth-page.ts';
import { addressOf, dateOf, randomIssue, truthOf } from './home.ts';

const TOWNS = ['9800 Deinze', '2300 Turnhout', '8000 Brugge'] as const;

export const oldFlemishForm: PageKind = (random, home, file) => {
  const issue = randomIssue(random, 2009, 2018);
  const number = `${issue.digits}-000${random.between(1000000, 9999999)}-0000000${random.between(1, 9)}-${random.between(1, 9)}`;
  const [street = '', town = ''] = addressOf(random, 'nl', TOWNS).split('<br>');
  const [, name = '', house = ''] = /^(.*) (\d+)$/.exec(street) ?? [];
  const [zip = '', place = ''] = town.split(' ');
  // Nine numbers over the whole bar: a hundred is an eighth of it.
  const at = home.score / 8;
  const box = (label: string, text: string, share = 1) =>
    `<div style="flex:${share}"><span>${label}</span> ${text}</div>`;
  const spent = random.between(30, 95);
  const body = `
    <div class="head"><div><b>energieprestatiecertificaat</b><br>bestaand gebouw met woonfunctie</div><div class="flag">Vlaanderen</div></div>
    <div class="boxes">${box('certificaatnummer', number)}</div>
    <div class="boxes">${box('straat', name, 3)}${box('nummer', house)}${box('bus', '')}</div>
    <div class="boxes">${box('postnummer', zip)}${box('gemeente', place, 3)}</div>
    <div class="boxes">${box('bestemming', home.isHouse ? 'eengezinswoning' : 'appartement')}${box('type', { OPEN: 'open bebouwing', SEMI_OPEN: 'halfopen bebouwing', CLOSED: 'gesloten bebouwing' }[home.format])}</div>
    <div class="boxes">${box('softwareversie', random.pick(['8.17.2', '9.15.4', '9.20.0']))}${box('bouwjaar', String(home.year))}</div>
    <p><b>berekend energieverbruik (kWh/m²):</b> <span class="score">${home.score}</span></p>
    <p>Het berekende energieverbruik is een inschatting van de energiezuinigheid van de woning per vierkante meter vloeroppervlakte. Een laag getal wijst op een energiezuinige woning.</p>
    <div class="bar"><i style="left:${at}%">▼</i></div>
    <div class="ticks">${[0, 100, 200, 300, 400, 500, 600, 700].map((each) => `<span>${each}</span>`).join('')}<span>&gt; 700</span></div>
    <div class="ticks"><span>zeer energiezuinig<br>lage energiekosten</span><span class="right">niet energiezuinig<br>hoge energiekosten</span></div>
    <h3>energiedeskundige</h3>
    <div class="boxes">${box('rechtspersoon', 'Studiebureau Blauwdruk bvba')}${box('erkenningscode', `EP0${random.between(1000, 9999)}`)}</div>
    <p>Ik verklaar dat alle gegevens op dit certificaat overeenkomen met de werkwijze die de overheid heeft vastgelegd.</p>
    <div class="boxes">${box('datum', dateOf(issue, '-'))}${box('handtekening', '')}</div>
    <p>Dit certificaat is geldig tot en met ${dateOf(issue, '-', 10)}.</p>
    <h3 class="new">impact op het milieu</h3>
    <p>karakteristiek jaarlijks primair energieverbruik: ${home.score * home.areaM2} kWh &ensp; CO₂-uitstoot: ${spent} kg/m²</p>
    <h3>energiebesparende tips</h3><ul><li>Doe het licht uit in lege kamers.</li><li>Verwarm een kamer tot 20 °C: elke graad minder bespaart 7 %.</li></ul>
    <h3>advies</h3><p>☒ DAK: het dak is niet of weinig geïsoleerd. Plaats minstens 18 cm isolatie. &ensp; ☒ VENSTERS: de woning heeft ${random.pick(['enkele', 'gewone dubbele'])} beglazing, vervang ze door hoogrendementsglas (U ≤ 1,1 W/m²K).</p>`;
  const css = `.head { display: flex; justify-content: space-between; border-bottom: 3pt solid #7a9a01 } .head b { font-size: 2em } .flag { font-weight: bold }
    .boxes { display: flex; gap: .6em; margin: .4em 0 } .boxes > div { border: .5pt solid #999; padding: .25em .5em; min-height: 1.3em } .boxes span { color: #666; font-size: .8em; margin-right: .8em }
    .score { font-size: 1.6em; font-weight: bold } .bar { position: relative; height: 1.6em; margin-top: 1.6em; background: linear-gradient(90deg, #2a9d3a, #f4e409, #d7191c) }
    .bar i { position: absolute; top: -1.3em; font-style: normal } .ticks { display: flex; justify-content: space-between; font-size: .8em }`;
  const truth = truthOf(
    file,
    'be-vlg-2008',
    { energy_score_kwh_per_m2: { value: home.score, class: 'score', tolerance: { abs: 0.5 } } },
    // The advice names roof and glass in general words, which no field takes.
    [
      'estate_type',
      'year_built',
      'habitable_space_m2',
      'estate_format',
      'window_glazing_type',
      'inclined_roof_insulation_type',
      'flat_roof_insulation_type',
    ],
  );
  return { html: pageOf(random, 'nl', css, body), footer: `certificaatnummer ${number}`, truth };
};
