/** Flanders: the EPC of a residential unit since 2019, and the form before it. */
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
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import type { Pair } from './blocks.ts';
import {
  addressOf,
  BASEMENTS,
  basics,
  code,
  comma,
  dateOf,
  ofKind,
  type Printed,
  randomIssue,
  thousands,
  truthOf,
} from './home.ts';
import { pairsOf } from './pairs.ts';
import { documentOf, type Style, scaleOf } from './sheet.ts';
import { tableOf } from './table.ts';

const TOWNS = ['9000 Gent', '2018 Antwerpen', '3500 Hasselt', '8500 Kortrijk'] as const;
const MONTHS = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
];
const FORMATS = {
  OPEN: 'open bebouwing',
  SEMI_OPEN: 'halfopen bebouwing',
  CLOSED: 'gesloten bebouwing',
} as const;
const GLASS = {
  SINGLE: ['enkel glas', 'enkele beglazing'],
  DOUBLE: ['dubbel glas', 'gewone dubbele beglazing'],
  HIGH_EFFICIENCY: ['HR-glas b', 'HR-glas'],
} as const;
const ORIENTATIONS = ['N', 'O', 'Z', 'W'];
const SIDES = ['achter', 'rechts', 'voor', 'links'];
const BELOW = { ground: 'op volle grond', cellar: 'boven kelder', crawl_space: 'boven kruipruimte' } as const;

const HEATING = {
  GAS_CONDENSING: {
    type: 'individuele centrale verwarming',
    device: ['condenserende ketel', 'gasketel, condenserend'],
    carrier: 'gas',
  },
  GAS_OLD: {
    type: 'individuele centrale verwarming',
    device: ['niet-condenserende ketel', 'atmosferische ketel, niet condenserend'],
    carrier: 'aardgas',
  },
  OIL: { type: 'centrale verwarming', device: ['niet-condenserende ketel'], carrier: 'stookolie' },
  ELECTRIC: {
    type: 'decentrale verwarming',
    device: ['elektrische weerstandsverwarming', 'elektrische accumulatieverwarming'],
    carrier: 'elektriciteit',
  },
  HEAT_PUMP: {
    type: 'centrale verwarming',
    device: ['warmtepomp lucht-water', 'warmtepomp, buitenlucht naar water'],
    carrier: 'elektriciteit',
  },
} as const;
const WATER = {
  WITH_HEATING: [['Gekoppeld aan ruimteverwarming', 'ja, aan RV1']],
  ELECTRIC_BOILER: [
    ['Gekoppeld aan ruimteverwarming', 'neen'],
    ['Type toestel', 'elektrische boiler'],
    ['Energiedrager', 'elektriciteit'],
  ],
  GAS_WATER_HEATER: [
    ['Gekoppeld aan ruimteverwarming', 'neen'],
    ['Type toestel', 'gasgeiser'],
    ['Energiedrager', 'gas'],
  ],
} as const satisfies Record<string, readonly Pair[]>;
const AIR = {
  NATURAL: ['geen of onvolledig', 'systeem A: natuurlijke toevoer en afvoer'],
  EXHAUST: ['systeem C: natuurlijke toevoer, mechanische afvoer', 'C - mechanische afzuiging'],
  BALANCED_WITH_RECOVERY: [
    'systeem D met warmteterugwinning',
    'D: mechanische toe- en afvoer met warmteterugwinning',
  ],
} as const;

