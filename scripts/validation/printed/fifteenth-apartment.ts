/**
 * Flanders, the certificate since 2019 of an apartment, with one table of all opaque parts.
 * Follows: titles, the order of pages, the sentences' subjects, the parts with their goals and the columns of a
 * certificate of an apartment of 2022 that a public page retypes. Assumed: that walls to a neighbour's flat are listed
 * as adjoining a heated space, the U-value before the area, the notice on the common parts, and all geometry.
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
  type WallKind,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import { DUTCH_FACADES, numberFrom, pairsOf, rowsOf, tableWith } from './fifteenth-page.ts';
import { MONTHS, type PageKind, pageOf } from './fourteenth-page.ts';
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

const TOWNS = ['9000 Gent', '2018 Antwerpen', '3000 Leuven'] as const;
const GLASS = { SINGLE: 'enkel glas', DOUBLE: 'dubbel glas', HIGH_EFFICIENCY: 'HR-glas b' } as const;
const BELOW = { ground: 'volle grond', cellar: 'kelder', crawl_space: 'kruipruimte' } as const;
const HEATING = {
  GAS_CONDENSING: ['Centrale verwarming (gas)', 'condenserende ketel', 'gas'],
  GAS_OLD: ['Centrale verwarming (gas)', 'niet-condenserende ketel', 'gas'],
  OIL: ['Centrale verwarming (stookolie)', 'niet-condenserende ketel', 'stookolie'],
  ELECTRIC: ['Elektrische verwarming', 'elektrische weerstandsverwarming', 'elektriciteit'],
  HEAT_PUMP: ['Centrale verwarming (warmtepomp)', 'warmtepomp lucht/water', 'elektriciteit'],
} as const;
const WATER = {
  WITH_HEATING: ['ja', 'toestel van de ruimteverwarming'],
  ELECTRIC_BOILER: ['neen', 'elektrische boiler'],
  GAS_WATER_HEATER: ['neen', 'gasgeiser'],
} as const;
const AIR = {
  NATURAL: 'Geen of onvolledig',
  EXHAUST: 'C – natuurlijke toevoer, mechanische afvoer',
  BALANCED_WITH_RECOVERY: 'D – mechanische toe- en afvoer, met warmteterugwinning',
} as const;
const COLOURS = ['#b5121b', '#e1561f', '#f39c1f', '#f6d51f', '#bcd02f', '#5cae3c', '#1e8a3c'] as const;

export const flemishApartment: PageKind = (random, dwelling, file) => {
  const home: Dwelling = { ...dwelling, isHouse: false };
  const issue = randomIssue(random, 2019, 2025);
  const label = labelOf('flanders', home.score);
  const number = `${issue.digits}-000${numberFrom(7, random)}-RES-1`;
  const [summary, device, carrier] = HEATING[home.heating];
  const [isCoupled, boiler] = WATER[home.hotWater];
  const scale = labelsOf('flanders')
    .toReversed()
    .map((each, at) => `<span style="background:${COLOURS[at]}">${each}</span>`)
    .join('');
  const marks = ['…', '500', '400', '300', '200', '100', '0', '−100'];
  const body = `
    <div class="bar"><div>Energieprestatiecertificaat<br><b>Residentiële eenheid</b></div><div class="small">certificaatnummer: ${number}</div></div>
    <p class="place">${addressOf(random, 'nl', TOWNS)}<br><span>appartement</span> <span>|</span> <span>oppervlakte: ${home.areaM2} m²</span></p>
    <h2>Energielabel</h2><div class="scale">${scale}</div><div class="marks">${marks.map((each) => `<span>${each}</span>`).join('')}</div>
    <div class="own"><div>Uw energielabel:<br><b class="letter">${label}</b></div><div class="score">${home.score} kWh / (m² jaar)</div></div>
    <p class="small">▲ Gemiddelde appartement: ${random.between(205, 235)} kWh / (m² jaar) &emsp; ◆ Energiedoelstelling 2050: 100 kWh / (m² jaar)</p>
    <p class="small">Score en label volgen uit een theoretische berekening van het gebouw zoals het vandaag is. Hoe de bewoners het appartement gebruiken, telt niet mee.</p>
    <div class="boxed"><b>Verklaring van de energiedeskundige</b><p>De gegevens op dit certificaat zijn verzameld volgens de werkwijze die de Vlaamse overheid vastlegt.</p><p>Datum: ${dateOf(issue, '-')}</p><p>J. VOORBEELD (EP1${random.between(1000, 9999)})</p></div>
    <p>Dit certificaat is geldig tot en met ${issue.day} ${MONTHS[issue.month - 1]} ${issue.year + 10}.</p>
    <h1 class="new">Huidige staat van het appartement</h1>
    <p>Er zijn twee wegen naar de energiedoelstelling: elk deel isoleren tot de doelstelling en zuinig verwarmen, of energielabel A behalen (energiescore van ten hoogste 100 kWh/(m² jaar)).</p>
    ${cards(home)}
    <div class="cards">${card('Verwarming', summary)}${card('Sanitair warm water', 'Aanwezig')}${card('Ventilatie', isPresent(home.ventilation !== 'NATURAL'))}${card('Zonnepanelen', isPresent(home.panelsKwp !== null))}${card('Koeling en zomercomfort', 'Kans op oververhitting')}</div>
    <h1 class="new">Overzicht aanbevelingen</h1>
    <p>Met deze werken daalt de energiescore tot ongeveer ${Math.round(home.score * 0.45)} kWh / (m² jaar). De prijzen zijn richtprijzen zonder premies.</p>
    ${tableWith(['HUIDIGE SITUATIE', 'AANBEVELING', 'GEMIDDELDE PRIJSINDICATIE'], advice(home), 'lined')}
    <p class="boxed">Voor de gemeenschappelijke delen van het appartementsgebouw bestaat een afzonderlijk certificaat. Vraag het aan de syndicus.</p>
    <h1 class="new">Algemene gegevens</h1>${pairsOf([
      ['Gebouw id / Gebouweenheid id', `${numberFrom(8, random)} / ${numberFrom(8, random)}`],
      ['Datum plaatsbezoek', dateOf(issue, '/')],
      ['Referentiejaar bouw', String(home.year)],
      ['Beschermd volume (m³)', thousands(home.areaM2 * 2.8, ' ')],
      ['Bruikbare vloeroppervlakte (m²)', String(home.areaM2)],
      ['Verliesoppervlakte (m²)', comma(sumOf(losing(home.walls)))],
      ['Berekende energiescore (kWh/(m²jaar))', String(home.score)],
      [
        'Karakteristiek jaarlijks primair energieverbruik (kWh/jaar)',
        thousands(home.score * home.areaM2, ' '),
      ],
      ['Gemiddelde U-waarde gebouwschil (W/(m²K))', comma(meanOf(losing(home.walls)), 2)],
    ])}
    <h1>Technische fiche van de bouwschil</h1>
    <table class="lined"><thead>${rowsOf([['Beschrijving', 'Grenst aan', 'Oriëntatie', 'U-waarde (W/(m²K))', 'Netto-oppervlakte (m²)', 'Isolatie']], 'th')}</thead><tbody>
    ${group('Hellend dak', 'Dakvlak', ofKind(home, 'inclined'), home)}${group('Plat dak', 'Dakvlak', ofKind(home, 'flat'), home)}${group('Muren', 'Buitenmuur', ofKind(home, 'wall', 'neighbour'), home)}${group('Vloeren', 'Vloer', ofKind(home, 'floor'), home)}</tbody></table>
    <h2>Vensters en deuren</h2>${tableWith(
      ['Omschrijving', 'Oriëntatie', 'Beglazingstype', 'Profiel', 'U-waarde (W/(m²K))', 'Oppervlakte (m²)'],
      ofKind(home, 'window', 'door').map((wall, at) => [
        wall.kind === 'door' ? 'Inkomdeur' : `${DUTCH_FACADES[wall.orientation]}-GL${at + 1}`,
        wall.kind === 'door' ? '–' : ('NOZW'[wall.orientation] ?? ''),
        wall.kind === 'door' ? 'deur, niet geïsoleerd' : GLASS[home.glazing],
        wall.kind === 'door' ? 'geen' : 'Kunststof >2000',
        comma(wall.uWPerM2K, 2),
        comma(wall.areaM2, 1),
      ]),
      'lined',
    )}
    <h1 class="new">Technische fiche van de installaties</h1>
    <h2>Ruimteverwarming</h2>${pairsOf([
      ['', 'RV1'],
      ['Aandeel in volume (%)', '100'],
      ['Soort opwekker', device],
      ['Energiedrager', carrier],
      ['Referentiejaar fabricage', String(home.heatingYear)],
      ['Regeling', 'thermostatische radiatorkranen, kamerthermostaat'],
    ])}
    <h2>Sanitair warm water</h2>${pairsOf([
      ['Bestemming', 'keuken en badkamer'],
      ['Gekoppeld aan ruimteverwarming', isCoupled === 'ja' ? 'ja, aan RV1' : 'neen'],
      ['Type toestel', boiler],
    ])}
    <h2>Ventilatie</h2>${pairsOf([['Type ventilatie', AIR[home.ventilation]]])}
    <h2>Installaties voor zonne-energie</h2>${pairsOf([
      ['Zonneboiler', home.hasSolarBoiler ? 'aanwezig' : 'afwezig'],
      ['Zonnepanelen', home.panelsKwp === null ? 'afwezig' : 'aanwezig'],
      ...(home.panelsKwp === null ? [] : [['Piekvermogen (kWp)', comma(home.panelsKwp, 2)] as const]),
    ])}`;
  const css = `.bar { background: #c2d22a; padding: .6em 1em; display: flex; justify-content: space-between; font-size: 1.3em } .place { font-size: 1.2em } h1 { font-size: 1.5em; border-bottom: 2pt solid #c2d22a } h2 { font-size: 1.1em }
    .scale { display: flex } .scale span { flex: 1; color: #fff; padding: .5em; text-align: center; font-weight: bold } .marks { display: flex; justify-content: space-between; font-size: .8em }
    .own { display: flex; gap: 3em; align-items: end; margin: 1em 0 } .letter { font-size: 4em; line-height: 1 } .score { font-size: 1.6em } .boxed { border: .6pt solid #999; padding: .5em 1em }
    .lined td, .lined th { border-bottom: .4pt solid #aaa } .lined th { font-weight: bold } .group td { background: #eef2c8; font-weight: bold } .pairs td:first-child { width: 55% } .cards { display: grid; grid-template-columns: 1fr 1fr; gap: .6em } .cards > div { border: .5pt solid #bbb; padding: .4em .8em } .goal { color: #666 }`;
  const truth = truthOf(file, 'be-vlg-2019', {
    ...basics(home, label, home.score),
    ...envelopeTruths(home, true),
    ...installationTruths(home),
    window_glazing_type: code(home.glazing),
    basement_type: code(BASEMENTS[home.below]),
  });
  return { html: pageOf(random, 'nl', css, body), footer: `EPC ${number}`, truth };
};

const isPresent = (has: boolean) => (has ? 'Aanwezig' : 'Geen systeem aanwezig');
const card = (title: string, text: string) => `<div><b>${title}</b><br>${text}</div>`;

function cards(home: Dwelling): string {
  const parts: readonly (readonly [string, readonly WallKind[], string])[] = [
    ['Daken', ['inclined', 'flat'], '0,24'],
    ['Muren', ['wall'], '0,24'],
    ['Vensters (beglazing en profiel)', ['window'], '1,50'],
    ['Deuren, poorten en panelen', ['door'], '2,00'],
    ['Vloeren', ['floor'], '0,24'],
  ];
  const own = parts.filter(([, kinds]) => ofKind(home, ...kinds).length > 0);
  return `<div class="cards">${own.map(([title, kinds, goal]) => card(title, `${comma(meanOf(ofKind(home, ...kinds)), 2)} W/(m²K)<br><span class="goal">doelstelling ${goal} W/(m²K)</span>`)).join('')}</div>`;
}

const advice = (home: Dwelling) => [
  [
    `<b>Muren</b><br>${comma(sumOf(ofKind(home, 'wall')))} m² van de muren voldoet niet aan de doelstelling.`,
    'Isoleer de muren tot een U-waarde van 0,24 W/(m²K).',
    `€ ${thousands(sumOf(ofKind(home, 'wall')) * 210, ' ')}*`,
  ],
  [
    `<b>Vensters</b><br>${comma(sumOf(ofKind(home, 'window')))} m² van de vensters kan beter.`,
    'Plaats vensters met een U-waarde van ten hoogste 1,50 W/(m²K), glas 1,00 W/(m²K).',
    `€ ${thousands(sumOf(ofKind(home, 'window')) * 760, ' ')}*`,
  ],
  ['<b>Zonne-energie</b>', 'Onderzoek zonnepanelen van bijvoorbeeld 10 m² (2 kWp).', '€ 4 500*'],
];

function group(title: string, name: string, walls: readonly Wall[], home: Dwelling): string {
  if (walls.length === 0) return '';
  const rows = walls.map((wall, at) => [
    wall.kind === 'neighbour' ? 'Muur naar appartement ernaast' : `${name} ${at + 1}`,
    wall.kind === 'neighbour'
      ? 'verwarmde ruimte (buur)'
      : wall.kind === 'floor'
        ? BELOW[home.below]
        : 'buiten',
    wall.kind === 'floor' || wall.kind === 'flat' ? '–' : ('NOZW'[wall.orientation] ?? ''),
    comma(wall.uWPerM2K, 2),
    comma(wall.areaM2, 1),
    wall.uWPerM2K < 0.35 ? '120 mm PUR' : wall.uWPerM2K < 0.7 ? '60 mm MW' : 'isolatie onbekend',
  ]);
  return `<tr class="group"><td colspan="6">${title}</td></tr>${rowsOf(rows)}`;
}
