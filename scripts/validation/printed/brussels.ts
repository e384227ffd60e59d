/** Brussels: the certificate in French and Dutch, and the certifier's rapport d'encodage. */
import { labelOf, labelsOf } from '@rooftree/engine/facts';
import {
  type Dwelling,
  envelopeTruths,
  installationTruths,
  type Wall,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import type { Pair } from './blocks.ts';
import { AIR, HEATING, solarPairs, WATER } from './french-words.ts';
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

const numberOf = (random: Random, digits: string) =>
  `${digits}-000${random.between(1000000, 9999999)}-0${random.between(1, 9)}-${random.between(1, 9)}`;

const FRENCH = {
  title: ['Certificat PEB', 'Certificat de performance énergétique'],
  kind: 'Habitation individuelle',
  region: 'Région de Bruxelles-Capitale – Bruxelles Environnement',
  number: 'Numéro',
  valid: "Valide jusqu'au",
  label: ['Classe énergétique', 'La classe énergétique de cette habitation est'],
  score: ['Consommation annuelle d’énergie primaire par m²', 'Consommation par m² et par an'],
  total: 'Consommation totale annuelle',
  units: ['kWhEP/(m².an)', 'kWhEP/m².an'],
  totalUnit: 'kWhEP/an',
  area: ['Superficie brute', 'Surface brute'],
  year: 'Année de construction',
  type: ['Type', 'Appartement', 'Maison unifamiliale'],
  towns: ['1000 Bruxelles', '1060 Saint-Gilles'],
} as const;
const DUTCH = {
  title: ['EPB-certificaat', 'Energieprestatiecertificaat (EPB-certificaat)'],
  kind: 'Wooneenheid',
  region: 'Brussels Hoofdstedelijk Gewest – Leefmilieu Brussel',
  number: 'Nummer',
  valid: 'Geldig tot',
  label: ['Energieklasse', 'De energieklasse van deze woning is'],
  score: ['Jaarlijks primair energieverbruik per m²', 'Verbruik per m² en per jaar'],
  total: 'Totaal jaarlijks verbruik',
  units: ['kWhPE/(m².jaar)', 'kWhPE/m².jaar'],
  totalUnit: 'kWhPE/jaar',
  area: ['Bruto-oppervlakte', 'Bruto vloeroppervlakte'],
  year: 'Bouwjaar',
  type: ['Type', 'Appartement', 'Eengezinswoning'],
  towns: ['1000 Brussel', '1060 Sint-Gillis'],
} as const;

const DUTCH_HEATING = {
  GAS_CONDENSING: 'Condenserende ketel op aardgas',
  GAS_OLD: 'Niet-condenserende ketel op aardgas',
  OIL: 'Niet-condenserende ketel op stookolie',
  ELECTRIC: 'Directe elektrische verwarming',
  HEAT_PUMP: 'Warmtepomp lucht/water',
} as const;
const DUTCH_WATER = {
  WITH_HEATING: 'Gekoppeld aan de verwarming',
  ELECTRIC_BOILER: 'Elektrische boiler',
  GAS_WATER_HEATER: 'Gasgeiser',
} as const;
const DUTCH_AIR = {
  NATURAL: 'Geen ventilatiesysteem',
  EXHAUST: 'Systeem C: natuurlijke toevoer, mechanische afvoer',
  BALANCED_WITH_RECOVERY: 'Systeem D met warmteterugwinning',
} as const;

export function brussels(
  language: 'fr' | 'nl',
  style: Style,
  random: Random,
  home: Dwelling,
  file: string,
): Printed {
  const words = language === 'fr' ? FRENCH : DUTCH;
  const issue = randomIssue(random, 2011, 2025);
  const label = labelOf('brussels', home.score);
  const number = numberOf(random, issue.digits);
  const unit = random.pick(words.units);
  const value = random.pick([`${home.score} ${unit}`, `${home.score} [${unit}]`]);
  const scoreWords = random.pick(words.score);
  const installations: Pair[] =
    language === 'fr'
      ? [
          ['Chauffage', random.pick(HEATING[home.heating])],
          ['Eau chaude sanitaire', random.pick(WATER[home.hotWater])],
          ['Ventilation', random.pick(AIR[home.ventilation])],
          ...solarPairs(home),
        ]
      : [
          ['Verwarming', DUTCH_HEATING[home.heating]],
          ['Sanitair warm water', DUTCH_WATER[home.hotWater]],
          ['Ventilatie', DUTCH_AIR[home.ventilation]],
          ['Thermische zonnepanelen', home.hasSolarBoiler ? 'aanwezig' : 'afwezig'],
          [
            'Fotovoltaïsche zonnepanelen',
            home.panelsKwp === null ? 'afwezig' : `aanwezig, ${comma(home.panelsKwp, 2)} kWp`,
          ],
        ];
  const body = [
    `<h1>${random.pick(words.title)}</h1><div>${words.kind}</div><div>${words.region}</div>`,
    `<p>${addressOf(random, language, words.towns)}</p>`,
    pairsOf(style, [
      [words.number, number],
      [words.valid, dateOf(issue, '/', 10)],
      [words.type[0], home.isHouse ? words.type[2] : words.type[1]],
      [random.pick(words.area), `${home.areaM2} m²`],
      [words.year, String(home.year)],
    ]),
    scaleOf(style, labelsOf('brussels'), label, random.pick(words.label)),
    random.pick([
      `<p>${scoreWords} : ${value}</p>`,
      `<p class="small">${scoreWords}</p><p class="big">${value}</p>`,
      `<p><b>${value}</b><br><span class="small">${scoreWords}</span></p>`,
    ]),
    `<p>${words.total} : ${thousands(home.score * home.areaM2, random.pick(['.', ' ']))} ${words.totalUnit}</p>`,
    `<h2 class="break">${language === 'fr' ? 'Scénario de rénovation' : 'Renovatiescenario'}</h2><p>${language === 'fr' ? 'Après travaux' : 'Na de werken'} : ${Math.round(home.score * 0.5)} ${unit}</p>`,
    `<h2>${language === 'fr' ? 'Description des installations' : 'Beschrijving van de installaties'}</h2>${pairsOf(style, installations)}`,
  ];
  const truth = truthOf(file, 'be-bru', { ...basics(home, label, home.score), ...installationTruths(home) }, [
    'estate_format',
    'window_glazing_type',
  ]);
  return { html: documentOf(style, language, body.join('\n')), footer: number, truth };
}

const BELOW = { ground: 'sur terre-plein', cellar: 'sur cave', crawl_space: 'sur vide sanitaire' } as const;

export function brusselsEncoding(style: Style, random: Random, home: Dwelling, file: string): Printed {
  const issue = randomIssue(random, 2014, 2025);
  const number = numberOf(random, issue.digits);
  const glass = {
    SINGLE: 'simple vitrage',
    DOUBLE: 'double vitrage',
    HIGH_EFFICIENCY: 'vitrage à haut rendement',
  }[home.glazing];
  const table = (
    title: string,
    walls: readonly Wall[],
    nameOf: (wall: Wall, index: number) => string,
    more?: string,
  ) =>
    walls.length === 0
      ? ''
      : `<h2>${title}</h2>${tableOf(
          style,
          random,
          { header: random.pick(['Dénomination', 'Paroi']), cells: walls.map(nameOf) },
          [
            {
              header: 'Orientation',
              cells: walls.map(({ orientation }) => ['N', 'E', 'S', 'O'][orientation] ?? '-'),
            },
            {
              header: random.pick(['Superficie', 'Surface nette']),
              unit: 'm²',
              cells: walls.map(({ areaM2 }) => comma(areaM2, 1)),
            },
            {
              header: random.pick(['Valeur U', 'U']),
              unit: 'W/m²K',
              cells: walls.map(({ uWPerM2K }) => comma(uWPerM2K, 2)),
            },
            ...(more
              ? [
                  {
                    header: more,
                    cells: walls.map(({ kind }) =>
                      kind === 'neighbour' ? 'espace chauffé' : kind === 'window' ? glass : 'extérieur',
                    ),
                  },
                ]
              : []),
          ],
        )}`;
  const body = [
    `<h1>Rapport d'encodage</h1><div>Certificat PEB – Habitation individuelle</div><div>${FRENCH.region}</div>`,
    `<p>Numéro du certificat : ${number}<br>${addressOf(random, 'fr', FRENCH.towns)}</p>`,
    `<h2>1. Généralités</h2>${pairsOf(style, [
      ['Type', home.isHouse ? 'Maison unifamiliale' : 'Appartement'],
      ['Année de construction', String(home.year)],
      ['Superficie brute', `${home.areaM2} m²`],
    ])}`,
    '<h2 class="break">4. Parois de déperdition</h2>',
    table('Toitures inclinées', ofKind(home, 'inclined'), (_, index) => `Toiture inclinée ${index + 1}`),
    table('Toitures plates', ofKind(home, 'flat'), (_, index) => `Toiture plate ${index + 1}`),
    table(
      'Façades',
      ofKind(home, 'wall', 'neighbour'),
      ({ kind }, index) => (kind === 'wall' ? `Façade ${index + 1}` : 'Mur mitoyen'),
      'Environnement',
    ),
    table('Planchers', ofKind(home, 'floor'), (_, index) => `Plancher ${BELOW[home.below]} ${index + 1}`),
    table('Châssis', ofKind(home, 'window'), (_, index) => `Fenêtre ${index + 1}`, 'Type de vitrage'),
    `<h2>5. Installations</h2>${pairsOf(style, [['Chauffage', random.pick(HEATING[home.heating])], ['Eau chaude sanitaire', random.pick(WATER[home.hotWater])], ['Ventilation', random.pick(AIR[home.ventilation])], ...solarPairs(home)])}`,
  ];
  const truth = truthOf(
    file,
    'be-bru-encoding',
    {
      ...basics(home, null, null),
      ...envelopeTruths(home, true),
      ...installationTruths(home),
      window_glazing_type: code(home.glazing),
      basement_type: code(BASEMENTS[home.below]),
    },
    ['estate_format'],
  );
  return { html: documentOf(style, 'fr', body.join('\n')), footer: number, truth };
}
