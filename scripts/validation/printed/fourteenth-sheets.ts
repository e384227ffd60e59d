/** The agency's technical sheets of `fourteenth-fiche.ts`: turned headers, groups, a column per generator. */
import type { Dwelling, Wall } from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import { row, table } from './blocks.ts';
import { turned } from './fourteenth-page.ts';
import { comma, ofKind } from './home.ts';

const SIDES = ['Achtergevel', 'Rechtergevel', 'Voorgevel', 'Linkergevel'] as const;
const ROOF_SIDES = ['achter', 'rechts', 'voor', 'links'] as const;
const COMPASS = ['N', 'O', 'Z', 'W'] as const;
const BELOW = {
  ground: 'Vloer op volle grond',
  cellar: 'Vloer boven kelder',
  crawl_space: 'Vloer boven kruipruimte',
} as const;
const GLASS = { SINGLE: 'enkel glas', DOUBLE: 'dubbel glas', HIGH_EFFICIENCY: 'HR-glas b' } as const;
export const HEATING = {
  GAS_CONDENSING: ['Centrale verwarming (gas)', 'centraal', 'gas', 'condenserende ketel', 'HR-top'],
  GAS_OLD: ['Centrale verwarming (gas)', 'centraal', 'gas', 'niet-condenserende ketel', 'CV/HR+'],
  OIL: ['Centrale verwarming (stookolie)', 'centraal', 'stookolie', 'niet-condenserende ketel', 'Optimaz'],
  ELECTRIC: [
    'Elektrische verwarming',
    'decentraal',
    'elektriciteit',
    'elektrische weerstandsverwarming',
    '-',
  ],
  HEAT_PUMP: ['Centrale verwarming (warmtepomp)', 'centraal', 'elektriciteit', 'warmtepomp', '-'],
} as const;
const WATER = {
  WITH_HEATING: ['ja, aan rv1', '-', '-'],
  ELECTRIC_BOILER: ['neen', 'elektriciteit', 'elektrische boiler'],
  GAS_WATER_HEATER: ['neen', 'gas', 'doorstromer (gasgeiser)'],
} as const;
const AIR = {
  NATURAL: 'geen of onvolledig',
  EXHAUST: 'C - mechanische afvoer',
  BALANCED_WITH_RECOVERY: 'D - mechanische toe- en afvoer met warmteterugwinning',
} as const;

/** All technical sheets of a home. */
export const sheetsOf = (random: Random, home: Dwelling) => `
    ${sheetOf('daken', opaque(random, roofGroups(home)))}${sheetOf('muren', opaque(random, wallGroups(home)))}
    ${sheetOf('vloeren', opaque(random, [[BELOW[home.below], ofKind(home, 'floor'), (_, at) => `Vloer ${at + 1}`]]))}
    ${sheetOf('vensters, deuren en poorten', openings(random, home))}
    ${installations(random, home)}`;

const sheetOf = (title: string, sheet: string) =>
  `<h2>Technische fiche van de ${title}</h2><div class="sheet">${sheet}</div>`;

type Group = readonly [title: string, walls: readonly Wall[], nameOf: (wall: Wall, at: number) => string];

const roofGroups = (home: Dwelling): Group[] => [
  [`Hellend dak`, ofKind(home, 'inclined'), (wall) => `Hellend dak ${ROOF_SIDES[wall.orientation]}`],
  ['Plat dak', ofKind(home, 'flat'), (_, at) => `Plat dak ${at + 1}`],
];

const wallGroups = (home: Dwelling): Group[] => [
  ['Buitenmuur', ofKind(home, 'wall'), (wall) => SIDES[wall.orientation] ?? ''],
  ['Muur in contact met verwarmde ruimte', ofKind(home, 'neighbour'), () => 'Gemene muur'],
];

function opaque(random: Random, groups: readonly Group[]): string {
  const headers = [
    'Oriëntatie',
    'Netto-oppervlakte (m²)',
    'U-waarde bekend (W/(m²K))',
    'R-waarde bekend (m²K/W)',
    'Isolatie',
    'Ref.jaar renovatie',
    'Luchtlaag',
    'Berekende U-waarde (W/(m²K))',
  ];
  const line = (wall: Wall, name: string) =>
    row([
      name,
      wall.kind === 'flat' || wall.kind === 'floor' ? '-' : (COMPASS[wall.orientation] ?? '-'),
      String(wall.areaM2),
      '-',
      '-',
      wall.uWPerM2K < 0.7 ? `${Math.round(4 / wall.uWPerM2K) * 10}mm MW` : 'isolatie onbekend',
      '-',
      random.pick(['onbekend', 'afwezig']),
      comma(wall.uWPerM2K, 2),
    ]);
  return table([
    `<tr><th>Beschrijving</th>${headers.map(turned).join('')}</tr>`,
    ...groups.flatMap(([title, walls, nameOf]) =>
      walls.length === 0
        ? []
        : [
            `<tr class="group"><td colspan="${headers.length + 1}">${title}</td></tr>`,
            ...walls.map((wall, at) => line(wall, nameOf(wall, at))),
          ],
    ),
  ]);
}