export function flanders2019(style: Style, random: Random, home: Dwelling, file: string): Printed {
  const issue = randomIssue(random, 2019, 2025);
  const label = labelOf('flanders', home.score);
  const number = `${issue.digits}-000${random.between(1000000, 9999999)}-RES-${random.between(1, 3)}`;
  const unit = random.pick(['kWh/(m² jaar)', 'kWh / (m² jaar)', 'kWh/(m²jaar)', 'kWh/m² jaar']);
  const losses = losing(home.walls);
  const front = [
    `<h1>${random.pick(['Energieprestatiecertificaat', 'Energieprestatiecertificaat (EPC)'])}</h1><div>${random.pick(['Residentiële eenheid', 'residentiële eenheid'])}</div>`,
    `<p>${addressOf(random, 'nl', TOWNS)}<br>${home.isHouse ? `${random.pick(['woning', 'eengezinswoning'])}, ${FORMATS[home.format]}` : 'appartement'} | oppervlakte: ${home.areaM2} m²<br>certificaatnummer: ${number}</p>`,
    scaleOf(
      style,
      labelsOf('flanders'),
      label,
      random.pick(['Uw energielabel:', 'Energielabel', 'Het energielabel van deze woning is']),
    ),
    random.pick([
      `<p><span class="big">${home.score}</span> ${unit}</p>`,
      `<p>Energiescore van deze ${home.isHouse ? 'woning' : 'eenheid'}: <b>${home.score} ${unit}</b></p>`,
      `<p class="small">Uw energiescore</p><p class="big">${home.score} ${unit}</p>`,
    ]),
    `<p class="small">${[500, 400, 300, 200, 100, 0].join(' &emsp; ')}</p><p>${random.pick(['Gemiddelde woning in Vlaanderen', 'Vergelijkbare woningen gemiddeld'])}: ${random.between(180, 420)} ${unit}</p>`,
    `<p>Datum: ${dateOf(issue, '-')}<br>Dit certificaat is geldig tot en met ${issue.day} ${MONTHS[issue.month - 1]} ${issue.year + 10}.</p>`,
  ];
  const cards = (
    [
      ['Daken', ['inclined', 'flat', 'attic'], 0.24],
      ['Muren', ['wall', 'neighbour'], 0.24],
      ['Vensters (beglazing en profiel)', ['window'], 1.5],
      ['Vloeren', ['floor'], 0.24],
    ] as const
  ).flatMap(([title, kinds, goal]) => {
    const own = losses.filter(({ kind }) => kinds.some((each) => each === kind));
    return own.length > 0
      ? [
          `<div><span>${title}</span><b>${comma(meanOf(own), 2)} W/(m²K)</b><span>doelstelling ${comma(goal, 2)} W/(m²K)</span></div>`,
        ]
      : [];
  });
  const general: Pair[] = [
    [random.pick(['Referentiejaar bouw', 'Bouwjaar']), String(home.year)],
    ['Beschermd volume (m³)', comma(home.areaM2 * 2.9)],
    ['Bruikbare vloeroppervlakte (m²)', String(home.areaM2)],
    ['Verliesoppervlakte (m²)', comma(sumOf(losses))],
    ['Infiltratiedebiet (m³/(m²h))', comma(random.between(4, 14, 1), 1)],
    [`Berekende energiescore (${unit})`, String(home.score)],
    ['Karakteristiek jaarlijks primair energieverbruik (kWh/jaar)', thousands(home.score * home.areaM2, ' ')],
    ['Gemiddelde U-waarde gebouwschil (W/(m²K))', comma(meanOf(losses), 2)],
    ['Gemiddeld installatierendement verwarming (%)', String(random.between(55, 95))],
  ];
  const heating = HEATING[home.heating];
  const installations = [
    `<h2>${random.pick(['Ruimteverwarming', 'Installaties voor ruimteverwarming'])}</h2>`,
    pairsOf(style, [
      ['Type verwarming', heating.type],
      ['Aandeel in volume (%)', '100'],
      ['Type opwekker', random.pick(heating.device)],
      ['Energiedrager', heating.carrier],
      ['Referentiejaar fabricage', String(home.heatingYear)],
    ]),
    '<h2>Sanitair warm water</h2>',
    pairsOf(style, [['Bestemming', 'keuken en badkamer'], ...WATER[home.hotWater]]),
    '<h2>Ventilatie</h2>',
    pairsOf(style, [['Type ventilatie', random.pick(AIR[home.ventilation])]]),
    '<h2>Installaties voor zonne-energie</h2>',
    pairsOf(style, [
      ['Zonneboiler', home.hasSolarBoiler ? 'aanwezig' : 'niet aanwezig'],
      ['Zonnepanelen', home.panelsKwp === null ? 'niet aanwezig' : 'aanwezig'],
      ...(home.panelsKwp === null ? [] : [['Piekvermogen', `${comma(home.panelsKwp, 2)} kWp`] as const]),
    ]),
  ];
  const body = [
    ...front,
    `<h2 class="break">Huidige staat van de woning</h2><div class="cards">${cards.join('')}</div>`,
    `<h2>Aanbevelingen</h2><p>${comma(sumOf(ofKind(home, 'wall')) / 3)} m² van de muren is vermoedelijk te weinig geïsoleerd. € 8 500*</p><p>Met deze werken daalt de energiescore naar ${Math.round(home.score * 0.6)} ${unit}.</p>`,
    `<h2 class="break">Algemene gegevens</h2>${pairsOf(style, general)}`,
    ...envelopeTables(style, random, home),
    ...installations,
  ];
  const truth = truthOf(file, 'be-vlg-2019', {
    ...basics(home, label, home.score),
    ...(home.isHouse ? { estate_format: code(home.format) } : {}),
    ...envelopeTruths(home, true),
    ...installationTruths(home),
    window_glazing_type: code(home.glazing),
    basement_type: code(BASEMENTS[home.below]),
  });
  return { html: documentOf(style, 'nl', body.join('\n')), footer: `${number}`, truth };
}

