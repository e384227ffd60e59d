/**
 * The Netherlands, an adviser's report on a label that is registered: prose for people, tables of a program.
 * Follows: terms of the method and of the programs that use it (rekenzone, constructie, begrenzing, Rc, EP2), from the
 * register's schema and a public reader of project files. Assumed: which chapters there are, the prose, and the layout.
 */
import { labelOf } from '@rooftree/engine/facts';
import {
  type Dwelling,
  envelopeTruths,
  installationTruths,
  meanOf,
  type Wall,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import { row, table } from './blocks.ts';
import { type PageKind, pageOf } from './fourteenth-page.ts';
import { addressOf, basics, code, comma, dateOf, ofKind, randomIssue, truthOf } from './home.ts';
import { glassOf, RESISTANCES, rcRounded } from './netherlands.ts';

const TOWNS = ['2013 HA Haarlem', '6811 CG Arnhem', '7411 HT Deventer'] as const;
const TYPES = {
  OPEN: 'vrijstaande woning',
  SEMI_OPEN: 'twee-onder-een-kapwoning',
  CLOSED: 'tussenwoning',
} as const;
const SIDES = ['noord', 'oost', 'zuid', 'west'] as const;
const BELOW = { ground: 'grond', cellar: 'onverwarmde kelder', crawl_space: 'kruipruimte' } as const;
const GLASS = { SINGLE: 'enkel glas', DOUBLE: 'gewoon dubbel glas', HIGH_EFFICIENCY: 'HR-glas' } as const;
const HEATING = {
  GAS_CONDENSING: 'een HR107-combiketel op aardgas',
  GAS_OLD: 'een VR-ketel op aardgas',
  OIL: 'een conventionele oliegestookte ketel',
  ELECTRIC: 'elektrische radiatoren',
  HEAT_PUMP: 'een elektrische lucht/water-warmtepomp',
} as const;
const WATER = {
  WITH_HEATING: 'Het warme tapwater komt van hetzelfde toestel',
  ELECTRIC_BOILER: 'Het warme tapwater komt van een elektrische boiler',
  GAS_WATER_HEATER: 'Het warme tapwater komt van een gasgeiser',
} as const;
const AIR = {
  NATURAL: 'natuurlijk geventileerd (systeem A), met roosters en ramen die open kunnen',
  EXHAUST: 'geventileerd met natuurlijke toevoer en mechanische afzuiging (systeem C)',
  BALANCED_WITH_RECOVERY: 'geventileerd met een balanssysteem met warmteterugwinning (systeem D)',
} as const;

export const adviceReport: PageKind = (random, dwelling, file) => {
  const home = {
    ...dwelling,
    score: dwelling.score + random.between(0, 0.99, 2),
    walls: dwelling.walls.map(rcRounded),
  };
  const issue = randomIssue(random, 2021, 2025);
  const label = labelOf('netherlands', home.score);
  const number = String(random.between(100000000, 999999999));
  const device =
    home.heating === 'GAS_CONDENSING' && home.hotWater !== 'WITH_HEATING'
      ? 'een HR107-ketel op aardgas'
      : HEATING[home.heating];
  const hasSource = home.panelsKwp !== null || home.hasSolarBoiler || home.heating === 'HEAT_PUMP';
  const renewable = hasSource ? comma(random.between(8, 19, 1), 1) : '0,0';
  const better = Math.max(45, home.score * 0.48);
  const body = `
    <div class="cover"><h1>Maatwerkadvies</h1><p>bij het energielabel van uw woning</p><p>${addressOf(random, 'nl', TOWNS)}</p>
    <p>Adviseur: Bureau Blauwdruk, EP-W ${random.between(10000, 99999)}<br>Opname ter plaatse: ${dateOf(issue, '-')}</p></div>
    <h2 class="new">1. Samenvatting</h2>
    <p>Uw woning is een ${home.isHouse ? TYPES[home.format] : 'appartement'} uit ${home.year} met een gebruiksoppervlakte van ${home.areaM2} m². Het energielabel is op dit moment <b>${label}</b>. Dat label is geregistreerd onder nummer ${number} en geldig tot ${dateOf(issue, '-', 10)}.</p>
    ${table([
      row(['Indicator', 'Huidig', 'Na pakket 2'], 'th'),
      row([
        'EP2 primair fossiel energiegebruik [kWh/m².jr]',
        `<b>${comma(home.score, 2)}</b>`,
        comma(better, 2),
      ]),
      row(['EP1 energiebehoefte [kWh/m².jr]', comma(home.score * 0.7, 2), comma(better * 0.8, 2)]),
      row(['EP3 aandeel hernieuwbaar [%]', renewable, comma(random.between(20, 60, 1), 1)]),
      row(['Labelklasse', label, labelOf('netherlands', better)]),
    ])}
    <h2>2. Huidige situatie</h2><h3>2.1 Schil</h3><p>De volgende tabellen komen uit de berekening volgens NTA 8800 (rekenzone 1, woning). De ramen hebben ${GLASS[home.glazing]}.</p>
    ${constructions(home)}${openings(home)}
    <h3>2.2 Installaties</h3>
    <p>De woning wordt verwarmd door ${device}${home.heating === 'ELECTRIC' ? '' : ` uit ${home.heatingYear}, met radiatoren`}. ${WATER[home.hotWater]}. De woning wordt ${AIR[home.ventilation]}. Er is geen koeling.</p>
    <p>${home.panelsKwp === null ? 'Er zijn geen zonnepanelen' : `Op het dak liggen zonnepanelen met een vermogen van ${Math.round(home.panelsKwp * 1000)} Wp`}. ${home.hasSolarBoiler ? 'Er is een zonneboiler voor het tapwater.' : 'Een zonneboiler is er niet.'}</p>
    <h2 class="new">3. Maatregelen</h2>${table([
      row(['Pakket', 'Maatregelen', 'EP2', 'Label', 'Investering'], 'th'),
      row([
        '1',
        'Vloer tot Rc 3,5 en dak tot Rc 4,0',
        comma(home.score * 0.8, 0),
        labelOf('netherlands', home.score * 0.8),
        '€ 8.400',
      ]),
      row([
        '2',
        'Pakket 1, HR++-glas en 3.000 Wp zonnepanelen',
        comma(better, 0),
        labelOf('netherlands', better),
        '€ 21.900',
      ]),
    ])}<p>De bedragen zijn ramingen zonder subsidie. Vraag altijd meer dan één offerte.</p>`;
  const css = `.cover { padding-top: 25%; text-align: center; font-size: 1.2em } h1 { font-size: 2.2em; color: #2a6f4e } h2 { color: #2a6f4e; font-size: 1.3em } p { text-align: justify }
    table { margin: .6em 0 } th { background: #e0efe6; font-weight: bold } td { border-bottom: .4pt solid #aaa }`;
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
  return { html: pageOf(random, 'nl', css, body), footer: 'Maatwerkadvies – Bureau Blauwdruk', truth };
};

const NAMES: Readonly<Partial<Record<Wall['kind'], string>>> = {
  inclined: 'Dak, hellend',
  flat: 'Dak, plat',
  wall: 'Gevel',
  neighbour: 'Woningscheidende wand',
  floor: 'Begane-grondvloer',
  window: 'Raam',
  door: 'Voordeur',
};

function constructions(home: Dwelling): string {
  const borderOf = ({ kind }: Wall) =>
    kind === 'neighbour'
      ? 'aangrenzende verwarmde ruimte'
      : kind === 'floor'
        ? BELOW[home.below]
        : 'buitenlucht';
  return table([
    row(['Constructie', 'Begrenzing', 'Oriëntatie / helling', 'A [m²]', 'Rc [m²K/W]'], 'th'),
    ...ofKind(home, 'wall', 'neighbour', 'inclined', 'flat', 'floor').map((wall) =>
      row([
        NAMES[wall.kind] ?? '',
        borderOf(wall),
        wall.kind === 'floor'
          ? '-'
          : wall.kind === 'flat'
            ? 'horizontaal'
            : `${SIDES[wall.orientation]} / ${wall.slope}°`,
        comma(wall.areaM2, 1),
        comma(1 / wall.uWPerM2K - (RESISTANCES[wall.kind] ?? 0), 2),
      ]),
    ),
  ]);
}

const openings = (home: Dwelling) =>
  table([
    row(['Raam of deur', 'Oriëntatie', 'A [m²]', 'U [W/m²K]', 'ggl [-]'], 'th'),
    ...ofKind(home, 'window', 'door').map((wall) =>
      row([
        NAMES[wall.kind] ?? '',
        SIDES[wall.orientation] ?? '',
        comma(wall.areaM2, 1),
        comma(wall.uWPerM2K, 2),
        wall.kind === 'door' ? '0,00' : '0,60',
      ]),
    ),
  ]);
