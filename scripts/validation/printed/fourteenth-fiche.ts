/**
 * Flanders, the certificate since 2019 with the agency's technical sheets.
 * Follows: label texts, units and the order of sections of a certificate of 2022 that a public page retypes, and of
 * public readers of the form. Assumed: the columns of generators and of the hot water sheet, the columns for known
 * values, whole square metres for roofs, walls and floors, and all geometry.
 */
import { labelOf, labelsOf } from '@rooftree/engine/facts';
import {
  type Dwelling,
  envelopeTruths,
  installationTruths,
  losing,
  meanOf,
  sumOf,
  type Wall,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import { row, table } from './blocks.ts';
import { MONTHS, type PageKind, pageOf } from './fourteenth-page.ts';
import { HEATING, sheetsOf } from './fourteenth-sheets.ts';
import {
  addressOf,
  BASEMENTS,
  basics,
  code,
  comma,
  dateOf,
  ofKind,
  randomIssue,
  thousands,
  truthOf,
} from './home.ts';

const TOWNS = ['9300 Aalst', '2800 Mechelen', '8800 Roeselare'] as const;
const FORMATS = { OPEN: 'open', SEMI_OPEN: 'halfopen', CLOSED: 'gesloten' } as const;

const whole = (wall: Wall): Wall =>
  wall.kind === 'window' || wall.kind === 'door' ? wall : { ...wall, areaM2: Math.round(wall.areaM2) };

export const flemishSheets: PageKind = (random, dwelling, file) => {
  const home = { ...dwelling, walls: dwelling.walls.map(whole) };
  const issue = randomIssue(random, 2019, 2025);
  const label = labelOf('flanders', home.score);
  const number = `${issue.digits}-000${random.between(2000000, 9999999)}-RES-1`;
  const unit = random.pick(['kWh / (m² jaar)', 'kWh/(m² jaar)']);
  const heating = HEATING[home.heating];
  const losses = losing(home.walls);
  const colours = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24'];
  const scale = labelsOf('flanders')
    .map((each, at) => `<span style="background:${colours[at]}">${each}</span>`)
    .toReversed()
    .join('');
  const cards = [
    cardOf('Muren', ofKind(home, 'wall', 'neighbour'), '0,24'),
    cardOf('Vensters (beglazing en profiel)', ofKind(home, 'window'), '1,50'),
    cardOf('Daken', ofKind(home, 'inclined', 'flat'), '0,24'),
    cardOf('Vloeren', ofKind(home, 'floor'), '0,24'),
    ['Verwarming', heating[0]],
    ['Sanitair warm water', 'Aanwezig'],
    ['Ventilatie', home.ventilation === 'NATURAL' ? 'Geen systeem aanwezig' : 'Aanwezig'],
    ['Zonne-energie', sunOf(home)],
  ];
  const body = `
    <div class="bar"><h1>Energieprestatiecertificaat</h1>Residentiële eenheid</div>
    <p>${addressOf(random, 'nl', TOWNS)}<br>${home.isHouse ? `woning, ${FORMATS[home.format]} bebouwing` : 'appartement'} | oppervlakte: ${home.areaM2} m²<br>
    certificaatnummer: ${number}</p>
    <h2>Energielabel</h2><div class="own"><b>${label}</b> ${home.score} ${unit}</div><div class="scale">${scale}</div>
    <div class="limits">${[500, 400, 300, 200, 100, 0].map((each) => `<span>${each}</span>`).join('')}</div>
    <p>Het label en de score zijn berekend op basis van de bestaande toestand van het gebouw, niet op basis van het verbruik van wie er woont. De Vlaamse doelstelling voor 2050 is energielabel A: 100 ${unit}.</p>
    <p>Datum: ${dateOf(issue, '-')}<br>Energiedeskundige: EP${random.between(10000, 19999)}<br>Dit certificaat is geldig tot en met ${issue.day} ${MONTHS[issue.month - 1]} ${issue.year + 10}.</p>
    <h2 class="new">Huidige staat van ${home.isHouse ? 'de woning' : 'het appartement'}</h2>
    <div class="grid">${cards.map(([title, text]) => `<div><b>${title}</b><br>${text}</div>`).join('')}</div>
    <h2>Overzicht aanbevelingen</h2>${table([
      row(['HUIDIGE SITUATIE', 'AANBEVELING', 'GEMIDDELDE PRIJSINDICATIE'], 'th'),
      row([
        `Muur<br>${Math.round(sumOf(ofKind(home, 'wall')) / 2)} m² van de muren is vermoedelijk te weinig geïsoleerd.`,
        'Plaats isolatie aan de buitenkant van de muur.',
        '€ 9 500*',
      ]),
    ])}<p>Met deze werken kan de energiescore dalen naar ${Math.round(home.score * 0.55)} ${unit}.</p>
    <h2 class="new">Algemene gegevens</h2>${table(
      [
        [
          'Gebouw id / Gebouweenheid id',
          `${random.between(10000000, 29999999)} / ${random.between(10000000, 29999999)}`,
        ],
        ['Datum plaatsbezoek', dateOf(issue, '/')],
        ['Referentiejaar bouw', String(home.year)],
        ['Beschermd volume (m³)', String(Math.round(home.areaM2 * 2.8))],
        ['Bruikbare vloeroppervlakte (m²)', String(home.areaM2)],
        ['Verliesoppervlakte (m²)', comma(sumOf(losses))],
        ['Infiltratiedebiet (m³/(m²h))', 'Onbekend'],
        ['Thermische massa', 'Half zwaar / matig zwaar'],
        ['Open haard(en) voor hout aanwezig', 'Neen'],
        ['Niet-residentiële bestemming', 'Geen'],
        ['Berekende energiescore (kWh/(m²jaar))', String(home.score)],
        [
          'Karakteristiek jaarlijks primair energieverbruik (kWh/jaar)',
          thousands(home.score * home.areaM2, ' '),
        ],
        ['Gemiddelde U-waarde gebouwschil (W/(m²K))', comma(meanOf(losses), 2)],
      ].map((cells) => `<tr><td>${cells[0]}</td><td class="right">${cells[1]}</td></tr>`),
    )}
    ${sheetsOf(random, home)}`;
  const css = `.bar { background: #c8d400; padding: .6em 1em; font-size: 1.2em } .bar h1 { margin: 0 }
    .own { font-size: 1.5em } .own b { font-size: 2.2em; padding: 0 .3em } .scale { display: flex } .scale span { flex: 1; padding: .4em; text-align: center }
    .limits { display: flex; justify-content: space-between; padding: 0 3em; font-size: .8em }
    .grid { display: grid; grid-template-columns: 1fr 1fr; gap: .8em } .grid > div { border-left: 4pt solid #c8d400; padding-left: .6em }
    .sheet td, .sheet th { border: .5pt solid #aaa } .sheet .group td { background: #eef0c8 }`;
  const truth = truthOf(file, 'be-vlg-2019', {
    ...basics(home, label, home.score),
    ...(home.isHouse ? { estate_format: code(home.format) } : {}),
    ...envelopeTruths(home, true),
    ...installationTruths(home),
    window_glazing_type: code(home.glazing),
    basement_type: code(BASEMENTS[home.below]),
  });
  return { html: pageOf(random, 'nl', css, body), footer: `certificaatnummer: ${number}`, truth };
};

const sunOf = (home: Dwelling) =>
  [home.panelsKwp === null ? '' : 'Zonnepanelen', home.hasSolarBoiler ? 'Zonneboiler' : '']
    .filter((each) => each !== '')
    .join(' en ') || 'Geen systeem aanwezig';

const cardOf = (title: string, walls: readonly Wall[], goal: string): [string, string] => [
  title,
  walls.length > 0
    ? `${comma(meanOf(walls), 2)} W/(m²K)* <span class="small">${goal} W/(m²K)</span>`
    : 'Niet aanwezig',
];