function envelopeTables(style: Style, random: Random, home: Dwelling): string[] {
  const table = (
    title: string,
    walls: readonly Wall[],
    nameOf: (wall: Wall, index: number) => string,
    words: readonly [string, (wall: Wall) => string][],
  ) =>
    walls.length === 0
      ? ''
      : `<h2>${title}</h2>${tableOf(
          style,
          random,
          { header: random.pick(['Beschrijving', 'Omschrijving', 'Benaming']), cells: walls.map(nameOf) },
          [
            {
              header: random.pick(['Oriëntatie', 'Richting']),
              cells: walls.map(({ kind, orientation }) =>
                kind === 'floor' || kind === 'flat' ? '-' : (ORIENTATIONS[orientation] ?? '-'),
              ),
            },
            {
              header: random.pick(['Netto-oppervlakte', 'Oppervlakte']),
              unit: 'm²',
              cells: walls.map(({ areaM2 }) => comma(areaM2, 1)),
            },
            ...words.map(([header, of]) => ({ header, cells: walls.map(of) })),
            {
              header: random.pick(['Berekende U-waarde', 'U-waarde']),
              unit: 'W/(m²K)',
              cells: walls.map(({ uWPerM2K }) => comma(uWPerM2K, 2)),
            },
          ],
        )}`;
  const insulation: readonly [string, (wall: Wall) => string][] = [
    [
      'Isolatie',
      ({ uWPerM2K }) => (uWPerM2K < 0.7 ? `${Math.round(40 / uWPerM2K)} mm MW` : 'isolatie onbekend'),
    ],
  ];
  const glass = random.pick(GLASS[home.glazing]);
  return [
    table(
      'Hellende daken',
      ofKind(home, 'inclined'),
      (wall, index) => `Hellend dak ${SIDES[wall.orientation]} ${index + 1}`,
      insulation,
    ),
    table('Platte daken', ofKind(home, 'flat'), (_, index) => `Plat dak ${index + 1}`, insulation),
    table(
      'Muren',
      ofKind(home, 'wall', 'neighbour'),
      (wall, index) =>
        wall.kind === 'wall'
          ? `Buitenmuur ${SIDES[wall.orientation]} ${index + 1}`
          : 'Muur naar aangrenzende verwarmde ruimte',
      [['Begrenzing', ({ kind }) => (kind === 'wall' ? 'buiten' : 'verwarmde ruimte')], ...insulation],
    ),
    table(
      'Vloeren',
      ofKind(home, 'floor'),
      (_, index) => `Vloer ${BELOW[home.below]} ${index + 1}`,
      insulation,
    ),
    table(
      'Vensters en deuren',
      ofKind(home, 'window', 'door'),
      (wall, index) =>
        wall.kind === 'window'
          ? `${['Achter', 'Rechter', 'Voor', 'Linker'][wall.orientation]}gevel-GL${index + 1}`
          : 'Voordeur-DE1',
      [
        ['Beglazing', ({ kind }) => (kind === 'window' ? glass : '-')],
        ['Profiel', () => random.pick(['hout', 'kunststof > 2000', 'geen'])],
      ],
    ),
  ];
}

