import { labelOf, labelsOf } from '@rooftree/engine/facts';
import { type Content, decimal, type Part } from './content.ts';
import { type Dwelling, envelopeTruths, installationTruths, type Wall } from './dwelling.ts';
import { DUTCH } from './installation-phrases.ts';
import type { Random } from './random.ts';

const ORIENTATIONS = ['Noord', 'Oost', 'Zuid', 'West'];
const TYPES = { OPEN: 'Vrijstaande woning', SEMI_OPEN: 'Hoekwoning', CLOSED: 'Tussenwoning' };
const DEVICES = {
  GAS_CONDENSING: 'HR-107 ketel',
  GAS_OLD: 'VR-ketel',
  OIL: 'Niet condenserende ketel op stookolie',
  ELECTRIC: 'Elektrische weerstandsverwarming',
  HEAT_PUMP: 'Warmtepomp met bron buitenlucht',
};
/** Inside and outside together, m²K/W (NTA 8800). */
const RESISTANCE = { inclined: 0.14, flat: 0.14, wall: 0.17, floor: 0.17 };

export function netherlands2021(dwelling: Dwelling, random: Random): Content {
  const walls = dwelling.walls.filter(({ kind }) => kind !== 'neighbour').map(withRoundRc);
  const own = { ...dwelling, walls };
  const score = dwelling.score + random.between(0, 99) / 100;
  const label = labelOf('netherlands', score) ?? 'G';
  return {
    kind: 'nl-2021',
    front: [
      { type: 'text', lines: ['Energielabel woning', 'Rijksoverheid', 'Vergeetlaan 12', '3511 AB Utrecht'] },
      { type: 'pairs', pairs: [{ label: 'Registratienummer', value: '123456789' }, { label: 'Datum registratie', value: '04-03-2022' }, { label: 'Geldig tot', value: '04-03-2032' }] },
      { type: 'text', lines: ['Deze woning heeft energielabel'] },
      { type: 'scale', letters: labelsOf('netherlands'), own: label, score: decimal(score, 2) },
      { type: 'text', lines: [`${decimal(score, 2)} ${random.pick(['kWh/m² per jaar', 'kWh/m² jaar', 'kWh/m²·jr'])}`, `Warmtebehoefte ${decimal(random.between(40, 200, 2), 2)} kWh/m² per jaar`] },
      {
        type: 'pairs',
        title: 'Over deze woning',
        pairs: random.shuffled([
          { label: 'Bouwjaar', value: String(dwelling.year) },
          { label: random.pick(['Vloeroppervlakte', 'Gebruiksoppervlakte']), value: String(dwelling.areaM2), unit: 'm²' },
          { label: 'Woningtype', value: dwelling.isHouse ? TYPES[dwelling.format] : 'Appartement' },
          { label: 'Compactheid', value: decimal(random.between(0.8, 2.6, 2), 2) },
        ]),
      },
      installations(dwelling, random),
    ],
    details: tables(own, random),
    truths: {
      energy_label: { value: label, class: 'label' },
      energy_score_kwh_per_m2: { value: score, class: 'score', tolerance: { abs: 0.5 } },
      habitable_space_m2: { value: dwelling.areaM2, class: 'floor_area', tolerance: { rel: 0.01 } },
      year_built: { value: dwelling.year, class: 'year' },
      estate_type: { value: dwelling.isHouse ? 'HOUSE' : 'APARTMENT', class: 'code' },
      ...(dwelling.isHouse && { estate_format: { value: dwelling.format, class: 'code' as const } }),
      ...envelopeTruths(own, true),
      window_glazing_type: { value: dwelling.glazing, class: 'code' },
      ...installationTruths(dwelling),
    },
  };
}

const rcOf = (wall: Wall) =>
  Number((1 / wall.uWPerM2K - (wall.kind in RESISTANCE ? RESISTANCE[wall.kind as keyof typeof RESISTANCE] : 0)).toFixed(2));

/** The form prints Rc with two decimals: the true U-value is what follows from it. */
function withRoundRc(wall: Wall): Wall {
  if (!(wall.kind in RESISTANCE)) return wall;
  // The line above has looked it up.
  const resistance = RESISTANCE[wall.kind as keyof typeof RESISTANCE];
  return { ...wall, uWPerM2K: 1 / (Math.max(0.15, rcOf(wall)) + resistance) };
}

