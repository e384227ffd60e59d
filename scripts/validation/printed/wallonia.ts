/** Wallonia: the certificat PEB of an existing residential building. */
import { labelOf, labelsOf } from '@rooftree/engine/facts';
import {
  type Dwelling,
  envelopeTruths,
  installationTruths,
  type Wall,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import { AIR, HEATING, solarPairs, WATER } from './french-words.ts';
import {
  addressOf,
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

const TOWNS = ['5000 Namur', '4000 Liège', '6600 Bastogne'] as const;
const GLASS = {
  SINGLE: 'simple vitrage',
  DOUBLE: 'double vitrage ordinaire',
  HIGH_EFFICIENCY: 'double vitrage à haut rendement',
} as const;
const BELOW = { ground: 'sur sol', cellar: 'sur cave', crawl_space: 'sur vide ventilé' } as const;
const SIDES = ['arrière', 'droite', 'avant', 'gauche'];
const INDICATORS = [
  ['Besoins en chaleur du logement', 'excessifs élevés moyens faibles minimes'],
  ['Performance des installations de chauffage', 'médiocre insuffisante satisfaisante bonne excellente'],
  [
    "Performance des installations d'eau chaude sanitaire",
    'médiocre insuffisante satisfaisante bonne excellente',
  ],
  ['Système de ventilation', 'absent très partiel partiel incomplet complet'],
] as const;

export function wallonia(style: Style, random: Random, home: Dwelling, file: string): Printed {
  const issue = randomIssue(random, 2012, 2025);
  const label = labelOf('wallonia', home.score);
  const number = `${issue.digits}${random.between(100000, 999999)}`;
  const unit = random.pick(['kWh/m².an', 'kWh/m² an', 'kWh/(m².an)']);
  const hasU = random.chance(0.5);
  const espec = random.pick([
    `<p>Consommation spécifique d'énergie primaire : <b>${home.score} ${unit}</b></p>`,
    `<p class="small">Consommation spécifique d'énergie primaire (E<sub>spec</sub>)</p><p class="big">${home.score} ${unit}</p>`,
    `<p><b>${home.score} ${unit}</b><br><span class="small">consommation spécifique d'énergie primaire</span></p>`,
  ]);
  const total = `<p>${random.pick(["Consommation théorique totale d'énergie primaire", "La consommation théorique totale d'énergie primaire de ce logement est de"])} ${thousands(home.score * home.areaM2, random.pick(['.', ' ', ' ']))} kWh/an</p>`;
  const area = `<p>Surface de plancher chauffée : ${home.areaM2} m²</p>`;
  const body = [
    `<h1>${random.pick(['Certificat de Performance Énergétique (PEB)', 'Certificat de performance énergétique (PEB)'])}</h1><div>Bâtiment résidentiel existant</div>`,
    `<p>Numéro : ${number}<br>Établi le : ${dateOf(issue, '/')}<br>Validité maximale : ${dateOf(issue, '/', 10)}</p>`,
    `<h2>Logement certifié</h2><p>${addressOf(random, 'fr', TOWNS)}</p>`,
    pairsOf(style, [
      ['Type de bâtiment', home.isHouse ? 'Maison unifamiliale' : 'Appartement'],
      ['Année de construction', String(home.year)],
      ['Volume protégé', `${Math.round(home.areaM2 * 2.9)} m³`],
    ]),
    '<h2>Performance énergétique</h2>',
    random.shuffled([total, area, espec]).join(''),
    scaleOf(
      style,
      labelsOf('wallonia'),
      label,
      random.pick(['Classe énergétique', 'La classe de ce logement est', 'Label énergétique']),
    ),
    `<p class="small">Exigences PEB, réglementation 2010 : Espec ≤ 130 ${unit}; performance moyenne du parc immobilier wallon en 2010 : ${random.between(300, 420)} ${unit}</p>`,
    '<h2>Indicateurs spécifiques</h2>',
    ...INDICATORS.map(
      ([title, words]) =>
        `<div>${title}</div><div class="flush">${words
          .split(' ')
          .map((word) => `<span>${word}</span>`)
          .join('')}</div>`,
    ),
    '<h2 class="break">Descriptions et recommandations</h2><h2>Pertes par les parois</h2>',
    ...envelopeTables(style, random, home, hasU),
    `<h2>Installation de chauffage</h2>${pairsOf(style, [
      ['Production', random.pick(HEATING[home.heating])],
      ['Distribution', 'conduites isolées'],
      ['Émission', 'radiateurs'],
    ])}`,
    `<h2>Installation d'eau chaude sanitaire</h2>${pairsOf(style, [
      ['Production', random.pick(WATER[home.hotWater])],
      ['Distribution', 'bain ou douche, moins de 5 m'],
    ])}`,
    `<h2>Système de ventilation</h2>${pairsOf(style, [['Type de système', random.pick(AIR[home.ventilation])]])}`,
    `<h2>Utilisation d'énergies renouvelables</h2>${pairsOf(style, solarPairs(home))}`,
    `<p>Émissions de CO₂ : ${thousands(home.score * home.areaM2 * 0.2, '.')} kg/an, soit ${Math.round(home.score * 0.2)} kg/m².an</p>`,
  ];
  const truth = truthOf(
    file,
    'be-wal',
    {
      ...basics(home, label, home.score),
      ...envelopeTruths(home, hasU),
      ...installationTruths(home),
      window_glazing_type: code(home.glazing),
    },
    ['basement_type', 'estate_format', ...(hasU ? [] : INSULATIONS)],
  );
  return { html: documentOf(style, 'fr', body.join('\n')), footer: `N° ${number}`, truth };
}

const INSULATIONS = [
  'outer_wall_insulation_type',
  'inclined_roof_insulation_type',
  'flat_roof_insulation_type',
  'floor_insulation_type',
];

function envelopeTables(style: Style, random: Random, home: Dwelling, hasU: boolean): string[] {
  const table = (title: string, letter: string, walls: readonly Wall[], nameOf: (wall: Wall) => string) =>
    walls.length === 0
      ? ''
      : `<h2>${title}</h2>${tableOf(
          style,
          random,
          {
            header: random.pick(['Dénomination', 'Désignation']),
            cells: walls.map((wall, index) => `${letter}${index + 1} ${nameOf(wall)}`),
          },
          [
            {
              header: random.pick(['Surface', 'Superficie']),
              unit: 'm²',
              cells: walls.map(({ areaM2 }) => comma(areaM2, 1)),
            },
            {
              header: 'Justification',
              cells: walls.map(() =>
                random.pick(['Observation visuelle', 'Preuve acceptable', 'Valeur par défaut']),
              ),
            },
            ...(hasU
              ? [
                  {
                    header: random.pick(['Valeur U', 'U']),
                    unit: 'W/m²K',
                    cells: walls.map(({ uWPerM2K }) => comma(uWPerM2K, 2)),
                  },
                ]
              : []),
          ],
        )}<p>Recommandations : aucune</p>`;
  return [
    table('Toitures', 'T', ofKind(home, 'inclined', 'flat'), ({ kind, orientation }) =>
      kind === 'flat' ? 'Toiture plate' : `Toiture inclinée ${SIDES[orientation]}`,
    ),
    table('Murs', 'M', ofKind(home, 'wall'), ({ orientation }) => `Mur extérieur ${SIDES[orientation]}`),
    table('Planchers', 'P', ofKind(home, 'floor'), () => `Plancher ${BELOW[home.below]}`),
    table('Fenêtres', 'F', ofKind(home, 'window'), () => `Fenêtre, ${GLASS[home.glazing]}, châssis bois`),
  ];
}
