import type { Finding } from '../contract/findings.ts';
import type { Found } from '../find/find-value.ts';
import { plain } from '../layout/mend-text.ts';
import { deviceByStem } from '../value/installation-stems.ts';
import { HEATING_DEVICES, HEATING_TYPES } from '../value/installation-words.ts';
import { codeIn } from '../value/phrases.ts';
import { heatingText } from './codes.ts';
import { fact } from './fact.ts';

/**
 * Type and device of one generator, from what the form says about it (device and carrier in one text, or two). A heat
 * pump is its own type whatever feeds it; what burns wood is a stove, or a boiler where the form says so.
 */
export function heatingFindings(device: Found<string> | null, carrier: Found<string> | null): Finding[] {
  const text = `${device?.value ?? ''} ${carrier?.value ?? ''}`;
  const named = codeIn(HEATING_DEVICES, device?.value ?? '') ?? codeIn(HEATING_DEVICES, text);
  // `Pompe à chaleur, électricité, air-eau`: a phrase may leave open what other words of the text say.
  const code = named === null || named === 'OPEN' ? (deviceByStem(text) ?? named) : named;
  const source = device ?? carrier;
  if (!source) return [];
  const raw = text.trim();
  const carried = codeIn(HEATING_TYPES, carrier?.value ?? '') ?? codeIn(HEATING_TYPES, text);
  const isHeatPump =
    code?.endsWith('HEAT_PUMP') || codeIn(HEATING_TYPES, device?.value ?? '') === 'HEAT_PUMP';
  const type = isHeatPump ? 'HEAT_PUMP' : code === 'DISTRICT_SUBSTATION' ? 'DISTRICT' : carried;
  const found = type === 'WOOD' && code !== 'STOVE' ? woodBoilerIn(text) : code;
  return [
    ...(type ? fact('heating_type', { ...source, value: type, raw }) : []),
    ...(found && found !== 'OPEN' ? fact('heating_device', { ...source, value: found, raw }) : []),
  ];
}

/** "Condenserend" and the like say nothing of a boiler that burns wood. */
function woodBoilerIn(text: string): 'WOOD_BOILER' | null {
  return /ketel|chaudiere/.test(plain(text)) ? 'WOOD_BOILER' : null;
}

/** A Dutch boiler burns gas: the Dutch forms have other words for everything else. */
export function dutchBoiler(text: string): string {
  return /ketel|\bhr ?10[047]/.test(plain(text)) && codeIn(HEATING_TYPES, text) === null
    ? `${text}, gas`
    : text;
}

export const dutchHeatingText = (text: string) => heatingText(dutchBoiler(text));
