import { labelOf, labelsOf } from '@rooftree/engine/facts';
import { type Content, decimal, type Pair, type Part, type TableGroup } from './content.ts';
import { type Dwelling, envelopeTruths, installationTruths, losing, meanOf, sumOf, type Wall } from './dwelling.ts';
import { DUTCH } from './installation-phrases.ts';
import type { Random } from './random.ts';

const ORIENTATIONS = ['N', 'O', 'Z', 'W'];
const FORMATS = { OPEN: 'open bebouwing', SEMI_OPEN: 'halfopen bebouwing', CLOSED: 'gesloten bebouwing' };
const FLOORS = { ground: 'Vloer op volle grond', cellar: 'Vloer boven kelder', crawl_space: 'Vloer boven kruipruimte' };
const LIMITS = ['500', '400', '300', '200', '100', '0'];

export function flanders2019(dwelling: Dwelling, random: Random): Content {
  const { score, areaM2, walls } = dwelling;
  const label = labelOf('flanders', score) ?? 'F';
  const unit = random.pick(['kWh/(m² jaar)', 'kWh / (m² jaar)', 'kWh/(m²jaar)', 'kWh/m² per jaar']);
  const kind = dwelling.isHouse ? `woning, ${FORMATS[dwelling.format]}` : 'appartement';
  const general: Pair[] = [
    { label: random.pick(['Referentiejaar bouw', 'Bouwjaar']), value: String(dwelling.year) },
    { label: random.pick(['Bruikbare vloeroppervlakte', 'Vloeroppervlakte']), value: String(areaM2), unit: 'm²' },
    { label: random.pick(['Verliesoppervlakte', 'Totale verliesoppervlakte']), value: decimal(sumOf(losing(walls)), 1), unit: 'm²' },
    { label: 'Beschermd volume', value: String(Math.round(areaM2 * 2.8)), unit: 'm³' },
    { label: random.pick(['Berekende energiescore', 'Energiescore']), value: String(score), unit },
    { label: 'Karakteristiek jaarlijks primair energieverbruik', value: String(score * areaM2), unit: 'kWh/jaar' },
    { label: 'Gemiddelde U-waarde gebouwschil', value: decimal(meanOf(losing(walls)), 2), unit: 'W/(m²K)' },
  ];
  const front: Part[] = [
    { type: 'text', lines: ['Energieprestatiecertificaat', 'Residentiële eenheid', 'Vergeetlaan 12', '9000 Gent', kind] },
    { type: 'pairs', pairs: [{ label: 'certificaatnummer', value: '20240301-0009000001-RES-1' }, { label: 'Oppervlakte', value: String(areaM2), unit: 'm²' }] },
    { type: 'text', lines: ['Energielabel'] },
    { type: 'scale', letters: [...labelsOf('flanders')].reverse(), own: label, score: String(score) },
    { type: 'bar', marks: LIMITS },
    { type: 'text', lines: random.shuffled([`${score} ${unit}`, `Gemiddelde woning: ${random.between(180, 420)} ${unit}`, `Doel voor 2050: 100 ${unit}`]) },
    { type: 'text', lines: ['Datum: 01-03-2024', 'Dit certificaat is geldig tot en met 1 maart 2034.'] },
  ];
  const has = (is: boolean) => (is ? 'aanwezig' : random.pick(['niet aanwezig', 'afwezig']));
  const heating: Part = {
    type: 'pairs',
    title: random.pick(['Ruimteverwarming', 'Installaties voor ruimteverwarming']),
    pairs: [
      { label: 'Soort opwekker(s)', value: random.pick(DUTCH.device[dwelling.heating]) },
      { label: 'Energiedrager', value: random.pick(DUTCH.carrier[dwelling.heating]) },
      { label: 'Referentiejaar fabricage', value: String(dwelling.heatingYear) },
    ],
  };
  return {
    kind: 'be-vlg-2019',
    front,
    details: [
      { type: 'pairs', title: 'Algemene gegevens', pairs: random.shuffled(general) },
      ...tables(dwelling, random),
      heating,
      { type: 'pairs', title: 'Sanitair warm water', pairs: [{ label: random.pick(['Type toestel', 'Soort toestel']), value: random.pick(DUTCH.hotWater[dwelling.hotWater]) }] },
      { type: 'pairs', title: 'Ventilatie', pairs: [{ label: 'Type ventilatie', value: random.pick(DUTCH.ventilation[dwelling.ventilation]) }] },
      {
        type: 'pairs',
        title: 'Installaties voor zonne-energie',
        pairs: [
          { label: 'Zonneboiler', value: has(dwelling.hasSolarBoiler) },
          dwelling.panelsKwp === null
            ? { label: 'Zonnepanelen', value: has(false) }
            : { label: 'Zonnepanelen', value: decimal(dwelling.panelsKwp, 2), unit: 'kWp' },
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
      ...envelopeTruths(dwelling, true),
      window_glazing_type: { value: dwelling.glazing, class: 'code' },
      ...installationTruths(dwelling),
    },
  };
}

function tables(dwelling: Dwelling, random: Random): Part[] {
  const of = (...kinds: Wall['kind'][]) => dwelling.walls.filter(({ kind }) => kinds.includes(kind));
  const areaHeader = random.pick(['Netto-oppervlakte', 'Oppervlakte', 'Opp.']);
  const uHeader = random.pick(['Berekende U-waarde', 'U-waarde', 'Berekende U-waarde']);
  const insulation = random.pick(['isolatie onbekend', '120mm MW', '80mm XPS']);
  const table = (title: string, names: readonly string[], last: string, groups: (TableGroup | null)[]): Part => ({
    type: 'table',
    title,
    columns: [
      { header: random.pick(['Beschrijving', 'Omschrijving']) },
      { header: 'Oriëntatie' },
      { header: areaHeader, unit: 'm²' },
      ...names.map((header) => ({ header })),
      { header: last },
      { header: uHeader, unit: 'W/(m²K)' },
    ],
    groups: groups.filter((group) => group !== null),
  });
  const rows = (name: string | null, walls: readonly Wall[], what: string, extra: readonly string[]): TableGroup | null =>
    walls.length === 0
      ? null
      : {
          name,
          rows: walls.map((wall, index) => [
            `${what} ${index + 1}`,
            ORIENTATIONS[wall.orientation] ?? '-',
            decimal(wall.areaM2, 1),
            ...extra,
            decimal(wall.uWPerM2K, 2),
          ]),
        };
  const known = ['R-waarde bekend', 'Ref.jaar renovatie'];
  const wallType = dwelling.hasCavity ? 'spouwmuur' : 'volle muur';
  const glass = random.pick(DUTCH.glazing[dwelling.glazing]);
  const slope = random.chance(0.5);
  return [
    table('Daken', known, 'Isolatie', [
      rows('Hellend dak', of('inclined'), 'Dakvlak', ['-', '1998', insulation]),
      rows('Plat dak', of('flat'), 'Dakvlak', ['2,50', '-', insulation]),
    ]),
    table('Muren', ['Muurtype'], 'Isolatie', [
      rows('Buitenmuur', of('wall'), 'Gevel', [wallType, insulation]),
      rows('Muur grenzend aan verwarmde ruimte', of('neighbour'), 'Gemene muur', ['volle muur', insulation]),
    ]),
    table('Vloeren', [], 'Isolatie', [rows(FLOORS[dwelling.below], of('floor'), 'Vloer', [insulation])]),
    table('Vensters', slope ? ['Helling'] : [], 'Beglazing', [rows(null, of('window'), 'Voorgevel-GL', slope ? ['90', glass] : [glass])]),
    ...(of('door').length > 0
      ? [table('Deuren, poorten en panelen', [], 'Deurtype', [rows(null, of('door'), 'Voordeur', ['hout'])])]
      : []),
  ];
}

/** The form before 2019: one score beside the reference numbers of a coloured bar. */
export function flanders2008(dwelling: Dwelling, random: Random): Content {
  const { score } = dwelling;
  const bar: Part = { type: 'bar', marks: ['0', '100', '200', '300', '400', '500', '600', '700'] };
  const label = random.pick(['berekend energieverbruik', 'Berekend energieverbruik', 'kengetal']);
  const scored: Part = { type: 'pairs', pairs: [{ label, value: String(score), unit: 'kWh/m²' }] };
  const words: Part = { type: 'text', lines: ['zeer energiezuinig  niet energiezuinig'] };
  return {
    kind: 'be-vlg-2008',
    front: [
      { type: 'text', lines: ['energieprestatiecertificaat', 'bestaand gebouw met woonfunctie'] },
      {
        type: 'pairs',
        pairs: [
          { label: 'certificaatnummer', value: '20120507-0001234567-00000005-3' },
          { label: 'straat', value: 'Vergeetlaan' },
          { label: 'nummer', value: '12' },
          { label: 'postnummer', value: '9000' },
          { label: 'gemeente', value: 'Gent' },
          { label: 'bestemming', value: dwelling.isHouse ? 'eengezinswoning' : 'appartement' },
          { label: 'bouwjaar', value: String(dwelling.year) },
          { label: 'softwareversie', value: '1.5.2' },
        ],
      },
      ...random.shuffled([bar, scored, words]),
      ...(random.chance(0.6) ? [{ type: 'text' as const, lines: ['Het energieverbruik van uw woning wordt berekend in kWh/m².', 'energiedeskundige  erkenningscode EP12345'] }] : []),
    ],
    details: [],
    truths: { energy_score_kwh_per_m2: { value: score, class: 'score', tolerance: { abs: 0.5 } } },
    optional: {
      year_built: { value: dwelling.year, class: 'year' },
      estate_type: { value: dwelling.isHouse ? 'HOUSE' : 'APARTMENT', class: 'code' },
    },
  };
}
