import type { Finding } from '../contract/findings.ts';
import type { Found } from '../find/find-value.ts';
import { plain } from '../layout/mend-text.ts';
import { HEATING_DEVICES, HEATING_TYPES } from '../value/installation-words.ts';
import { codeIn } from '../value/phrases.ts';
import { fact } from './fact.ts';

/**
 * Type and device of one generator, from what the form says about it (device and carrier in one text, or two). A heat pump
 * is its own type whatever feeds it; a wood or pellet boiler has a type but no device of ours.
 */
export function heatingFindings(device: Found<string> | null, carrier: Found<string> | null): Finding[] {
  const text = `${device?.value ?? ''} ${carrier?.value ?? ''}`;
  const code = codeIn(HEATING_DEVICES, device?.value ?? '') ?? codeIn(HEATING_DEVICES, text);
  const source = device ?? carrier;
  if (!source) return [];
  const raw = text.trim();
  const named = codeIn(HEATING_TYPES, carrier?.value ?? '') ?? codeIn(HEATING_TYPES, text);
  const isHeatPump =
    code?.endsWith('HEAT_PUMP') || codeIn(HEATING_TYPES, device?.value ?? '') === 'HEAT_PUMP';
  const type = isHeatPump ? 'HEAT_PUMP' : code === 'DISTRICT_SUBSTATION' ? 'DISTRICT' : named;
  const isWoodBoiler = type === 'WOOD' && code !== 'STOVE';
  return [
    ...(type ? fact('heating_type', { ...source, value: type, raw }) : []),
    ...(code && code !== 'OPEN' && !isWoodBoiler
      ? fact('heating_device', { ...source, value: code, raw })
      : []),
  ];
}

/** A Dutch boiler burns gas: the Dutch forms have other words for everything else. */
export function dutchBoiler(text: string): string {
  return /ketel|\bhr ?10[047]/.test(plain(text)) && codeIn(HEATING_TYPES, text) === null
    ? `${text}, gas`
    : text;
}
