/**
 * The Netherlands, the simplified label of 2015–2020, as the owner received it by post.
 * Follows: titles, labels and answers that public code took from real labels of that form (Energielabel woning, BAG-ID,
 * Overzicht woningkenmerken, Glas woonruimte(s), Gevelisolatie, the sentence before the tips), and the choices of the
 * experts' manual (version 1.4 of 2019). Assumed: the letter's place, the table's columns, the tips' wording.
 */

import { numberFrom, rowsOf } from './fifteenth-page.ts';
import type { PageKind } from './fourteenth-page.ts';
import { MONTHS, pageOf } from './fourteenth-page.ts';
import { addressOf, code, dateOf, randomIssue, truthOf } from './home.ts';
import { drawnLetter } from './sheet.ts';

const TOWNS = ['2011 RD Haarlem', '6811 BA Arnhem', '8911 AG Leeuwarden'] as const;
const TYPES = {
  OPEN: 'Vrijstaande woning',
  SEMI_OPEN: 'Rijwoning op een hoek',
  CLOSED: 'Rijwoning niet op een hoek',
} as const;
const GLASS = { SINGLE: 'Enkel glas', DOUBLE: 'Dubbel glas', HIGH_EFFICIENCY: 'HR glas' } as const;
const AIR = {
  NATURAL: 'Natuurlijke ventilatie',
  EXHAUST: 'Mechanische afzuiging',
  BALANCED_WITH_RECOVERY: 'Balansventilatie met warmteterugwinning',
} as const;
const HEATING = {
  GAS_CONDENSING: 'Individuele CV-ketel, geïnstalleerd in of na 1998',
  GAS_OLD: 'Individuele CV-ketel, geïnstalleerd vóór 1998',
  OIL: 'Individuele CV-ketel, geïnstalleerd vóór 1998',
  ELECTRIC: 'Lokale verwarming',
  HEAT_PUMP: 'Warmtepomp',
} as const;
const WATER = {
  WITH_HEATING: 'Niet aanwezig',
  ELECTRIC_BOILER: 'Elektrische boiler',
  GAS_WATER_HEATER: 'Geiser',
} as const;
const COLOURS = ['#00a04a', '#54b648', '#bdd62e', '#fff200', '#fcb814', '#f36f21', '#ee1d23'] as const;
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

