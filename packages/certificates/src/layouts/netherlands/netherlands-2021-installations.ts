import type { Finding } from '../../contract/findings.ts';
import { asText, type Found, findValue } from '../../find/find-value.ts';
import { type Headings, sectionsOf } from '../../find/section.ts';
import { withoutAdvice } from '../../find/without-advice.ts';
import { type Line, sourceOf } from '../../layout/lines.ts';
import { plain } from '../../layout/mend-text.ts';
import { list } from '../../value/list.ts';
import { firstNumber, NUMBER, rounded } from '../../value/number.ts';
import { yesOrNo } from '../../value/yes-or-no.ts';
import { hotWaterOf, hotWaterText, ventilationOf, ventilationText } from '../codes.ts';
import { as, fact } from '../fact.ts';
import { dutchHeatingText, heatingFindings } from '../heating.ts';
import { peakPower } from '../solar.ts';

type Part = 'heating' | 'hot_water' | 'boiler' | 'ventilation' | 'cooling' | 'panels' | 'other';

const PARTS: Headings<Part> = [
  ['heating', ['verwarming']],
  ['hot_water', ['warm water']],
  ['boiler', ['zonneboiler']],
  ['ventilation', ['ventilatie']],
  ['cooling', ['koeling']],
  ['panels', ['zonnepanelen']],
  [
    'other',
    list(`
      mogelijke verbeteringen, installaties, gevels, daken, vloeren, ramen, buitendeuren,
      gevelpanelen, toelichting
    `),
  ],
];

interface Said {
  heating: string | null;
  hotWater: string | null;
  ventilation: string | null;
  panels: boolean | null;
}

/** The installations as page 1 names them and as the details do: two readings of the same facts. */
export function dutchInstallations(
  first: readonly Line[],
  later: readonly Line[],
): { findings: Finding[]; onFront: Said; inDetail: Said; connectedM2: number | null } {
  const sections = sectionsOf(later, PARTS);
  const of = (part: Part) => sections.get(part) ?? [];
  // A long first page goes on upon the next one.
  const front = (labels: readonly string[], parse: (text: string) => string | null) =>
    findValue(first, labels, parse) ?? findValue(later, labels, parse);
  const heating = front(['verwarming', 'opwekker'], dutchHeatingText);
  const hotWater = hotWaterOf(front(['warm water'], hotWaterText));
  const onPanels = front(['zonnepanelen'], asText);
  const device = mainDevice(of('heating'));
  const water = findValue(of('hot_water'), ['warmwatertoestellen', 'warmwatertoestel'], asText, {
    places: ['below'],
  });
  const air = withRecovery(
    findValue(of('ventilation'), ['type ventilatiesysteem'], asText, { places: ['below'] }),
    of('ventilation'),
  );
  const frontAir = withRecovery(front(['ventilatie'], ventilationText), of('ventilation'));
  const panels = as(onPanels, yesOrNo);
  const power =
    peakOf(of('panels')) ??
    as(onPanels, (text) => peakPower(text)) ??
    as(front(['wattpiekvermogen'], asText), (text) => peakPower(text)) ??
    findValue(withoutAdvice(later), ['zonnepanelen'], (text) => peakPower(text));
  const boiler = as(front(['zonneboiler'], asText), yesOrNo) ?? detailYesOrNo(of('boiler'));
  const type = (found: Found<string> | null) =>
    heatingFindings(found, null)
      .map(({ value }) => String(value))
      .join() || null;
  return {
    findings: [
      ...heatingFindings(device ?? heating, null),
      ...fact('sanitary_heating_device', hotWater ?? hotWaterOf(water)),
      ...fact('ventilation_type', ventilationOf(frontAir ?? air)),
      ...fact('has_solar_panels', panels ?? as(power, () => true)),
      ...fact('solar_panels_kwp', power),
      ...fact('has_solar_boiler', boiler),
    ],
    onFront: {
      heating: type(heating),
      hotWater: hotWater?.value ?? null,
      ventilation: ventilationOf(frontAir)?.value ?? null,
      panels: panels?.value ?? null,
    },
    inDetail: {
      heating: type(device),
      hotWater: hotWaterOf(water)?.value ?? null,
      ventilation: ventilationOf(air)?.value ?? null,
      panels: of('panels').length > 0 ? power !== null : null,
    },
    connectedM2:
      findValue(
        of('ventilation'),
        ['aangesloten oppervlakte', 'aangesloten opp'],
        (text) => firstNumber(text)?.value ?? null,
        { places: ['below'] },
      )?.value ?? null,
  };
}

/** `Hybride warmtepomp  219,2 m²`: of several devices the one with the most floor area. */
function mainDevice(lines: readonly Line[]): Found<string> | null {
  const devices = lines.flatMap((line) => {
    const [name, area] = line.cells;
    const areaM2 = /m²/.test(area?.text ?? '') ? firstNumber(area?.text ?? '')?.value : undefined;
    const value = name ? dutchHeatingText(name.text) : null;
    if (!name || value === null || areaM2 === undefined) return [];
    return [{ areaM2, found: { value, raw: name.text, source: sourceOf(line) } }];
  });
  return devices.sort((a, b) => b.areaM2 - a.areaM2)[0]?.found ?? null;
}

/** A balanced system has a code of ours only with recovery, which the details state apart. */
function withRecovery(system: Found<string> | null, details: readonly Line[]): Found<string> | null {
  const recovery = findValue(details, ['warmteterugwinning'], yesOrNo, { places: ['below'] })?.value;
  return as(system, (text) =>
    recovery && /toevoer|gebalanceerd/i.test(text) && !/natuurlijke toevoer/i.test(text)
      ? `${text} met warmteterugwinning`
      : text,
  );
}

const PEAK = new RegExp(`(?<![\\d.,])${NUMBER}\\s?k?Wp\\b`, 'gi');

/** Several fields of panels add up. */
function peakOf(lines: readonly Line[]): Found<number> | null {
  // The unit may stand in a box of its own.
  const fields = lines.flatMap((line) =>
    [...line.text.replaceAll('  ', ' ').matchAll(PEAK)].map((match) => ({ line, text: match[0] })),
  );
  const [first] = fields;
  if (!first) return null;
  const watts = fields.map(({ text }) => (firstNumber(text)?.value ?? 0) * (/kWp/i.test(text) ? 1000 : 1));
  const sum = watts.reduce((total, each) => total + each, 0);
  return {
    value: rounded(sum / 1000, 3),
    raw: fields.map(({ text }) => text).join(' + '),
    source: sourceOf(first.line),
  };
}

function detailYesOrNo(lines: readonly Line[]): Found<boolean> | null {
  const [line] = lines;
  const is = line ? yesOrNo(plain(line.text)) : null;
  return line && is !== null ? { value: is, raw: line.text, source: sourceOf(line) } : null;
}
