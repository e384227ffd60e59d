/** The Netherlands: the label since 2021 (NTA 8800), and the simplified one of 2015 to 2020. */
import { labelOf, labelsOf } from '@rooftree/engine/facts';
import {
  type Dwelling,
  envelopeTruths,
  installationTruths,
  meanOf,
  type Wall,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import type { Pair } from './blocks.ts';
import {
  addressOf,
  basics,
  code,
  comma,
  dateOf,
  ofKind,
  type Printed,
  randomIssue,
  truthOf,
} from './home.ts';
import { pairsOf } from './pairs.ts';
import { documentOf, type Style, scaleOf } from './sheet.ts';
import { tableOf } from './table.ts';

const TOWNS = ['3503 BA Utrecht', '1000 AA Amsterdam', '6501 BB Nijmegen'] as const;
const TYPES = { OPEN: 'Vrijstaande woning', SEMI_OPEN: 'Hoekwoning', CLOSED: 'Tussenwoning' } as const;
const ORIENTATIONS = ['Noord', 'Oost', 'Zuid', 'West'];
const HEATING = {
  GAS_CONDENSING: ['HR-107 ketel', 'HR-ketel (HR107)'],
  GAS_OLD: ['VR-ketel', 'Conventionele gasketel'],
  OIL: ['Oliegestookte ketel', 'Conventionele ketel op stookolie'],
  ELECTRIC: ['Elektrische verwarming', 'Elektrische radiatoren'],
  HEAT_PUMP: ['Warmtepomp, bron buitenlucht', 'Elektrische warmtepomp (lucht/water)'],
} as const;
const WATER = {
  WITH_HEATING: ['Combitoestel', 'Combiketel'],
  ELECTRIC_BOILER: ['Elektrische boiler', 'Elektroboiler'],
  GAS_WATER_HEATER: ['Geiser', 'Gasgeiser'],
} as const;
const AIR = {
  NATURAL: ['Natuurlijke ventilatie via ramen en/of roosters', 'Natuurlijke toevoer en afvoer'],
  EXHAUST: ['Natuurlijke toevoer met mechanische afzuiging', 'Mechanische afzuiging, natuurlijke toevoer'],
  BALANCED_WITH_RECOVERY: [
    'Balansventilatie met warmteterugwinning',
    'Mechanische toe- en afvoer met warmteterugwinning (WTW)',
  ],
} as const;

export function netherlands2021(style: Style, random: Random, dwelling: Dwelling, file: string): Printed {
  const home = {
    ...dwelling,
    score: dwelling.score + random.between(0, 0.99, 2),
    walls: dwelling.walls.map(rcRounded),
  };
  const issue = randomIssue(random, 2021, 2025);
  const label = labelOf('netherlands', home.score);
  const number = String(random.between(100000000, 999999999));
  const score = `${comma(home.score, 2)} ${random.pick(['kWh/m² per jaar', 'kWh/m².jr', 'kWh/m² jaar'])}`;
  const isPresent = (has: boolean) => (has ? 'Aanwezig' : 'Niet aanwezig');
  const body = [
    `<h1>${random.pick(['Energielabel woning', 'Energielabel voor woningen', 'Energielabel woningen'])}</h1>`,
    pairsOf(style, [
      ['Registratienummer', number],
      ['Datum registratie', dateOf(issue, '-')],
      ['Geldig tot', dateOf(issue, '-', 10)],
      ['Status', 'Definitief'],
    ]),
    scaleOf(
      style,
      labelsOf('netherlands').toReversed(),
      label,
      random.pick(['Deze woning heeft energielabel', 'Energielabel', 'Labelklasse']),
    ),
    random.pick([
      `<p>${score}</p>`,
      `<p class="small">Primair fossiel energiegebruik</p><p>${score}</p>`,
      `<p>Uw woning gebruikt ${score} aan primaire fossiele energie.</p>`,
    ]),
    `<p>Netto warmtebehoefte: ${comma(home.score * 0.55, 1)} kWh/m² per jaar</p>`,
    `<h2>${random.pick(['Over deze woning', 'Algemene gegevens'])}</h2>`,
    pairsOf(style, [
      ['Adres', addressOf(random, 'nl', TOWNS)],
      ['BAG-ID', `0363010${random.between(100000000, 999999999)}`],
      ['Bouwjaar', String(home.year)],
      ['Compactheid', comma(random.between(1, 3, 2), 2)],
      [random.pick(['Vloeroppervlakte', 'Gebruiksoppervlakte']), `${home.areaM2} m²`],
      ['Woningtype', home.isHouse ? TYPES[home.format] : 'Appartement, tussenwoning midden'],
    ]),
    `<h2>${random.pick(['Installaties', 'Overzicht installaties'])}</h2>`,
    pairsOf(style, [
      ['7 Verwarming', random.pick(HEATING[home.heating])],
      ['8 Warm water', random.pick(WATER[home.hotWater])],
      ['9 Zonneboiler', isPresent(home.hasSolarBoiler)],
      ['10 Ventilatie', random.pick(AIR[home.ventilation])],
      ['11 Koeling', 'Niet aanwezig'],
      ['12 Zonnepanelen', isPresent(home.panelsKwp !== null)],
    ]),
    `<h2 class="break">Toelichting</h2><p>Een woning met label A heeft een primair fossiel energiegebruik van hoogstens 160 kWh/m² per jaar, met label G meer dan 380 kWh/m² per jaar.</p>`,
    '<h2>Details</h2>',
    ...details(style, random, home),
    ...(home.panelsKwp === null
      ? []
      : [
          `<h2>12 Zonnepanelen</h2>${pairsOf(style, [
            ['Wattpiekvermogen', `${Math.round(home.panelsKwp * 1000)} Wp`],
            ['Oriëntatie', 'Zuid'],
          ])}`,
        ]),
  ];
  const envelope = envelopeTruths(home, true);
  const truth = truthOf(
    file,
    'nl-2021',
    {
      ...basics(home, label, home.score),
      ...(home.isHouse ? { estate_format: code(home.format) } : {}),
      ...envelope,
      ...installationTruths(home),
      window_glazing_type: code(glassOf(meanOf(ofKind(home, 'window')))),
    },
    ['basement_type', ...(home.isHouse ? [] : ['estate_format'])],
  );
  return { html: documentOf(style, 'nl', body.join('\n')), footer: `Energielabel ${number}`, truth };
}

export const RESISTANCES: Partial<Record<Wall['kind'], number>> = {
  inclined: 0.14,
  flat: 0.14,
  wall: 0.17,
  neighbour: 0.17,
  floor: 0.17,
};

/** The U-value that follows from an Rc with two decimals. */
export function rcRounded(wall: Wall): Wall {
  const resistance = RESISTANCES[wall.kind];
  if (resistance === undefined) return wall;
  const rc = Math.max(0.1, Number((1 / wall.uWPerM2K - resistance).toFixed(2)));
  return { ...wall, uWPerM2K: 1 / (rc + resistance) };
}

export const glassOf = (u: number) =>
  u >= 4 ? 'SINGLE' : u >= 2.4 ? 'DOUBLE' : u >= 1.5 ? 'HIGH_EFFICIENCY' : 'TRIPLE';

function details(style: Style, random: Random, home: Dwelling): string[] {
  const blocks = [
    ['1 Gevels', ofKind(home, 'wall'), 'Rc', 'm²K/W'],
    ['3 Daken', ofKind(home, 'inclined', 'flat'), 'Rc', 'm²K/W'],
    ['4 Vloeren', ofKind(home, 'floor'), 'Rc', 'm²K/W'],
    ['5 Ramen', ofKind(home, 'window'), 'Uw', 'W/m²K'],
    ['6 Buitendeuren', ofKind(home, 'door'), 'Ud', 'W/m²K'],
  ] as const;
  return blocks.flatMap(([title, walls, value, unit]) =>
    walls.length === 0
      ? []
      : [
          `<h2>${title}</h2>${tableOf(
            style,
            random,
            {
              header: random.pick(['Oriëntatie', 'Ligging']),
              cells: walls.map(({ kind, orientation }) =>
                kind === 'flat'
                  ? 'Horizontaal'
                  : kind === 'floor'
                    ? 'Vloer'
                    : (ORIENTATIONS[orientation] ?? ''),
              ),
            },
            [
              {
                header: random.pick(['Opp.', 'Oppervlakte']),
                unit: 'm²',
                cells: walls.map(({ areaM2 }) => comma(areaM2, 1)),
              },
              {
                header: `${value}${random.chance(0.5) ? '-waarde' : ''}`,
                unit,
                cells: walls.map(({ kind, uWPerM2K }) =>
                  comma(value === 'Rc' ? 1 / uWPerM2K - (RESISTANCES[kind] ?? 0) : uWPerM2K, 2),
                ),
              },
            ],
          )}`,
        ],
  );
}

export function netherlands2015(style: Style, random: Random, home: Dwelling, file: string): Printed {
  const issue = randomIssue(random, 2015, 2020);
  const label = random.pick(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
  const glass = { SINGLE: 'Enkel glas', DOUBLE: 'Dubbel glas', HIGH_EFFICIENCY: 'HR glas' }[home.glazing];
  const isInsulated = (has: boolean) => (has ? 'extra geïsoleerd' : 'niet extra geïsoleerd');
  const pairs: Pair[] = [
    [
      'Woningtype',
      { OPEN: 'Vrijstaande woning', SEMI_OPEN: 'Twee onder een kap', CLOSED: 'Rijwoning niet op een hoek' }[
        home.format
      ],
    ],
    ['Bouwperiode', '1975 t/m 1982'],
    ['Woonoppervlakte', '101 t/m 120 m²'],
    ['Glas woonruimte(s)', glass],
    ['Glas slaapruimte(s)', glass],
    ['Gevelisolatie', `Gevel ${isInsulated(home.isWallInsulated)}`],
    ['Dakisolatie', `Dak ${isInsulated(true)}`],
    ['Vloerisolatie', `Vloer ${isInsulated(false)}`],
    ['Verwarming', 'Individuele CV-ketel, geïnstalleerd in of na 1998'],
    ['Aparte warmtapwatervoorziening', 'Geen'],
    ['Zonne-energie', home.panelsKwp === null ? 'Geen zonnepanelen en geen zonneboiler' : 'Zonnepanelen'],
    [
      'Ventilatie',
      {
        NATURAL: 'Natuurlijke ventilatie',
        EXHAUST: 'Mechanische afzuiging',
        BALANCED_WITH_RECOVERY: 'Balansventilatie met warmteterugwinning',
      }[home.ventilation],
    ],
  ];
  const body = [
    '<div>Rijksoverheid</div><h1>Energielabel woning</h1>',
    `<p>${addressOf(random, 'nl', TOWNS)}<br>BAG-ID: 0363010${random.between(100000000, 999999999)}</p>`,
    scaleOf(
      { ...style, letter: style.letter === 'path' ? 'text' : style.letter },
      ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
      label,
      random.pick(['Energielabel', 'Deze woning heeft energielabel']),
    ),
    pairsOf(style, [
      ['Registratienummer', String(random.between(100000000, 999999999))],
      ['Datum van registratie', dateOf(issue, '-')],
      ['Geldig tot', dateOf(issue, '-', 10)],
    ]),
    '<h2>Kenmerken van uw woning</h2>',
    pairsOf(style, pairs),
  ];
  const truth = truthOf(
    file,
    'nl-2015',
    {
      energy_label: { value: label, class: 'label' },
      estate_type: code('HOUSE'),
      estate_format: code(home.format),
      window_glazing_type: code(home.glazing),
      ventilation_type: code(home.ventilation),
      has_solar_panels: { value: home.panelsKwp !== null, class: 'boolean' },
    },
    [
      'has_solar_boiler',
      'heating_type',
      'heating_device',
      'sanitary_heating_device',
      'outer_wall_insulation_type',
      'inclined_roof_insulation_type',
      'flat_roof_insulation_type',
      'floor_insulation_type',
    ],
  );
  return { html: documentOf(style, 'nl', body.join('\n')), footer: 'Energielabel woning', truth };
}
