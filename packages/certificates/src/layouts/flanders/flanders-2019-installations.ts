import { sameText } from '../../check/compare.ts';
import type { Check, Finding } from '../../contract/findings.ts';
import { asText, type Found, findValue } from '../../find/find-value.ts';
import { senseOf } from '../../find/label-sense.ts';
import { withoutAdvice } from '../../find/without-advice.ts';
import { type Line, sourceOf } from '../../layout/lines.ts';
import { type MatrixColumn, readMatrix } from '../../layout/matrix.ts';
import { plain } from '../../layout/mend-text.ts';
import { GLAZING } from '../../value/dwelling-words.ts';
import { HEATING_TYPES } from '../../value/installation-words.ts';
import { firstNumber } from '../../value/number.ts';
import { codeIn } from '../../value/phrases.ts';
import { yesOrNo } from '../../value/yes-or-no.ts';
import {
  heatingText,
  hotWaterOf as hotWaterIn,
  hotWaterText,
  ventilationOf as ventilationIn,
  ventilationText,
} from '../codes.ts';
import { as, fact } from '../fact.ts';
import { heatingFindings } from '../heating.ts';
import { type SolarLabels, solarFindings } from '../solar.ts';
import type { FlemishPart } from './flanders-2019-tables.ts';

const GENERATOR = /^(RV|SWW)\s?\d+$/;

export function installationsOf(
  sections: ReadonlyMap<FlemishPart, readonly Line[]>,
  lines: readonly Line[],
): { findings: Finding[]; checks: Check[] } {
  const generators = readMatrix(sections.get('heating') ?? [], GENERATOR);
  const main = [...generators].sort((a, b) => shareOf(b) - shareOf(a))[0];
  const ofHeating = (labels: readonly string[], parse: (text: string) => string | null) =>
    main ? valueIn(main, labels) : findValue(sections.get('heating') ?? [], labels, parse);
  const heating = heatingFindings(
    ofHeating(['soort opwekker', 'soort opwekker s', 'toestel'], heatingText),
    ofHeating(['energiedrager'], asText),
  );
  const year = as(ofHeating(['referentiejaar fabricage', 'bouwjaar toestel'], asText), (text) =>
    /^\d{4}$/.test(text) ? Number(text) : null,
  );
  const hotWater = readMatrix(sections.get('hot_water') ?? [], GENERATOR)[0];
  const ventilation = ventilationOf(sections.get('ventilation') ?? []);
  const solar = bySun(sections.get('solar') ?? [], withoutAdvice(lines), [
    ['boiler', ['zonneboiler']],
    [
      'panels',
      [
        'zonnepanelen',
        'piekvermogen zonnepanelen',
        'piekvermogen',
        'fotovoltaische zonnepanelen',
        'zonnepanelen kwp',
      ],
    ],
    [
      'both',
      [
        'installaties op zonne energie',
        'installaties voor zonne energie',
        'geen installaties op zonne energie',
        'zonne energie',
      ],
    ],
  ]);
  const stated = withoutAdvice(lines);
  return {
    findings: [
      ...heating,
      ...fact('heating_installation_year', year),
      ...fact('sanitary_heating_device', hotWaterOf(hotWater, sections.get('hot_water') ?? [])),
      ...fact('ventilation_type', ventilation),
      ...solar,
      ...statedApart(stated).map((each) => ({ ...each, isUnsure: true })),
    ],
    checks: cardChecks(stated, heating, solar),
  };
}

/**
 * All installations may stand under one heading, each behind its name. A card has the same names: what is read so is
 * never sure.
 */
function statedApart(lines: readonly Line[]): Finding[] {
  return [
    ...heatingFindings(findValue(lines, ['ruimteverwarming', 'verwarming'], heatingText), null),
    ...fact('sanitary_heating_device', hotWaterIn(findValue(lines, ['sanitair warm water'], hotWaterText))),
    ...fact('ventilation_type', ventilationIn(findValue(lines, ['ventilatie'], ventilationText))),
    ...fact(
      'window_glazing_type',
      findValue(lines, ['beglazing'], (text) => codeIn(GLAZING, text)),
    ),
  ];
}