function tables({ walls }: Dwelling, random: Random): Part[] {
  const of = (...kinds: Wall['kind'][]) => walls.filter(({ kind }) => kinds.includes(kind));
  const area = random.pick(['Opp.', 'Oppervlakte']);
  const table = (title: string, value: string, unit: string, own: readonly Wall[]): Part[] =>
    own.length === 0
      ? []
      : [
          {
            type: 'table',
            title,
            columns: [{ header: 'Oriëntatie' }, { header: area, unit: 'm²' }, { header: value, unit }],
            groups: [
              {
                name: null,
                rows: own.map((wall) => [
                  wall.kind === 'flat' ? 'Horizontaal' : wall.kind === 'floor' ? 'Vloer' : (ORIENTATIONS[wall.orientation] ?? ''),
                  decimal(wall.areaM2, 1),
                  decimal(value === 'Rc' ? rcOf(wall) : wall.uWPerM2K, 2),
                ]),
              },
            ],
          },
        ];
  return [
    ...table('Gevels', 'Rc', 'm²K/W', of('wall')),
    ...table('Daken', 'Rc', 'm²K/W', of('inclined', 'flat')),
    ...table('Vloeren', 'Rc', 'm²K/W', of('floor')),
    ...table('Ramen', 'Uw', 'W/m²K', of('window')),
    ...table('Buitendeuren', 'Ud', 'W/m²K', of('door')),
  ];
}

function installations(dwelling: Dwelling, random: Random): Part {
  const ventilation = { NATURAL: 'Natuurlijke ventilatie via ramen en/of roosters', EXHAUST: 'Natuurlijke toevoer met mechanische afzuiging', BALANCED_WITH_RECOVERY: 'Gebalanceerde ventilatie met warmteterugwinning' };
  return {
    type: 'pairs',
    title: 'Installaties',
    pairs: [
      { label: 'Verwarming', value: DEVICES[dwelling.heating] },
      { label: 'Warm water', value: random.pick(DUTCH.hotWater[dwelling.hotWater]) },
      { label: 'Zonneboiler', value: dwelling.hasSolarBoiler ? 'Aanwezig' : 'Niet aanwezig' },
      { label: 'Ventilatie', value: ventilation[dwelling.ventilation] },
      dwelling.panelsKwp === null
        ? { label: 'Zonnepanelen', value: random.pick(['Niet aanwezig', 'geen zonnepanelen']) }
        : { label: 'Zonnepanelen', value: String(Math.round(dwelling.panelsKwp * 1000)), unit: 'Wp' },
    ],
  };
}

export function netherlands2015(dwelling: Dwelling, random: Random): Content {
  const label = random.pick(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
  const glass = { SINGLE: 'Enkel glas', DOUBLE: 'Dubbel glas', HIGH_EFFICIENCY: 'HR glas' }[dwelling.glazing];
  const type = { OPEN: 'Vrijstaande woning', SEMI_OPEN: 'Rijwoning op een hoek', CLOSED: 'Rijwoning niet op een hoek' };
  return {
    kind: 'nl-2015',
    front: [
      { type: 'text', lines: ['Energielabel woning', 'Rijksoverheid', 'Vergeetlaan 12', '3511 AB Utrecht', 'BAG-ID: 0344010000012345'] },
      { type: 'pairs', pairs: [{ label: 'Registratienummer', value: '123456789' }, { label: 'Datum van registratie', value: '04-03-2018' }] },
      { type: 'scale', letters: ['A', 'B', 'C', 'D', 'E', 'F', 'G'], own: label, score: '' },
      {
        type: 'pairs',
        title: 'Overzicht woningkenmerken',
        pairs: random.shuffled([
          { label: 'Woningtype', value: type[dwelling.format] },
          { label: 'Bouwperiode', value: '1965 t/m 1974' },
          { label: 'Woonoppervlakte', value: '101 t/m 120 m²' },
          { label: 'Glas woonruimte(s)', value: glass },
          { label: 'Glas slaapruimte(s)', value: glass },
          { label: 'Gevelisolatie', value: 'Gevel niet extra geïsoleerd' },
          { label: 'Vloerisolatie', value: 'Vloer niet extra geïsoleerd' },
          { label: 'Verwarming', value: 'Individuele CV-ketel, geïnstalleerd in of na 1998' },
          { label: 'Ventilatie', value: dwelling.ventilation === 'NATURAL' ? 'Natuurlijke ventilatie' : 'Mechanische afzuiging' },
          { label: 'Zonne-energie', value: dwelling.panelsKwp === null ? 'Geen zonnepanelen en zonneboiler' : 'Zonnepanelen' },
        ]),
      },
    ],
    details: [],
    truths: {
      energy_label: { value: label, class: 'label' },
      estate_type: { value: 'HOUSE', class: 'code' },
      estate_format: { value: dwelling.format, class: 'code' },
      window_glazing_type: { value: dwelling.glazing, class: 'code' },
      ventilation_type: { value: dwelling.ventilation === 'NATURAL' ? 'NATURAL' : 'EXHAUST', class: 'code' },
      has_solar_panels: { value: dwelling.panelsKwp !== null, class: 'boolean' },
    },
    optional: {
      heating_type: { value: 'GAS', class: 'code' },
      heating_device: { value: 'CONDENSING_BOILER', class: 'code' },
      has_solar_boiler: { value: false, class: 'boolean' },
    },
  };
}