function openings(random: Random, home: Dwelling): string {
  const headers = [
    'Oriëntatie',
    'Helling',
    'Oppervlakte (m²)',
    'U-waarde bekend (W/(m²K))',
    'Beglazing',
    'Buitenzonwering',
    'Profiel',
    'Berekende U-waarde (W/(m²K))',
  ];
  const group = (title: string) => `<tr class="group"><td colspan="${headers.length + 1}">${title}</td></tr>`;
  const profile = random.pick(['hout', 'kunst &gt;2000', 'alu &gt;2000'] as const);
  const line = (wall: Wall, at: number) =>
    row([
      `${SIDES[wall.orientation]}-${wall.kind === 'window' ? `GL${at + 1}` : 'DE1'}`,
      COMPASS[wall.orientation] ?? '-',
      'verticaal',
      comma(wall.areaM2, 1),
      '-',
      wall.kind === 'window' ? GLASS[home.glazing] : 'geen',
      '-',
      wall.kind === 'window' ? profile : 'hout',
      comma(wall.uWPerM2K, 2),
    ]);
  const doors = ofKind(home, 'door');
  return table([
    `<tr><th>Beschrijving</th>${headers.map(turned).join('')}</tr>`,
    group('In voor-, achter- en zijgevels'),
    ...ofKind(home, 'window').map(line),
    ...(doors.length > 0 ? [group('Deuren'), ...doors.map(line)] : []),
  ]);
}

function installations(random: Random, home: Dwelling): string {
  const [, type, carrier, device, mark] = HEATING[home.heating];
  const [isLinked, fuel, heater] = WATER[home.hotWater];
  const isLocal = home.heating === 'ELECTRIC';
  const source = home.heating === 'HEAT_PUMP' ? 'buitenlucht / water' : '-';
  const sheet = (title: string, column: string, pairs: readonly (readonly [string, string])[]) =>
    `<h3>${title}</h3><div class="sheet">${table([row(['', column], 'th'), ...pairs.map((each) => row(each))])}</div>`;
  return `<h2 class="new">Installaties</h2>
    ${sheet('Installaties met één opwekker voor ruimteverwarming', 'RV1', [
      ['Omschrijving', '-'],
      ['Type verwarming', type],
      ['Aandeel in volume (%)', '100'],
      ['Installatierendement (%)', String(random.between(55, 90))],
      ['Type opwekker', 'individueel'],
      ['Energiedrager', carrier],
      ['Soort opwekker(s)', device],
      ['Bron/afgiftemedium', source],
      ['Vermogen (kW)', '-'],
      ['Referentiejaar fabricage', String(home.heatingYear)],
      ['Labels', mark],
      ['Type afgifte', isLocal ? '-' : 'radiatoren/convectoren'],
      ['Regeling', isLocal ? '-' : 'kamerthermostaat, thermostatische radiatorkranen'],
    ])}
    ${sheet('Installaties voor sanitair warm water', 'SWW1', [
      ['Bestemming', 'keuken en badkamer'],
      ['Soort', 'individueel'],
      ['Gekoppeld aan ruimteverwarming', isLinked],
      ['Energiedrager', fuel],
      ['Type toestel', heater],
      ['Referentiejaar fabricage', '-'],
      ['Lengte leidingen (m)', '> 5m'],
    ])}
    <h3>Ventilatie</h3>${table([row(['Type ventilatie', AIR[home.ventilation]])])}
    <h3>Koeling</h3>${table([row(['Koelinstallatie', 'afwezig'])])}
    <h3>Installaties voor zonne-energie</h3>${table([
      row(['Zonneboiler', home.hasSolarBoiler ? 'aanwezig' : 'afwezig']),
      row(['Zonnepanelen', home.panelsKwp === null ? 'afwezig' : 'aanwezig']),
      ...(home.panelsKwp === null ? [] : [row(['Piekvermogen (kWp)', comma(home.panelsKwp, 2)])]),
    ])}`;
}