/** Under the heading of the sun, else wherever a label speaks of it. */
function bySun(own: readonly Line[], lines: readonly Line[], labels: SolarLabels): Finding[] {
  const found = solarFindings(own, labels);
  return found.length > 0 ? found : solarFindings(lines, labels);
}

/** Page 2 says the carrier of the heating and whether there is solar energy in a few words of its own. */
function cardChecks(lines: readonly Line[], heating: readonly Finding[], solar: readonly Finding[]): Check[] {
  const valueNamed = (findings: readonly Finding[], name: string) =>
    findings.find((each) => each.name === name)?.value;
  const carrier = findValue(lines, ['verwarming'], (text) => /\(([^)]+)\)/.exec(text)?.[1] ?? null, {
    places: ['below'],
  });
  const type = valueNamed(heating, 'heating_type');
  const onCard = carrier && codeIn(HEATING_TYPES, carrier.value);
  const sun = findValue(lines, ['zonne energie'], solarText, { places: ['right', 'below'] })?.value;
  const panels = valueNamed(solar, 'has_solar_panels');
  const boiler = valueNamed(solar, 'has_solar_boiler');
  // The card names one installation where there are two, so its silence about the other says nothing.
  const says = (word: string) =>
    sun === undefined ? null : plain(sun).includes(word) || (yesOrNo(sun) === false ? false : null);
  return [
    ...(type === 'HEAT_PUMP' ? [] : sameText('heating_matches_card', ['heating_type'], onCard, String(type))),
    ...(panels === undefined
      ? []
      : sameText('panels_match_card', ['has_solar_panels'], says('zonnepanelen'), panels === true)),
    ...(boiler === undefined
      ? []
      : sameText('boiler_matches_card', ['has_solar_boiler'], says('zonneboiler'), boiler === true)),
  ];
}

/** What stands beside the card of another part says nothing of the sun. */
const solarText = (text: string) => (plain(text).includes('zonne') || yesOrNo(text) !== null ? text : null);

function shareOf(column: MatrixColumn): number {
  const label = [...column.values.keys()].find((key) => key.startsWith('aandeel'));
  return firstNumber(column.values.get(label ?? '')?.text ?? '')?.value ?? 0;
}

function valueIn(column: MatrixColumn, labels: readonly string[]): Found<string> | null {
  const entries = [...column.values];
  const inWords = (label: string) =>
    entries.find(([key]) => key === label || key.startsWith(`${label} `))?.[1];
  const bySense = (label: string) => entries.find(([key]) => senseOf(key) === senseOf(label))?.[1];
  // `Type opwekker` says whose it is on the form, `soort opwekker` what it is.
  const entry = [...labels.map(inWords), ...labels.map(bySense)].find((each) => each !== undefined);
  return entry && asText(entry.text)
    ? { value: entry.text, raw: entry.text, source: sourceOf(entry.line) }
    : null;
}

function hotWaterOf(column: MatrixColumn | undefined, lines: readonly Line[]) {
  const named = (labels: readonly string[], parse: (text: string) => string | null = asText) =>
    column ? valueIn(column, labels) : findValue(lines, labels, parse);
  const coupled = named(['gekoppeld aan ruimteverwarming']);
  if (coupled && /^ja/i.test(coupled.value)) return { ...coupled, value: 'WITH_HEATING' as const };
  const device = named(['soort toestel', 'soort opwekker', 'warm water', 'bereiding'], hotWaterText);
  const carrier = named(['energiedrager'])?.value ?? '';
  return hotWaterIn(as(device, (text) => `${text} ${carrier === 'gas' ? 'gas' : ''}`));
}

function ventilationOf(lines: readonly Line[]) {
  const type = findValue(lines, ['type ventilatie', 'ventilatie', 'systeem'], ventilationText);
  const recovery = findValue(lines, ['warmteterugwinning'], yesOrNo)?.value;
  const said = recovery === undefined ? '' : ` ${recovery ? 'met' : 'zonder'} warmteterugwinning`;
  const text = as(type, (value) => `${value}${said}`);
  return ventilationIn(text);
}
