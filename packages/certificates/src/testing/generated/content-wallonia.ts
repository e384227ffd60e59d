import { labelOf, labelsOf } from '@rooftree/engine/facts';
import { type Content, decimal, type Part, type TableGroup } from './content.ts';
import { type Dwelling, envelopeTruths, installationTruths, losing, sumOf, type Wall } from './dwelling.ts';
import { FRENCH } from './installation-phrases.ts';
import type { Random } from './random.ts';

const FORMATS = { OPEN: '4 façades', SEMI_OPEN: '3 façades', CLOSED: '2 façades' };
const FLOORS = { ground: 'Plancher sur sol', cellar: 'Plancher sur cave', crawl_space: 'Plancher sur vide sanitaire' };

export function wallonia(dwelling: Dwelling, random: Random): Content {
  const { score, areaM2, walls } = dwelling;
  const label = labelOf('wallonia', score) ?? 'G';
  const hasU = random.chance(0.5);
  const loss = { label: random.pick(['Surface totale des parois de déperdition', 'Surface totale des parois']), value: decimal(sumOf(losing(walls)), 1), unit: 'm²' };
  return {
    kind: 'be-wal',
    front: [
      { type: 'text', lines: ['Certificat de Performance Énergétique (PEB)', 'Bâtiment résidentiel existant', 'Wallonie'] },
      {
        type: 'pairs',
        pairs: [
          { label: 'Numéro', value: '20180405123456' },
          { label: 'Établi le', value: '05/04/2018' },
          { label: 'Validité maximale', value: '05/04/2028' },
          { label: random.pick(['Certifié comme', 'Type de bâtiment', 'Type de logement']), value: dwelling.isHouse ? `Maison unifamiliale, ${FORMATS[dwelling.format]}` : 'Appartement' },
          { label: random.pick(['Date de construction', 'Année de construction']), value: String(dwelling.year) },
        ],
      },
      { type: 'text', lines: ['Logement certifié', 'Rue des Horloges 46', '6600 Bastogne'] },
      { type: 'scale', letters: labelsOf('wallonia'), own: label, score: String(score) },
      {
        type: 'pairs',
        pairs: random.shuffled([
          { label: random.pick(["Consommation théorique totale d'énergie primaire", "Consommation totale d'énergie primaire"]), value: String(score * areaM2), unit: 'kWh/an' },
          { label: 'Surface de plancher chauffée', value: String(areaM2), unit: 'm²' },
          { label: random.pick(["Consommation spécifique d'énergie primaire", 'Consommation spécifique (Espec)', 'Espec']), value: String(score), unit: random.pick(['kWh/m².an', 'kWh/m²an', 'kWh/(m².an)']) },
        ]),
      },
    ],
    details: [
      { type: 'pairs', title: 'Volume protégé', pairs: [{ label: 'Volume protégé', value: String(Math.round(areaM2 * 2.9)), unit: 'm³' }, loss] },
      ...tables(dwelling, random, hasU),
      { type: 'pairs', title: 'Installation de chauffage', pairs: [{ label: 'Production', value: random.pick(FRENCH.device[dwelling.heating]) }] },
      { type: 'pairs', title: "Installation d'eau chaude sanitaire", pairs: [{ label: 'Production', value: random.pick(FRENCH.hotWater[dwelling.hotWater]) }] },
      { type: 'pairs', title: 'Système de ventilation', pairs: [{ label: 'Type de système', value: random.pick(FRENCH.ventilation[dwelling.ventilation]) }] },
      {
        type: 'pairs',
        title: 'Énergies renouvelables',
        pairs: [
          { label: 'Installation solaire thermique', value: dwelling.hasSolarBoiler ? 'présente' : random.pick(['aucune', 'néant']) },
          dwelling.panelsKwp === null
            ? { label: 'Installation solaire photovoltaïque', value: random.pick(['aucune', 'néant']) }
            : { label: 'Installation solaire photovoltaïque', value: String(Math.round(dwelling.panelsKwp * 1000)), unit: 'Wc' },
        ],
      },
    ],
    truths: {
      energy_label: { value: label, class: 'label' },
      energy_score_kwh_per_m2: { value: score, class: 'score', tolerance: { abs: 0.5 } },
      habitable_space_m2: { value: areaM2, class: 'floor_area', tolerance: { rel: 0.01 } },
      year_built: { value: dwelling.year, class: 'year' },
      estate_type: { value: dwelling.isHouse ? 'HOUSE' : 'APARTMENT', class: 'code' },
      ...(dwelling.isHouse && { estate_format: { value: dwelling.format, class: 'code' as const } }),
      ...envelopeTruths(dwelling, hasU),
      window_glazing_type: { value: dwelling.glazing, class: 'code' },
      ...installationTruths(dwelling),
    },
  };
}

function tables(dwelling: Dwelling, random: Random, hasU: boolean): Part[] {
  const of = (kind: Wall['kind']) => dwelling.walls.filter((wall) => wall.kind === kind);
  const glass = random.pick(FRENCH.glazing[dwelling.glazing]);
  const isApart = random.chance(0.6);
  const rows = (walls: readonly Wall[], letter: string, name: string, from = 1) =>
    walls.map((wall, index) => [
      `${letter}${index + from}`,
      name,
      decimal(wall.areaM2, 1),
      random.pick(['Constatation visuelle', 'Dossier de photos', 'Facture']),
      ...(hasU ? [decimal(wall.uWPerM2K, 2)] : []),
    ]);
  const columns = [
    { header: 'Type' },
    { header: 'Dénomination' },
    { header: random.pick(['Surface', 'Superficie']), unit: 'm²' },
    { header: 'Justification' },
    ...(hasU ? [{ header: random.pick(['Valeur U', 'Coefficient U', 'U']), unit: 'W/m²K' }] : []),
  ];
  const groups: [string, TableGroup['rows']][] = [
    ['Toitures', [...rows(of('inclined'), 'T', 'Toiture inclinée'), ...rows(of('flat'), 'T', 'Toiture plate', of('inclined').length + 1)]],
    ['Murs', [...rows(of('wall'), 'M', 'Mur extérieur'), ...rows(of('neighbour'), 'M', 'Mur mitoyen espace chauffé', of('wall').length + 1)]],
    ['Planchers', rows(of('floor'), 'P', FLOORS[dwelling.below])],
    ['Fenêtres', rows(of('window'), 'F', `Fenêtre ${glass}`)],
    ['Portes', rows(of('door'), 'P', 'Porte extérieure', of('floor').length + 1)],
  ];
  const filled = groups.filter(([, walls]) => walls.length > 0);
  return isApart
    ? filled.map(([title, walls]) => ({ type: 'table', title, columns, groups: [{ name: null, rows: walls }] }))
    : [{ type: 'table', title: 'Pertes par les parois', columns, groups: filled.map(([name, walls]) => ({ name, rows: walls })) }];
}
