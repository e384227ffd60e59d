/**
 * The Netherlands, the technical appendix that an adviser's program prints with a label since 2021.
 * Follows: the elements of the register's published schema and of a public reader of such a program's projects
 * (rekenzone, begrenzing, oriëntatie, helling, oppervlakte, Rc, U, ggl, opwekker, ventilatiehoofdtype A–E, wattpiek)
 * and the three indicators of the method with their units. Assumed: order, layout, and that the label's letter is shown.
 */
import { labelOf } from '@rooftree/engine/facts';
import {
  type Dwelling,
  envelopeTruths,
  installationTruths,
  meanOf,
  sumOf,
  type Wall,
} from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import {
  DUTCH_FACADES,
  DUTCH_SIDES,
  numberFrom,
  pairsOf,
  RUNNING_HEAD_CSS,
  sideOf,
  tableWith,
  withRunningHead,
} from './fifteenth-page.ts';
import { type PageKind, pageOf } from './fourteenth-page.ts';
import { addressOf, basics, code, comma, dateOf, ofKind, randomIssue, truthOf } from './home.ts';
import { glassOf, RESISTANCES, rcRounded } from './netherlands.ts';

const TOWNS = ['1012 JS Amsterdam', '6211 CV Maastricht', '4811 DJ Breda'] as const;
const TYPES = { OPEN: 'Vrijstaande woning', SEMI_OPEN: 'Hoekwoning', CLOSED: 'Tussenwoning' } as const;
const BELOW = { ground: 'Grond', cellar: 'Onverwarmde kelder', crawl_space: 'Kruipruimte' } as const;
const HEATING = {
  GAS_CONDENSING: ['HR-107-ketel', 'Aardgas'],
  GAS_OLD: ['VR-ketel', 'Aardgas'],
  OIL: ['Conventionele ketel', 'Olie'],
  ELECTRIC: ['Lokale elektrische verwarming', 'Elektriciteit'],
  HEAT_PUMP: ['Elektrische warmtepomp, bron buitenlucht', 'Elektriciteit'],
} as const;
const WATER = {
  WITH_HEATING: 'Combitoestel',
  ELECTRIC_BOILER: 'Elektroboiler',
  GAS_WATER_HEATER: 'Gasgeiser',
} as const;
const AIR = {
  NATURAL: ['A', 'Natuurlijke toevoer en afvoer', 'Nee'],
  EXHAUST: ['C', 'Natuurlijke toevoer, mechanische afvoer', 'Nee'],
  BALANCED_WITH_RECOVERY: ['D', 'Mechanische toevoer en afvoer, centraal', 'Ja, rendement 80 %'],
} as const;

