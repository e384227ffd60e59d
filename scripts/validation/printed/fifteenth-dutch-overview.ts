/**
 * The Netherlands, the label since 2021 with a table per part: other furniture for what the form states.
 * Follows: the ministry's explanation of the three parts (summary; explanation with class limits and bills; details
 * with improvements), and numbered titles, words and units that public code took from real labels. Assumed: the letter
 * in an arrow, one table per part with a row per side, the bills, and the wording of the improvements.
 */
import { labelOf } from '@rooftree/engine/facts';
import {
  type Dwelling,
  envelopeTruths,
  installationTruths,
  meanOf,
  type Wall,
  type WallKind,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import { DUTCH_SIDES, numberFrom, pairsOf, rowsOf, sideOf, tableWith } from './fifteenth-page.ts';
import { type PageKind, pageOf } from './fourteenth-page.ts';
import { addressOf, basics, code, comma, dateOf, ofKind, randomIssue, thousands, truthOf } from './home.ts';
import { glassOf, RESISTANCES, rcRounded } from './netherlands.ts';

const TOWNS = ['5611 AZ Eindhoven', '3511 LX Utrecht', '8011 CW Zwolle'] as const;
const TYPES = {
  OPEN: 'Vrijstaande woning',
  SEMI_OPEN: 'Twee-onder-één-kap',
  CLOSED: 'Tussenwoning',
} as const;
const HEATING = {
  GAS_CONDENSING: 'HR-107 ketel',
  GAS_OLD: 'VR-ketel',
  OIL: 'Conventionele ketel (olie)',
  ELECTRIC: 'Elektrische verwarming',
  HEAT_PUMP: 'Warmtepomp (buitenlucht)',
} as const;
const WATER = {
  WITH_HEATING: 'Combiketel',
  ELECTRIC_BOILER: 'Elektroboiler',
  GAS_WATER_HEATER: 'Geiser',
} as const;
const AIR = {
  NATURAL: 'Natuurlijke ventilatie via ramen en/of roosters',
  EXHAUST: 'Natuurlijke toevoer met mechanische afzuiging',
  BALANCED_WITH_RECOVERY: 'Mechanische toevoer en afvoer met warmteterugwinning',
} as const;
const LIMITS = [
  ['A++++', '≤ 0'],
  ['A+++', '0 – 50'],
  ['A++', '50 – 75'],
  ['A+', '75 – 105'],
  ['A', '105 – 160'],
  ['B', '160 – 190'],
  ['C', '190 – 250'],
  ['D', '250 – 290'],
  ['E', '290 – 335'],
  ['F', '335 – 380'],
  ['G', '> 380'],
] as const;

export const dutchOverview: PageKind = (random, dwelling, file) => {
  const home = {
    ...dwelling,
    score: dwelling.score + random.between(0, 0.99, 2),
    walls: dwelling.walls.map(rcRounded),
  };
  const issue = randomIssue(random, 2021, 2025);
  const label = labelOf('netherlands', home.score);
  const number = numberFrom(9, random);
  const unit = random.pick(['m²', 'm2'] as const);
  const isPresent = (has: boolean) => (has ? 'Aanwezig' : 'Niet aanwezig');
  const marks = [
    ['1 Gevels', 'wall'],
    ['2 Gevelpanelen'],
    ['3 Daken', 'inclined', 'flat'],
    ['4 Vloeren', 'floor'],
    ['5 Ramen', 'window'],
    ['6 Buitendeuren', 'door'],
  ] as const;
  const bills = LIMITS.slice(3).map(([each], at) => [each, `€ ${100 + at * 28}`, `€ ${135 + at * 41}`]);
  const body = `
    <div class="top"><div><b>Energielabel</b> woningen</div><div class="small">Registratienummer<br>${number}</div><div class="small">Datum registratie<br>${dateOf(issue, '-')}</div><div class="small">Geldig tot<br>${dateOf(issue, '-', 10)}</div></div>
    <div class="two"><div><p>Deze woning heeft energielabel</p><div class="arrow">${label}</div><p class="score">${comma(home.score, 2)} kWh/${unit} per jaar</p><p class="small">Hoeveel fossiele energie de woning per jaar gebruikt voor verwarming, warm water, ventilatie en koeling.</p>
    ${pairsOf([
      ['Warmtebehoefte', `${comma(home.score * 0.55, 0)} kWh/${unit} per jaar`],
      ['Risico op hoge binnentemperaturen', 'Laag'],
      ['Aandeel hernieuwbare energie', `${comma(random.between(0, 35, 1), 1)} %`],
    ])}</div>
    <div><h2>Over deze woning</h2>${pairsOf([
      ['Adres', addressOf(random, 'nl', TOWNS)],
      ['BAG-ID', `0363010000${numberFrom(6, random)}`],
      ['Bouwjaar', String(home.year)],
      ['Compactheid', comma(random.between(1.1, 2.9, 2), 2)],
      ['Vloeroppervlakte', `${home.areaM2} ${unit}`],
      ['Woningtype', home.isHouse ? TYPES[home.format] : 'Appartement – tussen, midden'],
    ])}<h2>Opname</h2>${pairsOf([
      ['Soort opname', 'Basisopname'],
      ['Opnamedatum', dateOf(issue, '-')],
      ['Certificaathouder', 'De Houten Klok B.V.'],
      ['KvK-nummer', numberFrom(8, random)],
    ])}</div></div>
    <div class="two"><div><h2>Isolatie</h2>${pairsOf(marks.map(([name, ...kinds]) => [name, markOf(home, kinds)]))}</div>
    <div><h2>Installaties</h2>${pairsOf([
      ['7 Verwarming', HEATING[home.heating]],
      ['8 Warm water', WATER[home.hotWater]],
      ['9 Zonneboiler', isPresent(home.hasSolarBoiler)],
      ['10 Ventilatie', AIR[home.ventilation]],
      ['11 Koeling', 'Niet aanwezig'],
      ['12 Zonnepanelen', isPresent(home.panelsKwp !== null)],
    ])}</div></div>
    <h1 class="new">Toelichting op dit energielabel</h1><p>De labelletter volgt uit het gebruik van fossiele energie. Een woning die 174,50 kWh/${unit} per jaar gebruikt, heeft bijvoorbeeld label B.</p>
    <div class="two">${tableWith(['Labelklasse', `kWh/${unit} per jaar`], LIMITS, 'lined')}${tableWith(['Labelklasse', 'Tussenwoning per maand', 'Vrijstaand per maand'], bills, 'lined')}</div>
    <p>De standaard voor woningisolatie ligt voor deze woning bij een warmtebehoefte van ${random.between(43, 85)} kWh/${unit}. Wat betekent Rc? Hoe hoger de Rc-waarde, hoe beter het deel isoleert; bij ramen geldt: hoe lager de U-waarde, hoe beter. Een ongeïsoleerde spouwmuur heeft een Rc van 0,35, enkel glas een U van 5,1.</p>
    <h1 class="new">Details en verbetermogelijkheden</h1>${details(home, unit)}
    <h2>7–12 Installaties</h2>${tableWith(
      ['', 'Toestel of systeem', 'Aangesloten oppervlakte', 'Bijzonderheden'],
      [
        [
          'Verwarming',
          HEATING[home.heating],
          `${comma(home.areaM2, 1)} ${unit}`,
          `Fabricagejaar ${home.heatingYear}`,
        ],
        [
          'Warm water',
          WATER[home.hotWater],
          `${comma(home.areaM2, 1)} ${unit}`,
          'Geen douche met warmteterugwinning',
        ],
        ['Ventilatie', AIR[home.ventilation], `${comma(home.areaM2, 1)} ${unit}`, ''],
        [
          'Zonnepanelen',
          home.panelsKwp === null ? 'geen zonnepanelen' : `${Math.round(home.panelsKwp * 1000)} Wp`,
          '',
          home.panelsKwp === null ? '' : 'Zuid',
        ],
      ],
      'lined',
    )}
    <p class="small">Kosten zijn gemiddelden, inclusief btw, zonder subsidie. Alle verbeteringen samen: energielabel ${labelOf('netherlands', home.score * 0.4)}.</p>`;
  const css = `.top { display: grid; grid-template-columns: 2fr 1fr 1fr 1fr; border-bottom: 3pt solid #154273; padding-bottom: .5em; font-size: 1.1em } .two { display: grid; grid-template-columns: 1fr 1.1fr; gap: 2.2em; align-items: start } h1 { font-size: 1.5em; color: #154273 } h2 { font-size: 1.1em; color: #154273; border-bottom: .6pt solid #154273; margin: 1em 0 .2em }
    .arrow { background: #8fb83a; color: #fff; font-size: 3.4em; font-weight: bold; width: 2.6em; padding: 0 .3em; clip-path: polygon(0 0, 80% 0, 100% 50%, 80% 100%, 0 100%) } .score { font-size: 1.35em } .pairs td { border-bottom: .3pt solid #ccc } .pairs td:first-child { width: 44%; color: #555 } .lined th { background: #e5eef7 } .lined td { border-bottom: .3pt solid #bbb } .better { background: #fbf4dd; padding: .3em .6em; margin: .3em 0 .8em }`;
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
  return { html: pageOf(random, 'nl', css, body), footer: `Energielabel ${number} – Rijksoverheid`, truth };
};

function markOf(home: Dwelling, kinds: readonly WallKind[]): string {
  const walls = ofKind(home, ...kinds);
  if (walls.length === 0) return 'n.v.t.';
  const u = meanOf(walls);
  return u < 0.4 ? '++' : u < 0.7 ? '+' : u < 1.6 ? '+/-' : '-';
}

function details(home: Dwelling, unit: string): string {
  const parts = [
    ['1 Gevels', ofKind(home, 'wall'), 'Rc', 'Isoleer de gevels tot Rc 4,7', 165],
    ['3 Daken', ofKind(home, 'inclined', 'flat'), 'Rc', 'Isoleer het dak tot Rc 6,3', 110],
    ['4 Vloeren', ofKind(home, 'floor'), 'Rc', 'Isoleer de vloer tot Rc 3,7', 45],
    ['5 Ramen', ofKind(home, 'window'), 'Uw', 'Plaats HR++-glas met Uw 1,4 of lager', 280],
    ['6 Buitendeuren', ofKind(home, 'door'), 'Ud', 'Plaats deuren met Ud 1,4', 600],
  ] as const;
  return parts
    .map(([title, walls, value, advice, price]) => {
      if (walls.length === 0) return '';
      const measure = value === 'Rc' ? 'Rc (m²K/W)' : `${value} (W/m²K)`;
      const rows = walls
        .toSorted((a, b) => a.orientation - b.orientation)
        .map((wall) => [placeOf(wall), figureOf(wall, value), `${comma(wall.areaM2, 1)} ${unit}`]);
      const area = walls.reduce((sum, { areaM2 }) => sum + areaM2, 0);
      return `<h2>${title}</h2><table class="lined"><thead>${rowsOf([['Kant', measure, 'Oppervlakte']], 'th')}</thead><tbody>${rowsOf(rows)}</tbody></table><div class="better small">Verbeteren: ${advice}. Geschatte kosten € ${thousands(area * price, '.')}.</div>`;
    })
    .join('');
}

const placeOf = (wall: Wall) =>
  wall.kind === 'flat' ? 'Horizontaal' : wall.kind === 'floor' ? 'Vloeren' : sideOf(DUTCH_SIDES, wall);

const figureOf = ({ kind, uWPerM2K }: Wall, value: 'Rc' | 'Uw' | 'Ud') =>
  comma(value === 'Rc' ? 1 / uWPerM2K - (RESISTANCES[kind] ?? 0) : uWPerM2K, 2);
