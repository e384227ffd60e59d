import { codeOf, codesAt, positiveAt, textAt } from '../reading/at-path.ts';
import type { Found } from '../reading/entry-of.ts';
import { BOILER_FUELS, HEATINGS, HOT_WATER } from './words.ts';

/**
 * Heating and hot water of `algemeen`. Where two things heat the house, or make its hot water, it is unknown which one
 * counts.
 */
export function heatingOf(general: unknown): Found['facts'] {
  const heatings = codesAt(general, 'verwarmingsoorten').filter(
    (code) => codeOf(HEATINGS, code) !== undefined,
  );
  const water = codesAt(general, 'warmwatersoorten');
  // Hot water from a heat network, and nothing else that heats: the network does.
  const isNetwork = heatings.length === 0 && water.includes('STADSVERWARMING');
  const [only] = heatings.length === 1 ? heatings : isNetwork ? ['STADSVERWARMING'] : [];
  const hasBoiler = heatings.includes('CV_KETEL');
  const fuel = hasBoiler ? codeOf(BOILER_FUELS, textAt(general, 'cvKetelBrandstof')) : undefined;
  const isBoiler = only === 'CV_KETEL';
  return {
    ...(codeOf(HEATINGS, only) ?? {}),
    ...(isBoiler && { heating_type: fuel }),
    // Whether it condenses is not given.
    ...(isBoiler && { heating_installation_year: positiveAt(general, 'cvKetelBouwjaar') }),
    has_gas_connection: fuel === 'GAS' || undefined,
    sanitary_heating_device: hotWaterOf(water),
  };
}

function hotWaterOf(codes: readonly string[]): Found['facts']['sanitary_heating_device'] {
  const devices = new Set(codes.flatMap((code) => codeOf(HOT_WATER, code) ?? []));
  const [device] = devices;
  return devices.size === 1 ? device : undefined;
}