export const dutchAppendix: PageKind = (random, dwelling, file) => {
  const home = {
    ...dwelling,
    score: dwelling.score + random.between(0, 0.99, 2),
    walls: dwelling.walls.map(rcRounded),
  };
  const issue = randomIssue(random, 2021, 2025);
  const label = labelOf('netherlands', home.score);
  const number = numberFrom(9, random);
  const [device, carrier] = HEATING[home.heating];
  const [letter, air, recovery] = AIR[home.ventilation];
  const head = `<div class="head"><span>Technische bijlage bij energielabel woningen ${number}</span><span>NTA 8800:2024 – basisopname</span></div>`;
  const body = `
    <h1>Technische bijlage bij het energielabel</h1>
    <h2>1 Algemene gegevens</h2>${pairsOf([
      ['Adres', addressOf(random, 'nl', TOWNS).replace('<br>', ', ')],
      ['Registratienummer', number],
      ['Datum registratie', dateOf(issue, '-')],
      ['Geldig tot', dateOf(issue, '-', 10)],
      ['Woningtype', home.isHouse ? TYPES[home.format] : 'Appartement'],
      ['Bouwjaar', String(home.year)],
      ['Gebruiksoppervlakte thermische zone', `${home.areaM2} m²`],
      ['Status', 'Bestaand'],
    ])}
    <h2>2 Resultaten</h2>${tableWith(
      ['Indicator', 'Resultaat', 'Eenheid', 'Ter vergelijking: nieuwbouweis'],
      [
        ['Energiebehoefte (EP1)', comma(home.score * 0.6, 2), 'kWh/m² per jaar', '≤ 55,00'],
        ['Primaire fossiele energie (EP2)', comma(home.score, 2), 'kWh/m² per jaar', '≤ 30,00'],
        ['Aandeel hernieuwbare energie (EP3)', comma(random.between(0, 40, 1), 1), '%', '≥ 50,0'],
        ['Energielabel', label, '–', 'A+++'],
        ['CO₂-uitstoot', comma(home.score * 0.19, 1), 'kg/m² per jaar', '–'],
      ],
      'lined',
    )}
    <p class="small">De labelklasse hoort bij EP2: A 105,01 t/m 160,00; B tot 190,00; C tot 250,00; D tot 290,00; E tot 335,00; F tot 380,00; daarboven G.</p>
    <h2>3 Bouwkundige schil – rekenzone woning</h2>
    <h3>3.1 Dichte delen</h3>${tableWith(['Nr.', 'Constructie', 'Begrenzing', 'Oriëntatie', 'Helling', 'A bruto [m²]', 'A netto [m²]', 'Rc [m²K/W]', 'U [W/m²K]'], opaque(home), 'lined')}
    <h3>3.2 Ramen en deuren</h3>${tableWith(
      ['Nr.', 'Element', 'Oriëntatie', 'A [m²]', 'U [W/m²K]', 'ggl [-]', 'Belemmering', 'Zonwering'],
      ofKind(home, 'window', 'door').map((wall, at) => [
        `K${at + 1}`,
        wall.kind === 'door' ? 'Deur' : 'Raam',
        sideOf(DUTCH_SIDES, wall),
        comma(wall.areaM2, 2),
        comma(wall.uWPerM2K, 2),
        wall.kind === 'door' ? '0,00' : '0,60',
        'Minimaal',
        'Geen',
      ]),
      'lined',
    )}
    <p class="small">Forfaitaire waarden waar geen bewijs is. Lineaire koudebruggen: toeslag ΔU = 0,10 W/m²K. Infiltratie qv;10 = 1,00 dm³/(s·m²).</p>
    <h2 class="new">4 Installaties</h2>
    <h3>4.1 Verwarming</h3>${pairsOf([
      ['Opwekker', device],
      ['Energiedrager', carrier],
      ['Fabricagejaar', String(home.heatingYear)],
      ['Aantal', '1'],
      ['Ontwerpaanvoertemperatuur', '55 °C'],
      ['Afgifte', 'Radiatoren'],
    ])}
    <h3>4.2 Warm tapwater</h3>${pairsOf([
      ['Opwekker', WATER[home.hotWater]],
      ['Gaskeur CW-klasse', '4'],
      ['Douchewarmteterugwinning', 'Nee'],
    ])}
    <h3>4.3 Ventilatie</h3>${pairsOf([
      ['Hoofdtype', `${letter} – ${air}`],
      ['Warmteterugwinning', recovery],
      ['Debietregeling', 'Handmatig'],
    ])}
    <h3>4.4 Koeling</h3><p>Niet aanwezig</p>
    <h3>4.5 Zonne-energie</h3>${pairsOf([['Zonneboiler', home.hasSolarBoiler ? 'Aanwezig' : 'Niet aanwezig'], ['Zonnepanelen', home.panelsKwp === null ? 'Niet aanwezig' : 'Aanwezig'], ...(home.panelsKwp === null ? [] : [['Wattpiekvermogen', `${Math.round(home.panelsKwp * 1000)} Wp`] as const, ['Oriëntatie en helling', 'Zuid, 35°'] as const])])}
    <h2>5 Maatregelen</h2>${tableWith(
      ['Maatregel', 'Te bereiken waarde', 'EP2 na maatregel'],
      [
        ['Gevelisolatie', 'Rc 4,70', comma(home.score * 0.84, 2)],
        ['Beglazing', 'U 1,20', comma(home.score * 0.92, 2)],
        ['Zonnepanelen', '3500 Wp', comma(home.score * 0.75, 2)],
      ],
      'lined',
    )}`;
  const css = `${RUNNING_HEAD_CSS} .head { display: flex; justify-content: space-between; border-bottom: 1pt solid #000; font-size: .8em; margin-bottom: 1em; padding-bottom: .2em } h1 { font-size: 1.5em; margin: 0 } h2 { font-size: 1.15em; margin: 1.2em 0 .3em; background: #eee; padding: .1em .4em } h3 { font-size: 1em; margin: .8em 0 .2em } .pairs td:first-child { width: 42% } .lined th, .lined td { border: .3pt solid #777; font-size: .93em } .lined th { background: #f4f4f4 }`;
  const truth = truthOf(
    file,
    'nl-2021',
    {
      ...basics(home, label, home.score),
      ...(home.isHouse ? { estate_format: code(home.format) } : {}),
      ...envelopeTruths(home, true),
      ...installationTruths(home),
      window_glazing_type: code(glassOf(meanOf(ofKind(home, 'window')))),
    },
    ['basement_type', ...(home.isHouse ? [] : ['estate_format'])],
  );
  return { html: pageOf(random, 'nl', css, withRunningHead(head, body)), footer: `Bijlage ${number}`, truth };
};

/** Gross areas hold the openings of a side, on its first wall. */
function opaque(home: Dwelling): string[][] {
  const walls = ofKind(home, 'wall');
  const firsts = new Map(walls.toReversed().map((wall) => [wall.orientation, wall]));
  return ofKind(home, 'wall', 'inclined', 'flat', 'floor').map((wall, at) => {
    const openings =
      wall === firsts.get(wall.orientation)
        ? sumOf(ofKind(home, 'window', 'door').filter(({ orientation }) => orientation === wall.orientation))
        : 0;
    return [
      `D${at + 1}`,
      nameOf(wall),
      wall.kind === 'floor' ? BELOW[home.below] : 'Buitenlucht',
      wall.kind === 'floor' ? '–' : wall.kind === 'flat' ? 'Horizontaal' : sideOf(DUTCH_SIDES, wall),
      wall.kind === 'floor' ? '–' : `${wall.slope}°`,
      comma(wall.areaM2 + openings, 2),
      comma(wall.areaM2, 2),
      comma(1 / wall.uWPerM2K - (RESISTANCES[wall.kind] ?? 0), 2),
      comma(wall.uWPerM2K, 2),
    ];
  });
}

function nameOf(wall: Wall): string {
  const names: Partial<Record<string, string>> = {
    wall: sideOf(DUTCH_FACADES, wall),
    inclined: 'Hellend dak',
    flat: 'Plat dak',
    floor: 'Begane grondvloer',
  };
  return names[wall.kind] ?? '';
}
