/**
 * Wallonia in German, as inhabitants of the east of the region receive it.
 * Follows: the name Ausweis and the description of 13 pages with a summary first of daniel-creutz.be and of the
 * region's German pages; otherwise the French certificate part by part. Assumed: every label in German.
 */
import { labelOf, labelsOf } from '@rooftree/engine/facts';
import {
  type Dwelling,
  envelopeTruths,
  installationTruths,
  type Wall,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import { row, table } from './blocks.ts';
import { WALLOON_UNKNOWN } from './fourteenth-pace.ts';
import { type PageKind, pageOf } from './fourteenth-page.ts';
import { basics, code, comma, dateOf, ofKind, randomIssue, thousands, truthOf } from './home.ts';

const TOWNS = ['4700 Eupen', '4780 Sankt Vith', '4760 Büllingen'] as const;
const GLASS = {
  SINGLE: 'Einfachverglasung',
  DOUBLE: 'gewöhnliche Doppelverglasung',
  HIGH_EFFICIENCY: 'Hochleistungsverglasung (doppelt)',
} as const;
const SIDES = ['hinten', 'rechts', 'vorne', 'links'] as const;
const BELOW = { ground: 'auf Erdreich', cellar: 'über Keller', crawl_space: 'über Kriechraum' } as const;
const HEATING = {
  GAS_CONDENSING: 'Brennwertkessel, Erdgas',
  GAS_OLD: 'Heizkessel ohne Brennwerttechnik, Erdgas',
  OIL: 'Heizkessel ohne Brennwerttechnik, Heizöl',
  ELECTRIC: 'elektrische Direktheizung',
  HEAT_PUMP: 'Wärmepumpe Luft/Wasser',
} as const;
const WATER = {
  WITH_HEATING: 'kombiniert mit der Heizung',
  ELECTRIC_BOILER: 'Elektroboiler',
  GAS_WATER_HEATER: 'Gas-Durchlauferhitzer',
} as const;
const AIR = {
  NATURAL: 'keine Lüftungsanlage vorhanden',
  EXHAUST: 'System C: natürliche Zufuhr, mechanische Abfuhr',
  BALANCED_WITH_RECOVERY: 'System D mit Wärmerückgewinnung',
} as const;

export const germanCertificate: PageKind = (random, home, file) => {
  const issue = randomIssue(random, 2012, 2025);
  const label = labelOf('wallonia', home.score);
  const number = `${issue.digits}${random.between(100000, 999999)}`;
  const body = `
    <h1>Ausweis über die Energieeffizienz (PEB)</h1><div>Bestehendes Wohngebäude – Wallonische Region</div>
    ${table([row([`Nummer: ${number}`, `Ausgestellt am: ${dateOf(issue, '/')}`, `Gültig bis: ${dateOf(issue, '/', 10)}`])])}
    <h2>Zertifizierte Wohnung</h2><p>Papierbootgasse ${random.between(1, 80)}, ${random.pick(TOWNS)}<br>Zertifiziert als: ${home.isHouse ? 'Einfamilienhaus' : 'Wohnung (Appartement)'}<br>Baujahr: ${home.year}</p>
    <h2>Energieeffizienz</h2>
    <p>Der theoretische Gesamtverbrauch an Primärenergie dieser Wohnung beträgt ${thousands(home.score * home.areaM2, '.')} kWh/Jahr.</p>
    ${table([
      row(['Beheizte Grundfläche', `${home.areaM2} m²`]),
      row(['Spezifischer Primärenergieverbrauch (E<sub>spez</sub>)', `<b>${home.score} kWh/m².Jahr</b>`]),
      row(['Energieklasse', `<b class="class">${label}</b>`]),
    ])}
    <p class="scale">${labelsOf('wallonia')
      .map((each) => `<span>${each}</span>`)
      .join('')}</p>
    <h2 class="new">Verluste durch die Wände</h2>${walls(home)}
    <h2>Heizungsanlage</h2><p>Erzeugung: ${HEATING[home.heating]}; Abgabe: Heizkörper</p>
    <h2>Warmwasserbereitung</h2><p>Erzeugung: ${WATER[home.hotWater]}</p>
    <h2>Lüftung</h2><p>${AIR[home.ventilation]}</p>
    <h2>Erneuerbare Energien</h2>${table([
      row(['Thermische Solaranlage', home.hasSolarBoiler ? 'vorhanden' : 'nicht vorhanden']),
      row([
        'Photovoltaikanlage',
        home.panelsKwp === null
          ? 'nicht vorhanden'
          : `vorhanden, Spitzenleistung ${comma(home.panelsKwp, 2)} kWp`,
      ]),
    ])}`;
  const css = `h1 { font-size: 1.6em; margin: 0 } h2 { font-size: 1.15em; border-bottom: .5pt solid #444 } .class { font-size: 1.8em }
    td, th { border-bottom: .5pt solid #bbb } .scale { display: flex; gap: 2px } .scale span { flex: 1; background: #dde5d0; padding: .3em; text-align: center }`;
  const truth = truthOf(
    file,
    'be-wal',
    {
      ...basics(home, label, home.score),
      ...envelopeTruths(home, false),
      ...installationTruths(home),
      window_glazing_type: code(home.glazing),
    },
    WALLOON_UNKNOWN,
  );
  return { html: pageOf(random, 'de', css, body), footer: `Nr. ${number}`, truth };
};

function walls(home: Dwelling): string {
  const parts = [
    ...ofKind(home, 'inclined', 'flat').map(
      (wall, at) =>
        [
          `T${at + 1}`,
          wall.kind === 'flat' ? 'Flachdach' : `Schrägdach ${SIDES[wall.orientation]}`,
          wall,
        ] as const,
    ),
    ...ofKind(home, 'wall').map(
      (wall, at) => [`M${at + 1}`, `Außenwand ${SIDES[wall.orientation]}`, wall] as const,
    ),
    ...ofKind(home, 'window').map((wall, at) => [`F${at + 1}`, 'Fenster', wall] as const),
    ...ofKind(home, 'floor').map((wall, at) => [`P${at + 1}`, `Boden ${BELOW[home.below]}`, wall] as const),
  ];
  return table([
    row(['Typ', 'Bezeichnung', 'Fläche', 'Begründung'], 'th'),
    ...parts.map(([number, name, { kind, areaM2, uWPerM2K }]) =>
      row([number, name, `${comma(areaM2, 1)} m²`, reasonOf(home, kind, uWPerM2K)]),
    ),
  ]);
}

function reasonOf(home: Dwelling, kind: Wall['kind'], uWPerM2K: number): string {
  if (kind === 'window') return `${GLASS[home.glazing]}, Holzrahmen`;
  return uWPerM2K < 0.7 ? `Mineralwolle, ${Math.round(4 / uWPerM2K)} cm` : 'Dämmung nicht bekannt';
}