export const dutchSimplified: PageKind = (random, home, file) => {
  const issue = randomIssue(random, 2015, 2020);
  const label = random.pick(LETTERS);
  const number = numberFrom(9, random);
  const least = Math.floor(home.areaM2 / 20) * 20;
  const area = home.areaM2 > 140 ? '&gt;140 m²' : `${least + 1} t/m ${least + 20} m²`;
  const isInsulated = (has: boolean) => (has ? 'extra geïsoleerd' : 'niet extra geïsoleerd');
  const insulation = isInsulated(home.isWallInsulated);
  const glass = GLASS[home.glazing];
  const scale = LETTERS.map(
    (each, at) => `<div class="rung" style="background:${COLOURS[at]};width:${5 + at * 1.3}em">${each}</div>`,
  ).join('');
  const answers: readonly (readonly [string, string, string])[] = [
    ['Woningtype', TYPES[home.format], 'Vastgesteld op basis van het kadaster'],
    [
      'Bouwperiode',
      home.year < 1946
        ? 'vóór 1946'
        : `${home.year - (home.year % 5)} t/m ${home.year - (home.year % 5) + 4}`,
      'Kadaster',
    ],
    ['Woonoppervlakte', area, 'Kadaster'],
    ['Glas woonruimte(s)', glass, 'Foto'],
    ['Glas slaapruimte(s)', glass, 'Foto'],
    ['Gevelisolatie', `Gevel ${insulation}`, 'Factuur'],
    ['Dakisolatie', `Dak ${isInsulated(home.hasCavity)}`, 'Foto'],
    ['Vloerisolatie', `Vloer ${isInsulated(!home.hasCavity)}`, 'Foto'],
    ['Verwarming', HEATING[home.heating], 'Typeplaatje'],
    ['Aparte warmtapwatervoorziening', WATER[home.hotWater], 'Foto'],
    ['Zonne-energie', solarWords(home.hasSolarBoiler, home.panelsKwp !== null), 'Foto'],
    ['Ventilatie', AIR[home.ventilation], 'Foto'],
  ];
  const body = `
    <div class="state">Rijksoverheid</div>
    <h1>Energielabel woning</h1><p>${addressOf(random, 'nl', TOWNS)}<br>BAG-ID: 0392010000${numberFrom(6, random)}</p>
    <div class="two"><div>${scale}</div><div class="own"><p>Energielabel van uw woning</p>${random.chance(0.5) ? drawnLetter(label) : `<span class="letter">${label}</span>`}<p class="small">Registratienummer ${number}<br>Datum van registratie ${dateOf(issue, '-')}<br>Geldig tot ${dateOf(issue, '-', 10)}</p></div></div>
    <p>Het energielabel vergelijkt uw woning met woningen van hetzelfde type. Een gemiddelde woning uit dezelfde periode in uw straat heeft label ${random.pick(['C', 'D', 'E'] as const)}. Met A is een woning het zuinigst, met G het minst zuinig.</p>
    <h2>Overzicht woningkenmerken</h2><table class="lined"><thead>${rowsOf([['Kenmerk', 'Uw woning', 'Bewijs']], 'th')}</thead><tbody>${rowsOf(answers)}</tbody></table>
    <p>Wilt u besparen op uw energierekening? Overweeg dan de volgende mogelijke maatregelen:</p><ul><li>HR++ glas in woonruimte en slaapruimtes</li><li>Zonnepanelen (bijvoorbeeld 10 m²)</li><li>Een zonneboiler</li><li>Isolatie van de begane grondvloer</li></ul>
    <h2 class="new">Toelichting</h2>
    <p>Dit label is op ${issue.day} ${MONTHS[issue.month - 1]} ${issue.year} definitief gemaakt door een erkend deskundige, op afstand en op basis van bewijzen. Het geldt tien jaar bij verkoop, verhuur en oplevering.</p>
    <dl><dt>Glas</dt><dd>Enkel glas, dubbel glas, HR glas, HR+ glas, HR++ glas en drievoudig HR glas isoleren elk beter dan het vorige.</dd><dt>Ventilatie</dt><dd>Natuurlijke ventilatie, mechanische afzuiging of balansventilatie met warmteterugwinning.</dd><dt>Zonne-energie</dt><dd>Zonnepanelen maken elektriciteit, een zonneboiler maakt warm water.</dd></dl>
    <p class="small">Vragen? Kijk op de website van de Rijksoverheid of bel met uw registratienummer bij de hand.</p>`;
  const css = `.state { text-align: center; color: #154273; font-weight: bold; margin-bottom: 1.5em } h1 { font-size: 1.9em; color: #154273; margin: 0 } h2 { color: #154273; font-size: 1.2em } .two { display: grid; grid-template-columns: 1fr 1fr; align-items: center } .rung { margin: 2px; padding: .15em .6em; color: #222; font-weight: bold }
    .own { border: 1.5pt solid #154273; padding: .5em 1em; text-align: center } .letter { font-size: 4.5em; font-weight: bold; line-height: 1 } .lined td { border-bottom: .3pt solid #aaa } .lined th { background: #154273; color: #fff } .lined td:last-child { color: #777; font-size: .85em } dt { font-weight: bold }`;
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
  return { html: pageOf(random, 'nl', css, body), footer: `Energielabel woning ${number}`, truth };
};

function solarWords(hasBoiler: boolean, hasPanels: boolean): string {
  if (hasPanels) return hasBoiler ? 'Zonnepanelen en zonneboiler' : 'Zonnepanelen';
  return hasBoiler ? 'Zonneboiler, geen zonnepanelen' : 'Geen zonnepanelen, geen zonneboiler';
}
