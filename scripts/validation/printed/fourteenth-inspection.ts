/**
 * Flanders, what an energy expert's own program prints of an inspection: the shell façade by façade.
 * Follows: terms of the agency's rules for inspections (beschermd volume, schildeel, begrenzing, AVR, opbouw, bruto
 * and netto oppervlakte, opwekker, afgifte). Assumed: that such a program prints label and score on its front page,
 * and the whole layout, which is like that of survey programs in general.
 */
import { labelOf } from '@rooftree/engine/facts';
import {
  type Dwelling,
  envelopeTruths,
  installationTruths,
  type Wall,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import { type PageKind, pageOf } from './fourteenth-page.ts';
import { addressOf, BASEMENTS, basics, code, comma, dateOf, ofKind, randomIssue, truthOf } from './home.ts';

const TOWNS = ['9160 Lokeren', '3600 Genk', '8400 Oostende'] as const;
const FORMATS = {
  OPEN: 'open bebouwing',
  SEMI_OPEN: 'halfopen bebouwing',
  CLOSED: 'gesloten bebouwing',
} as const;
const FACADES = ['Achtergevel', 'Rechterzijgevel', 'Voorgevel', 'Linkerzijgevel'] as const;
const COMPASS = ['noord', 'oost', 'zuid', 'west'] as const;
const BELOW = {
  ground: 'volle grond',
  cellar: 'onverwarmde kelder',
  crawl_space: 'kruipruimte',
} as const;
const GLASS = {
  SINGLE: 'enkel glas',
  DOUBLE: 'gewoon dubbel glas',
  HIGH_EFFICIENCY: 'hoogrendementsglas (HR)',
} as const;
const HEATING = {
  GAS_CONDENSING: ['CV-ketel, condenserend', 'aardgas', 'individuele centrale verwarming'],
  GAS_OLD: ['CV-ketel, niet condenserend', 'aardgas', 'individuele centrale verwarming'],
  OIL: ['CV-ketel, niet condenserend', 'stookolie', 'individuele centrale verwarming'],
  ELECTRIC: ['elektrische convectoren (directe weerstand)', 'elektriciteit', 'plaatselijke verwarming'],
  HEAT_PUMP: ['warmtepomp lucht/water', 'elektriciteit', 'individuele centrale verwarming'],
} as const;
const WATER = {
  WITH_HEATING: 'via opwekker ruimteverwarming (RV1)',
  ELECTRIC_BOILER: 'elektrische boiler, niet gekoppeld aan ruimteverwarming',
  GAS_WATER_HEATER: 'gasgeiser, niet gekoppeld aan ruimteverwarming',
} as const;
const AIR = {
  NATURAL: 'geen of onvolledig systeem',
  EXHAUST: 'type C (natuurlijke toevoer, mechanische afvoer)',
  BALANCED_WITH_RECOVERY: 'type D met warmterecuperatie',
} as const;

export const inspectionRecord: PageKind = (random, home, file) => {
  const issue = randomIssue(random, 2019, 2025);
  const label = labelOf('flanders', home.score);
  const number = `${issue.digits}-000${random.between(2000000, 9999999)}-RES-1`;
  const [device, carrier, type] = HEATING[home.heating];
  const lines = (pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([name, text]) => `<div class="line"><span>${name}</span><span>${text}</span></div>`).join('');
  const body = `
    <div class="top"><span>EPC residentieel – verslag van de invoer</span><span>Dossier ${random.between(2100, 9800)} · afgedrukt op ${dateOf(issue, '/')}</span></div>
    <h2>0 &ensp; Certificaat</h2>${lines([
      ['Nummer', number],
      ['Status', 'ingediend'],
      ['Resultaat', `energielabel ${label}, energiescore ${home.score} kWh/(m²jaar)`],
    ])}
    <h2>1 &ensp; Wooneenheid</h2>${lines([
      ['Ligging', addressOf(random, 'nl', TOWNS).replace('<br>', ', ')],
      ['Bestemming', home.isHouse ? 'eengezinswoning' : 'appartement'],
      ...(home.isHouse ? ([['Bebouwing', FORMATS[home.format]]] as const) : []),
      ['Bouwjaar (kadaster)', String(home.year)],
      ['Beschermd volume BV', `${Math.round(home.areaM2 * 2.9)} m³`],
      ['Bruikbare vloeroppervlakte', `${home.areaM2} m²`],
      ['Thermische massa', 'half zwaar'],
    ])}
    <h2>2 &ensp; Schildelen</h2>${facades(random, home)}
    <h2>3 &ensp; Ruimteverwarming</h2>${lines([
      ['RV1', `${type}, 100 % van het BV`],
      ['Opwekker 1', device],
      ['Energiedrager', carrier],
      ['Fabricagejaar', String(home.heatingYear)],
      ['Afgifte', home.heating === 'ELECTRIC' ? 'lokaal' : 'radiatoren of convectoren'],
    ])}
    <h2>4 &ensp; Sanitair warm water</h2>${lines([['Bereiding', WATER[home.hotWater]]])}
    <h2>5 &ensp; Hygiënische ventilatie</h2>${lines([['Systeem', AIR[home.ventilation]]])}
    <h2>6 &ensp; Hernieuwbare energie</h2>${lines([
      ['Zonneboiler', home.hasSolarBoiler ? 'ja' : 'neen'],
      ['PV-installatie', home.panelsKwp === null ? 'neen' : `ja, ${comma(home.panelsKwp, 2)} kWp`],
    ])}`;
  const css = `.top { display: flex; justify-content: space-between; border-bottom: 1.5pt solid #345; font-weight: bold }
    h2 { font-size: 1.15em; background: #e4e9ee; padding: .2em .4em; margin: 1em 0 .3em } h3 { font-size: 1em; margin: .7em 0 .2em }
    .line { display: flex; border-bottom: .25pt dotted #999 } .line > span:first-child { width: 36% }
    .part { border: .5pt solid #789; margin: .3em 0; break-inside: avoid } .part > div { padding: .1em .5em } .part > div:first-child { background: #f2f4f6; font-weight: bold; display: flex; gap: 1.5em }
    .facts { display: flex; flex-wrap: wrap; gap: 0 2em }`;
  const truth = truthOf(file, 'be-vlg-2019', {
    ...basics(home, label, home.score),
    ...(home.isHouse ? { estate_format: code(home.format) } : {}),
    ...envelopeTruths(home, true),
    ...installationTruths(home),
    window_glazing_type: code(home.glazing),
    basement_type: code(BASEMENTS[home.below]),
  });
  return { html: pageOf(random, 'nl', css, body), footer: `Invoerverslag ${number}`, truth };
};

/** One façade after the other with what is in it; roofs and floors after them. */
function facades(random: Random, home: Dwelling): string {
  let count = 0;
  const part = (wall: Wall) => {
    count += 1;
    return partOf(random, home, wall, `S${String(count).padStart(2, '0')}`);
  };
  const upright = ofKind(home, 'wall', 'neighbour', 'window', 'door');
  const groups = [2, 3, 0, 1].map(
    (side) =>
      [
        `${FACADES[side]} (${COMPASS[side]})`,
        upright.filter(({ orientation }) => orientation === side),
      ] as const,
  );
  return [
    ...groups,
    ['Daken', ofKind(home, 'inclined', 'flat')] as const,
    ['Vloeren', ofKind(home, 'floor')] as const,
  ]
    .filter(([, walls]) => walls.length > 0)
    .map(([title, walls]) => `<h3>${title}</h3>${walls.map(part).join('')}`)
    .join('');
}

const KINDS: Readonly<Record<Wall['kind'], string>> = {
  inclined: 'Hellend dak',
  flat: 'Plat dak',
  attic: 'Plafond onder zolder',
  wall: 'Muur',
  neighbour: 'Gemene muur',
  floor: 'Vloer',
  window: 'Venster',
  door: 'Deur',
};

function partOf(random: Random, home: Dwelling, wall: Wall, number: string): string {
  const openings = wall.kind === 'wall' ? random.between(0, 6, 1) : 0;
  const border =
    wall.kind === 'neighbour'
      ? 'aangrenzende verwarmde ruimte (AVR)'
      : wall.kind === 'floor'
        ? BELOW[home.below]
        : 'buiten';
  const isInsulated = wall.uWPerM2K < 0.7;
  const facts = [
    `Begrenzing: ${border}`,
    ...(wall.kind === 'inclined'
      ? [`Oriëntatie: ${COMPASS[wall.orientation]}`, `Helling: ${wall.slope}°`]
      : []),
    ...(openings > 0
      ? [`Bruto: ${comma(wall.areaM2 + openings, 1)} m²`, `Openingen: ${comma(openings, 1)} m²`]
      : []),
    `Netto: <b>${comma(wall.areaM2, 1)} m²</b>`,
  ];
  const build =
    wall.kind === 'window'
      ? `Beglazing: ${GLASS[home.glazing]} – profiel: ${random.pick(['hout', 'pvc', 'aluminium, thermisch onderbroken'])}`
      : wall.kind === 'door'
        ? 'Deurblad: hout, niet geïsoleerd'
        : `Opbouw: ${isInsulated ? `isolatielaag minerale wol ${Math.round(4 / wall.uWPerM2K)} cm` : 'isolatie niet vastgesteld'}`;
  return `<div class="part"><div><span>${number}</span><span>${KINDS[wall.kind]}</span></div>
    <div class="facts">${facts.map((each) => `<span>${each}</span>`).join('')}</div>
    <div>${build} &ensp; → &ensp; U = ${comma(wall.uWPerM2K, 2)} W/m²K</div></div>`;
}
