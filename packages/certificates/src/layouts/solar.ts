import type { Finding } from '../contract/findings.ts';
import { type Found, findValue } from '../find/find-value.ts';
import { senseOf } from '../find/label-sense.ts';
import { type Line, sourceOf } from '../layout/lines.ts';
import { plain } from '../layout/mend-text.ts';
import { firstNumber, rounded } from '../value/number.ts';
import { yesOrNo } from '../value/yes-or-no.ts';
import { as, fact } from './fact.ts';

/** What a line of a form speaks of: the boiler, the panels, or both. */
export type SolarLabels = readonly (readonly ['boiler' | 'panels' | 'both', readonly string[]])[];

/** What is described behind its label is there. */
const COLLECTORS = /\b(capteur|collector|panneau|panele|paneel)/;
const POWER = ['piekvermogen', 'piekvermogen zonnepanelen', 'wattpiekvermogen', 'puissance de crete'];

/** Solar boiler and panels from lines that each say of one, or of both, whether it is there or how much of it. */
export function solarFindings(lines: readonly Line[], labels: SolarLabels): Finding[] {
  let panels: Found<boolean> | null = null;
  let boiler: Found<boolean> | null = null;
  let power: Found<number> | null = null;
  for (const line of lines) {
    const words = plain(line.text);
    const label = (line.cells[0]?.text ?? '').split(/\s?[:=→]\s/)[0]?.replace(/:$/, '') ?? '';
    const about = labels.find(([, names]) =>
      names.some(
        (name) => words === name || words.startsWith(`${name} `) || senseOf(label) === senseOf(name),
      ),
    )?.[0];
    if (!about) continue;
    const said =
      line.cells.length > 1
        ? line.cells
            .slice(1)
            .map((cell) => cell.text)
            .join(' ')
        : line.text.replace(/^[^:]*:/, '');
    const is = yesOrNo(said) ?? (said !== line.text && COLLECTORS.test(plain(said)) ? true : null);
    if (is === null) continue;
    const found = { value: is, raw: line.text, source: sourceOf(line) };
    if (about !== 'panels') boiler ??= found;
    if (about !== 'boiler') panels ??= found;
    const kwp = about === 'panels' && is ? peakPower(line.text, said) : null;
    if (kwp !== null) power ??= { ...found, value: kwp };
  }
  // Where the value does not stand behind its label in the line.
  const named = (about: 'boiler' | 'panels') => labels.find(([own]) => own === about)?.[1] ?? [];
  const placed = (about: 'boiler' | 'panels') =>
    findValue(lines, named(about), (text) => (yesOrNo(text) === null ? null : text));
  const panelsText = panels ? null : placed('panels');
  panels ??= as(panelsText, yesOrNo);
  boiler ??= as(placed('boiler'), yesOrNo);
  power ??= as(panelsText, (text) => peakPower(text)) ?? findValue(lines, POWER, (text) => peakPower(text));
  return [
    ...fact('has_solar_panels', panels),
    ...fact('has_solar_boiler', boiler),
    ...fact('solar_panels_kwp', power),
  ];
}

/** kWp as printed, or from Wp and Wc; the unit may stand in the label. */
export function peakPower(text: string, value: string = text): number | null {
  const number = firstNumber(value)?.value;
  if (number === undefined) return null;
  if (/\bkW[pc]/.test(text)) return number;
  return /\bW[pc]/.test(text) ? rounded(number / 1000, 3) : null;
}
