/**
 * Flanders, the certificate since 2019 as a two-sided summary: the shell only as sums and means per schildeel.
 * Follows: labels of the first page and of the general data that public readers of the form expect, the agency's word
 * schildeel, its goals per part. Assumed: that a summary gives sums and means in place of single walls, the shares of
 * the loss, the comparison with the street, and all geometry.
 */
import { labelOf, labelsOf } from '@rooftree/engine/facts';
import {
  type Dwelling,
  envelopeTruths,
  installationTruths,
  losing,
  meanOf,
  sumOf,
  type WallKind,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import { numberFrom, pairsOf, RUNNING_HEAD_CSS, tableWith, withRunningHead } from './fifteenth-page.ts';
import { MONTHS, type PageKind, pageOf } from './fourteenth-page.ts';
import {
  addressOf,
  BASEMENTS,
  basics,
  code,
  comma,
  dateOf,
  ofKind,
  randomIssue,
  thousands,
  truthOf,
} from './home.ts';

const TOWNS = ['8500 Kortrijk', '3500 Hasselt', '2800 Mechelen'] as const;
const FORMATS = { OPEN: 'open', SEMI_OPEN: 'halfopen', CLOSED: 'gesloten' } as const;
const GLASS = {
  SINGLE: 'enkele beglazing',
  DOUBLE: 'gewone dubbele beglazing',
  HIGH_EFFICIENCY: 'hoogrendementsbeglazing',
} as const;
const BELOW = { ground: 'op volle grond', cellar: 'boven kelder', crawl_space: 'boven kruipruimte' } as const;
const HEATING = {
  GAS_CONDENSING: 'Aardgas – condenserende ketel',
  GAS_OLD: 'Aardgas – niet-condenserende ketel',
  OIL: 'Stookolie – niet-condenserende ketel',
  ELECTRIC: 'Elektriciteit – elektrische accumulatieverwarming',
  HEAT_PUMP: 'Elektriciteit – warmtepomp (bron: buitenlucht, afgifte: water)',
} as const;
const WATER = {
  WITH_HEATING: 'Gekoppeld aan de ruimteverwarming',
  ELECTRIC_BOILER: 'Elektrische boiler',
  GAS_WATER_HEATER: 'Gasgeiser',
} as const;
const AIR = {
  NATURAL: 'Geen of onvolledig ventilatiesysteem',
  EXHAUST: 'Systeem C (mechanische afvoer)',
  BALANCED_WITH_RECOVERY: 'Systeem D met warmteterugwinning',
} as const;

export const shellSummary: PageKind = (random, home, file) => {
  const issue = randomIssue(random, 2019, 2025);
  const label = labelOf('flanders', home.score);
  const number = `${issue.digits}-000${numberFrom(7, random)}-RES-2`;
  const kind = home.isHouse ? `woning, ${FORMATS[home.format]} bebouwing` : 'appartement';
  const arrows = labelsOf('flanders')
    .map((each, at) => `<div class="arrow" style="width:${3 + at}em">${each}</div>`)
    .join('');
  const head = `<div class="head"><span>Energieprestatiecertificaat – Residentiële eenheid</span><span>${number}</span></div>`;
  const body = `
    <div class="two"><div><p class="place">${addressOf(random, 'nl', TOWNS)}</p><p>${kind}<br>oppervlakte: ${home.areaM2} m²</p>
    <p>Datum: ${dateOf(issue, '-')}<br>Geldig tot en met ${issue.day} ${MONTHS[issue.month - 1]} ${issue.year + 10}</p></div>
    <div class="result"><div>Energielabel</div><div class="letter">${label}</div><div>${home.score} kWh/(m² jaar)</div></div></div>
    <div class="two"><div>${arrows}</div><div class="small"><p><b>Hoe leest u de schaal?</b> Een woning met een energiescore van 350 kWh/(m² jaar) krijgt bijvoorbeeld energielabel D. De langetermijndoelstelling is energielabel A of 100 kWh/(m² jaar).</p>
    <p><b>Vergelijk:</b> gemiddelde van de straat ${random.between(240, 420)} kWh/(m² jaar), gemiddelde van de gemeente ${random.between(250, 400)} kWh/(m² jaar), gemiddelde woning in Vlaanderen 366 kWh/(m² jaar).</p></div></div>
    <h2>Algemene gegevens</h2>${pairsOf([
      ['Referentiejaar bouw', String(home.year)],
      ['Bruikbare vloeroppervlakte', `${home.areaM2} m²`],
      ['Beschermd volume', `${thousands(home.areaM2 * 2.9, ' ')} m³`],
      ['Infiltratiedebiet', 'onbekend'],
      ['Thermische massa', 'halfzwaar/matig zwaar'],
      [
        'Karakteristiek jaarlijks primair energieverbruik',
        `${thousands(home.score * home.areaM2, ' ')} kWh/jaar`,
      ],
      ['CO₂-emissie', `${thousands(home.score * home.areaM2 * 0.2, ' ')} kg/jaar`],
    ])}
    <h2>Gebouwschil: samenvatting per schildeel</h2>${shell(home)}
    <p class="small">Een U-waarde zegt hoeveel warmte verloren gaat door 1 m² bij 1 °C verschil. Een niet geïsoleerde spouwmuur heeft een U-waarde van bijvoorbeeld 1,70 W/(m²K). Wanden naar verwarmde buren tellen niet mee.</p>
    <h2>Toelichting bij de schildelen</h2><ul>
    <li>Beglazing: overwegend ${GLASS[home.glazing]}.</li><li>Vloeren: ${BELOW[home.below]}.</li><li>Muren: ${home.isWallInsulated ? 'isolatie aanwezig' : 'aanwezigheid van isolatie onbekend'}.</li></ul>
    <h2>Installaties</h2>${pairsOf([
      ['Ruimteverwarming', HEATING[home.heating]],
      ['Referentiejaar fabricage', String(home.heatingYear)],
      ['Sanitair warm water', WATER[home.hotWater]],
      ['Ventilatie', AIR[home.ventilation]],
      ['Koeling', 'Geen koelinstallatie'],
      ['Zonneboiler', home.hasSolarBoiler ? 'Aanwezig' : 'Niet aanwezig'],
      [
        'Zonnepanelen',
        home.panelsKwp === null ? 'Niet aanwezig' : `Aanwezig, ${comma(home.panelsKwp, 2)} kWp`,
      ],
    ])}
    <h2>Aanbevelingen</h2>${tableWith(
      ['Schildeel', 'Te bereiken U-waarde', 'Besparing op de energiescore', 'Richtprijs'],
      [
        [
          'Muren',
          '0,24 W/(m²K)',
          `− ${Math.round(home.score * 0.14)} kWh/(m² jaar)`,
          `€ ${thousands(sumOf(ofKind(home, 'wall')) * 180, '.')}`,
        ],
        [
          'Vensters',
          '1,50 W/(m²K)',
          `− ${Math.round(home.score * 0.06)} kWh/(m² jaar)`,
          `€ ${thousands(sumOf(ofKind(home, 'window')) * 700, '.')}`,
        ],
        [
          'Vloeren',
          '0,24 W/(m²K)',
          `− ${Math.round(home.score * 0.05)} kWh/(m² jaar)`,
          `€ ${thousands(sumOf(ofKind(home, 'floor')) * 95, '.')}`,
        ],
      ],
      'ruled',
    )}
    <p class="small">Na uitvoering van alle aanbevelingen: ongeveer ${Math.round(home.score * 0.6)} kWh/(m² jaar). Energiedeskundige type A: A. VOORBEELD (EP2${random.between(1000, 9999)}).</p>`;
  const css = `${RUNNING_HEAD_CSS} .head { display: flex; justify-content: space-between; border-bottom: 2pt solid #333; padding-bottom: .3em; margin-bottom: 1em; font-size: .85em } .two { display: grid; grid-template-columns: 1.2fr 1fr; gap: 2em } .place { font-size: 1.3em; margin: 0 }
    .result { border: 1.5pt solid #4a4; text-align: center; padding: .6em } .letter { font-size: 3.4em; font-weight: bold; line-height: 1.1 } .arrow { background: #cde3b0; margin: 1px; padding: 0 .4em } h2 { font-size: 1.1em; color: #363; margin: 1em 0 .3em }
    .ruled th, .ruled td { border: .4pt solid #999 } .ruled th { background: #eef5e6 } .pairs td:first-child { width: 45%; color: #444 } .total td { font-weight: bold }`;
  const truth = truthOf(file, 'be-vlg-2019', {
    ...basics(home, label, home.score),
    ...(home.isHouse ? { estate_format: code(home.format) } : {}),
    ...envelopeTruths(home, true),
    ...installationTruths(home),
    window_glazing_type: code(home.glazing),
    basement_type: code(BASEMENTS[home.below]),
  });
  return {
    html: pageOf(random, 'nl', css, withRunningHead(head, body)),
    footer: `Certificaatnummer ${number}`,
    truth,
  };
};

function shell(home: Dwelling): string {
  const parts: readonly (readonly [string, WallKind, string])[] = [
    ['Hellende daken', 'inclined', '0,24'],
    ['Platte daken', 'flat', '0,24'],
    ['Buitenmuren', 'wall', '0,24'],
    ['Vloeren', 'floor', '0,24'],
    ['Vensters', 'window', '1,50'],
    ['Deuren', 'door', '2,00'],
  ];
  const all = losing(home.walls);
  const loss = sumOf(all) * meanOf(all);
  const rows = parts.flatMap(([title, kind, goal]) => {
    const walls = ofKind(home, kind);
    if (walls.length === 0) return [];
    const [area, u] = [sumOf(walls), meanOf(walls)];
    const share = `${comma((100 * area * u) / loss)} %`;
    return [[title, String(walls.length), comma(area, 1), comma(u, 2), goal, share]];
  });
  const total = ['Totaal', String(all.length), comma(sumOf(all), 1), comma(meanOf(all), 2), '', '100 %'];
  return tableWith(
    [
      'Schildeel',
      'Aantal vlakken',
      'Oppervlakte (m²)',
      'Gemiddelde U-waarde (W/(m²K))',
      'Doel',
      'Aandeel in het verlies',
    ],
    [...rows, total],
    'ruled',
  );
}
