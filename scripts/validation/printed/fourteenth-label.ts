/**
 * The Netherlands, the label since 2021 as sent to the owner: numbered parts, details in a block per side.
 * Follows: numbered titles, labels, values below their labels, sides and units that public code took from real labels,
 * and the ministry's explanation of the three parts. Assumed: widths, colours, and which mark belongs to which value.
 */
import { labelOf, labelsOf } from '@rooftree/engine/facts';
import {
  type Dwelling,
  envelopeTruths,
  installationTruths,
  meanOf,
  type Wall,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import { type PageKind, pageOf } from './fourteenth-page.ts';
import { addressOf, basics, code, comma, dateOf, ofKind, randomIssue, truthOf } from './home.ts';
import { glassOf, RESISTANCES, rcRounded } from './netherlands.ts';
import { drawnLetter } from './sheet.ts';

const TOWNS = ['7311 KZ Apeldoorn', '2312 AB Leiden', '9712 CP Groningen'] as const;
const TYPES = { OPEN: 'Vrijstaande woning', SEMI_OPEN: 'Hoekwoning', CLOSED: 'Tussenwoning' } as const;
const SIDES = ['Noord', 'Oost', 'Zuid', 'West'] as const;
const HEATING = {
  GAS_CONDENSING: 'HR-107 ketel',
  GAS_OLD: 'VR-ketel',
  OIL: 'Conventionele ketel op olie',
  ELECTRIC: 'Elektrische radiatoren/convectoren',
  HEAT_PUMP: 'Elektrische warmtepomp met bron buitenlucht',
} as const;
const WATER = {
  WITH_HEATING: 'Combitoestel',
  ELECTRIC_BOILER: 'Elektroboiler',
  GAS_WATER_HEATER: 'Gasgeiser',
} as const;
const AIR = {
  NATURAL: ['Natuurlijke ventilatie via ramen en/of roosters', 'Nee'],
  EXHAUST: ['Natuurlijke toevoer met mechanische afzuiging', 'Nee'],
  BALANCED_WITH_RECOVERY: ['Mechanische toe- en afvoer met warmteterugwinning', 'Ja'],
} as const;

export const dutchLabel: PageKind = (random, dwelling, file) => {
  const home = {
    ...dwelling,
    score: dwelling.score + random.between(0, 0.99, 2),
    walls: dwelling.walls.map(rcRounded),
  };
  const issue = randomIssue(random, 2021, 2025);
  const label = labelOf('netherlands', home.score);
  const number = String(random.between(100000000, 999999999));
  const letter = random.chance(0.5) ? `<b class="letter">${label}</b>` : drawnLetter(label);
  const [air, recovery] = AIR[home.ventilation];
  const isPresent = (has: boolean) => (has ? 'Aanwezig' : 'Niet aanwezig');
  const part = (at: number, name: string, text: string) =>
    `<div class="part"><span>${at} ${name}</span><span>${text}</span></div>`;
  const below = (name: string, text: string) => `<div><span class="small">${name}</span><br>${text}</div>`;
  const scale = labelsOf('netherlands')
    .toReversed()
    .map((each) => `<span>${each}</span>`)
    .join('');
  const body = `
    <div class="head"><h1>Energielabel woningen</h1><div class="four">${below('Registratienummer', number)}${below('Datum registratie', dateOf(issue, '-'))}${below('Geldig tot', dateOf(issue, '-', 10))}${below('Status', 'Definitief')}</div></div>
    <div class="columns"><div><p>Deze woning heeft energielabel</p>${letter}<p>${comma(home.score, 2)} kWh/m² per jaar</p><div class="scale">${scale}</div></div>
    <div><h2>Isolatie</h2>${['Gevels', 'Gevelpanelen', 'Daken', 'Vloeren', 'Ramen', 'Buitendeuren'].map((name, at) => part(at + 1, name, markOf(home, at))).join('')}
    <h2>Installaties</h2>${part(7, 'Verwarming', HEATING[home.heating])}${part(8, 'Warm water', WATER[home.hotWater])}${part(9, 'Zonneboiler', isPresent(home.hasSolarBoiler))}${part(10, 'Ventilatie', air)}${part(11, 'Koeling', 'Niet aanwezig')}${part(12, 'Zonnepanelen', isPresent(home.panelsKwp !== null))}</div></div>
    <div class="columns"><div><h2>Warmtebehoefte</h2><p>De woning heeft 's winters ${comma(home.score * 0.6, 0)} kWh per m² aan warmte nodig. Met de isolatie van de standaard voor woningisolatie is dat 60 kWh.</p><h2>Aandeel hernieuwbare energie</h2><p>${comma(random.between(0, 30, 1), 1)} %</p></div>
    <div><h2>Over deze woning</h2><div class="two">${below('Adres', addressOf(random, 'nl', TOWNS))}${below('BAG-ID', `0200010000${random.between(100000, 999999)}`)}${below('Bouwjaar', String(home.year))}${below('Compactheid', comma(random.between(1, 3, 2), 2))}${below('Vloeroppervlakte', `${home.areaM2} m²`)}${below('Woningtype', home.isHouse ? TYPES[home.format] : 'Appartement<br>tussenwoning, tussenvloer')}</div>
    <h2>Opnamedetails</h2><div class="two">${below('Soort opname', 'Basisopname')}${below('Inschrijfnummer', `SKW.0${random.between(10000, 90000)}`)}</div></div></div>
    <h2 class="new">Details van de isolatie</h2>${insulation(random, home)}
    <h2>Details van de installaties</h2><div class="blocks">
    ${block('7 Verwarming', below('Verwarmingstoestellen', HEATING[home.heating]) + below('Aangesloten opp.', `${comma(home.areaM2, 1)} m²`))}
    ${block('8 Warm water', below('Warmwatertoestellen', WATER[home.hotWater]) + below('Douche met warmteterugwinning', 'Niet aanwezig'))}
    ${block('10 Ventilatie', below('Type ventilatiesysteem', air) + below('Warmteterugwinning', recovery) + below('Wisselstroomventilator', 'Nee'))}
    ${block('12 Zonnepanelen', below('Wattpiekvermogen', home.panelsKwp === null ? 'geen zonnepanelen' : `${Math.round(home.panelsKwp * 1000)} Wp`) + below('Oriëntatie', home.panelsKwp === null ? 'n.v.t.' : 'Zuid'))}</div>`;
  const css = `.head { background: #1b5aa5; color: #fff; padding: .6em 1em } .head .small { color: #cfe } h1 { margin: 0; font-size: 1.6em } h2 { color: #1b5aa5; font-size: 1.05em; margin: .9em 0 .3em }
    .four, .two, .blocks { display: grid; grid-template-columns: repeat(4, 1fr); gap: .6em } .two { grid-template-columns: 1fr 1fr } .columns { display: grid; grid-template-columns: 1fr 1.4fr; gap: 2em; margin-top: 1em }
    .letter { font-size: 4em; line-height: 1 } .part { display: flex; border-bottom: .4pt solid #bbb } .part span:first-child { width: 40% } .scale { display: flex; flex-wrap: wrap; gap: 2px; font-size: .7em } .scale span { background: #dde; padding: .1em .4em }
    .block { border-top: 1pt solid #1b5aa5; padding-top: .2em; break-inside: avoid } .rows { display: grid; grid-template-columns: 1fr 1fr }`;
  const truth = truthOf(
    file,
    'nl-2021',
    {
      ...basics(home, label, home.score),
      ...(home.isHouse ? { estate_format: code(home.format) } : {}),
      ...envelopeTruths(home, true),
      ...installationTruths(home),
      window_glazing_type: code(glassOf(meanOf(ofKind(home, 'window')))),
    },
    ['basement_type', ...(home.isHouse ? [] : ['estate_format'])],
  );
  return { html: pageOf(random, 'nl', css, body), footer: `Energielabel ${number}`, truth };
};

const block = (title: string, content: string) => `<div class="block"><b>${title}</b>${content}</div>`;

function markOf(home: Dwelling, at: number): string {
  const kinds = [['wall'], [], ['inclined', 'flat'], ['floor'], ['window'], ['door']] as const;
  const walls = ofKind(home, ...(kinds[at] ?? []));
  if (walls.length === 0) return 'n.v.t.';
  const u = meanOf(walls);
  return at >= 4 ? (u > 2 ? '-' : '+/-') : u < 0.4 ? '++' : u < 0.7 ? '+' : u < 1.2 ? '+/-' : '-';
}

function insulation(random: Random, home: Dwelling): string {
  const parts = [
    ['1 Gevels', ofKind(home, 'wall'), 'Rc'],
    ['3 Daken', ofKind(home, 'inclined', 'flat'), 'Rc'],
    ['4 Vloeren', ofKind(home, 'floor'), 'Rc'],
    ['5 Ramen', ofKind(home, 'window'), 'Uw'],
    ['6 Buitendeuren', ofKind(home, 'door'), 'Ud'],
  ] as const;
  const unit = random.chance(0.5);
  return parts
    .map(([title, walls, value]) => {
      const sides = [...new Set(walls.map(sideOf))];
      const blocks = sides.map((side) => {
        const rows = walls
          .filter((wall) => sideOf(wall) === side)
          .map((wall) => `<span>${comma(wall.areaM2, 1)} m²</span><span>${figureOf(wall, value)}</span>`);
        const head = `<span class="small">Opp</span><span class="small">${value}${unit ? (value === 'Rc' ? ' (m²K/W)' : ' (W/m²K)') : ''}</span>`;
        return block(side, `<div class="rows">${head}${rows.join('')}</div>`);
      });
      return walls.length > 0 ? `<h3>${title}</h3><div class="blocks">${blocks.join('')}</div>` : '';
    })
    .join('');
}

const sideOf = ({ kind, orientation }: Wall): string =>
  kind === 'flat' ? 'Horizontaal' : kind === 'floor' ? 'Vloeren' : (SIDES[orientation] ?? '');

const figureOf = ({ kind, uWPerM2K }: Wall, value: 'Rc' | 'Uw' | 'Ud') =>
  comma(value === 'Rc' ? 1 / uWPerM2K - (RESISTANCES[kind] ?? 0) : uWPerM2K, 2);
