/**
 * Flanders, a certificate since 2019 as an expert's program prints it for the owner: a letter, then the data entered.
 * Follows: terms of the agency's rules for experts (energiedeskundige type A, plaatsbezoek, referentiejaar, beschermd
 * volume, bruto and netto oppervlakte, opwekker), word lists of glass and frames of a public app for experts. Assumed:
 * that such a letter exists and repeats the certificate's number, score and label, and the lists façade by façade.
 */
import { labelOf } from '@rooftree/engine/facts';
import {
  type Dwelling,
  envelopeTruths,
  installationTruths,
  sumOf,
  type Wall,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import { DUTCH_FACADES, numberFrom } from './fifteenth-page.ts';
import { MONTHS, type PageKind, pageOf } from './fourteenth-page.ts';
import { addressOf, BASEMENTS, basics, code, comma, ofKind, randomIssue, truthOf } from './home.ts';

const TOWNS = ['9300 Aalst', '8000 Brugge', '2300 Turnhout'] as const;
const FORMATS = { OPEN: 'open', SEMI_OPEN: 'halfopen', CLOSED: 'gesloten' } as const;
const GLASS = { SINGLE: 'enkel glas', DOUBLE: 'dubbel glas', HIGH_EFFICIENCY: 'HR-glas b' } as const;
const BELOW = { ground: 'op volle grond', cellar: 'boven kelder', crawl_space: 'boven kruipruimte' } as const;
const HEATING = {
  GAS_CONDENSING: 'condenserende ketel op aardgas',
  GAS_OLD: 'niet-condenserende ketel op aardgas',
  OIL: 'niet-condenserende ketel op stookolie',
  ELECTRIC: 'elektrische weerstandsverwarming per ruimte',
  HEAT_PUMP: 'warmtepomp lucht/water',
} as const;
const WATER = {
  WITH_HEATING: 'gekoppeld aan de ruimteverwarming',
  ELECTRIC_BOILER: 'afzonderlijke elektrische boiler',
  GAS_WATER_HEATER: 'afzonderlijke gasgeiser',
} as const;
const AIR = {
  NATURAL: 'geen of onvolledig',
  EXHAUST: 'systeem C, natuurlijke toevoer en mechanische afvoer',
  BALANCED_WITH_RECOVERY: 'systeem D, mechanische toevoer en afvoer, met warmteterugwinning',
} as const;

export const flemishLetter: PageKind = (random, home, file) => {
  const issue = randomIssue(random, 2019, 2025);
  const label = labelOf('flanders', home.score);
  const number = `${issue.digits}-000${numberFrom(7, random)}-RES-1`;
  const month = MONTHS[issue.month - 1];
  const address = addressOf(random, 'nl', TOWNS);
  const unit = random.pick(['W/(m².K)', 'W/m²K', 'W/(m²K)'] as const);
  const what = home.isHouse ? `een woning in ${FORMATS[home.format]} bebouwing` : 'een appartement';
  const line = (name: string, text: string) =>
    `<p class="line"><span>${name}</span> <span>: ${text}</span></p>`;
  const body = `
    <div class="from"><b>Studiebureau De Papieren Boot</b><br>Energiedeskundigen type A<br>erkenning EP0${random.between(1000, 9999)}<br>Ons kenmerk: D${issue.year}/${random.between(100, 999)}</div>
    <div class="to">Aan de eigenaar<br>${address}</div>
    <p class="date">${issue.day} ${month} ${issue.year}</p>
    <p><b>Betreft: energieprestatiecertificaat residentiële eenheid</b><br>Certificaatnummer ${number}</p>
    <p>Geachte eigenaar,</p>
    <p>Na ons plaatsbezoek hebben wij voor ${what} (${address.replace('<br>', ', ')}) een energieprestatiecertificaat (EPC) ingediend in de energieprestatiedatabank. Hieronder vindt u de uitkomst en, in bijlage, de gegevens die wij hebben ingevoerd.</p>
    <p class="result">De energiescore bedraagt <b>${home.score} kWh/(m² jaar)</b>. Dat is energielabel <b>${label}</b>.</p>
    <p>De bruikbare vloeroppervlakte is ${home.areaM2} m². Als bouwjaar is ${home.year} ingevoerd. Het certificaat is tien jaar geldig, tot en met ${issue.day} ${month} ${issue.year + 10}.</p>
    <p>Ter vergelijking: ${home.isHouse ? 'een gemiddelde eengezinswoning' : 'een gemiddeld appartement'} in Vlaanderen haalt ${home.isHouse ? 404 : 222} kWh/(m² jaar). Wie een woning met label E of F koopt, moet die binnen de zes jaar renoveren tot ten minste label D (400 kWh/(m² jaar)). Tegen 2050 is label A het doel (100 kWh/(m² jaar)).</p>
    <p>Wij raden aan om eerst het dak te isoleren tot een U-waarde van 0,24 ${unit}, daarna de vensters te vervangen (U-waarde ten hoogste 1,50 ${unit}, glas 1,00 ${unit}). De score kan zo dalen tot ongeveer ${Math.round(home.score * 0.55)} kWh/(m² jaar).</p>
    <p>Met vriendelijke groeten,</p><p class="date">J. Voorbeeld, energiedeskundige</p>
    <h1 class="new">Bijlage – ingevoerde gegevens</h1><p class="small">Certificaat ${number} – oppervlakten in m² zijn netto, zonder vensters en deuren, tenzij anders vermeld.</p>
    <h2>1. Daken</h2>${ofKind(home, 'inclined', 'flat')
      .map((wall, at) =>
        line(
          wall.kind === 'flat' ? `Plat dak ${at + 1}` : `Hellend dak ${at + 1} (helling ${wall.slope}°)`,
          `${comma(wall.areaM2, 1)} m², U = ${comma(wall.uWPerM2K, 2)} ${unit}`,
        ),
      )
      .join('')}
    <h2>2. Gevels</h2>${facades(home, unit)}${ofKind(home, 'neighbour')
      .map((wall) => line('Gemene muur met de buren (verwarmd, geen verlies)', `${comma(wall.areaM2, 1)} m²`))
      .join('')}
    <h2>3. Vloeren</h2>${ofKind(home, 'floor')
      .map((wall, at) =>
        line(
          `Vloer ${at + 1} ${BELOW[home.below]}`,
          `${comma(wall.areaM2, 1)} m², U = ${comma(wall.uWPerM2K, 2)} ${unit}`,
        ),
      )
      .join('')}
    <h2>4. Installaties</h2>${line('Ruimteverwarming', `${HEATING[home.heating]}, bouwjaar ${home.heatingYear}`)}${line('Sanitair warm water', WATER[home.hotWater])}${line('Ventilatie', AIR[home.ventilation])}${line('Koeling', 'geen')}${line('Zonneboiler', home.hasSolarBoiler ? 'ja' : 'neen')}${line('Zonnepanelen', home.panelsKwp === null ? 'neen' : `ja, vermogen ${comma(home.panelsKwp, 2)} kWp`)}
    <h2>5. Bewijsstukken</h2><p>Plannen van ${home.year + 1}, facturen van de eigenaar, eigen vaststellingen tijdens het plaatsbezoek. Waar een bewijs ontbrak, gelden de waarden bij ontstentenis van het inspectieprotocol.</p>`;
  const css = `.from { color: #235; font-size: .95em } .to { margin: 3em 0 2em 55% } .date { margin: 1.5em 0 } .result { border-left: 3pt solid #235; padding-left: .8em; font-size: 1.1em } h1 { font-size: 1.4em } h2 { font-size: 1.05em; margin: 1.2em 0 .2em } h3 { font-size: 1em; margin: .6em 0 .1em }
    .line { margin: .1em 0; display: flex } .line span:first-child { min-width: 42% }`;
  const truth = truthOf(file, 'be-vlg-2019', {
    ...basics(home, label, home.score),
    ...(home.isHouse ? { estate_format: code(home.format) } : {}),
    ...envelopeTruths(home, true),
    ...installationTruths(home),
    window_glazing_type: code(home.glazing),
    basement_type: code(BASEMENTS[home.below]),
  });
  return { html: pageOf(random, 'nl', css, body), footer: `Ons kenmerk – ${number}`, truth };
};

/** Each façade with its walls, windows and door, and its gross area first. */
function facades(home: Dwelling, unit: string): string {
  return DUTCH_FACADES.map((name, side) => {
    const own = ofKind(home, 'wall', 'window', 'door').filter(({ orientation }) => orientation === side);
    if (own.length === 0) return '';
    const lines = own.map(
      (wall) =>
        `<li>${partOf(wall, home)}: ${comma(wall.areaM2, 1)} m², U = ${comma(wall.uWPerM2K, 2)} ${unit}</li>`,
    );
    return `<h3>${name} (${'NOZW'[side]}), bruto ${comma(sumOf(own), 1)} m²</h3><ul>${lines.join('')}</ul>`;
  }).join('');
}

const partOf = ({ kind }: Wall, { glazing, hasCavity }: Dwelling) =>
  kind === 'window'
    ? `venster, ${GLASS[glazing]}, houten profiel`
    : kind === 'door'
      ? 'deur'
      : hasCavity
        ? 'spouwmuur'
        : 'volle muur';