export function flanders2008(style: Style, random: Random, home: Dwelling, file: string): Printed {
  const issue = randomIssue(random, 2009, 2018);
  const number = `${issue.digits}-000${random.between(1000000, 9999999)}-0000${random.between(1000, 9999)}-${random.between(1, 9)}`;
  const scale = [0, 100, 200, 300, 400, 500, 600, 700];
  const mark = `<div style="margin-left:${Math.min(home.score, 690) / 8}%">${random.pick(['▲', '▼', ''])} ${home.score}</div>`;
  const bar = `<div style="display:flex;justify-content:space-between;background:#cdb">${scale.map((each) => `<span>${each}</span>`).join('')}</div>`;
  const [scoreWords, unit] = random.pick<readonly [string, string]>([
    ['berekend energieverbruik (kWh/m²)', 'kWh/m²'],
    ['Het berekende energieverbruik van deze woning bedraagt', 'kWh/m²'],
    ['kengetal (kWh/m² jaar)', 'kWh/m² jaar'],
  ]);
  const score = random.pick([
    `<p>${scoreWords} : <b>${home.score}</b></p>`,
    `<p>${scoreWords}</p><p class="big">${home.score}</p>`,
    `<p>${scoreWords} <b>${home.score} ${unit}</b></p>`,
  ]);
  const body = [
    `<h1>energieprestatiecertificaat</h1><div>bestaand gebouw met woonfunctie</div>`,
    pairsOf(style, [
      ['certificaatnummer', number],
      ['straat', 'Zilveren Lepelstraat'],
      ['nummer', String(random.between(1, 90))],
      ['postnummer', '9000'],
      ['gemeente', 'Gent'],
      ['bestemming', home.isHouse ? 'eengezinswoning' : 'appartement'],
      ['bouwjaar', String(home.year)],
      ['softwareversie', '9.14.2'],
    ]),
    random.shuffled([score, random.pick([`${mark}${bar}`, `${bar}${mark}`])]).join(''),
    '<p class="small">lage energiekost &emsp; &emsp; hoge energiekost</p>',
    `<p>Dit certificaat is geldig tot ${dateOf(issue, '/', 10)}. Opgemaakt op ${dateOf(issue, '/')}.</p>`,
    `<h2>Impact op het milieu</h2><p>CO₂-uitstoot ${random.between(20, 150)} kg/m²; ${thousands(home.score * home.areaM2, '.')} kWh per jaar</p>`,
    '<h2>Adviezen</h2><p>1. Na-isolatie van het dak verlaagt het energieverbruik. 2. Vervang enkele beglazing.</p>',
  ];
  const truth = truthOf(
    file,
    'be-vlg-2008',
    { energy_score_kwh_per_m2: { value: home.score, class: 'score', tolerance: { abs: 0.5 } } },
    ['estate_type', 'year_built', 'habitable_space_m2', 'estate_format'],
  );
  return { html: documentOf(style, 'nl', body.join('\n')), footer: number, truth };
}
