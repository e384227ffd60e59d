import type { Country, MeasureCode } from '../contract/codes.ts';
import type { Dwelling, VentilationType } from '../dwelling/dwelling.ts';
import { isWorthwhile } from './insulation.ts';
import type { Measure } from './measure.ts';

/**
 * New glass and frames. Source: TABULA Tab.ConstrMeas (tabuladata, CC BY 4.0): BE 2p-LowE-BEN 1.5 / 0.5 and
 * 3pInsulatedFrame 0.8 / 0.5; NL Ins.01 1.8 / 0.6 (glass in the old frame) and Ins.02 1.0 / 0.6; doors BE 1.5, NL 1.4.
 */
const NEW_WINDOWS: Record<Country, Record<'windows_high_efficiency' | 'windows_triple', [number, number]>> = {
  BE: { windows_high_efficiency: [1.5, 0.5], windows_triple: [0.8, 0.5] },
  NL: { windows_high_efficiency: [1.8, 0.6], windows_triple: [1.0, 0.6] },
};
const NEW_DOOR_W_PER_M2K: Record<Country, number> = { BE: 1.5, NL: 1.4 };
// An entrance door in its frame: general knowledge.
const DOOR_M2 = 2.1;

/**
 * Sealing, proven by a test, makes a house one class of TABULA tighter: 0.4 high, 0.2 medium, 0.1 low, 1/h (tabuladata,
 * Tab.Const); the class "minimal" is for new houses. That it is worth one class is general knowledge, weak. New windows
 * alone leave the air as it is: certificates keep their default without a test (v50 12 m³/hm²: enesta.be; Walloon
 * Parliament, answer 53591).
 */
const SEALED_SHARE = 0.5;
const TIGHTEST_PER_HOUR = 0.1;

const VENTILATION_RANK: Record<VentilationType, number> = {
  NATURAL: 0,
  EXHAUST: 1,
  // Air goes out as much as with exhaust: only recovery is better.
  BALANCED: 1,
  BALANCED_WITH_RECOVERY: 2,
};

function sealed({ infiltrationPerHour }: Dwelling): number {
  return Math.min(infiltrationPerHour, Math.max(TIGHTEST_PER_HOUR, infiltrationPerHour * SEALED_SHARE));
}

function newWindows(code: 'windows_high_efficiency' | 'windows_triple'): Measure {
  const newUValue = ({ country, workValues }: Dwelling): number =>
    workValues?.[code]?.uValueWPerM2K ?? NEW_WINDOWS[country][code][0];
  return {
    code,
    slot: 'windows',
    isApplicable: (dwelling) =>
      // A protected frame is too slender for three panes.
      (code !== 'windows_triple' || !dwelling.isHeritage) &&
      isWorthwhile(dwelling.windows, newUValue(dwelling)),
    apply: (dwelling) => {
      const uValueWPerM2K = newUValue(dwelling);
      const gValue = NEW_WINDOWS[dwelling.country][code][1];
      if (dwelling.windows.uValueWPerM2K <= uValueWPerM2K) return dwelling;
      return { ...dwelling, windows: { ...dwelling.windows, uValueWPerM2K, gValue } };
    },
    quantity: (dwelling) => dwelling.windows.areaM2,
  };
}

function newDoorUValue({ country, workValues }: Dwelling): number {
  return workValues?.doors_insulated?.uValueWPerM2K ?? NEW_DOOR_W_PER_M2K[country];
}

function ventilation(code: MeasureCode, type: VentilationType): Measure {
  const isBetter = (dwelling: Dwelling): boolean =>
    VENTILATION_RANK[dwelling.ventilation] < VENTILATION_RANK[type];
  return {
    code,
    slot: 'ventilation',
    isApplicable: isBetter,
    apply: (dwelling) => (isBetter(dwelling) ? { ...dwelling, ventilation: type } : dwelling),
    quantity: () => 1,
  };
}

export const OPENING_MEASURES: readonly Measure[] = [
  newWindows('windows_high_efficiency'),
  newWindows('windows_triple'),
  {
    code: 'doors_insulated',
    slot: 'doors',
    // The door of an apartment opens on a landing, not on the street.
    isApplicable: (dwelling) =>
      dwelling.estateType === 'HOUSE' && isWorthwhile(dwelling.doors, newDoorUValue(dwelling)),
    apply: (dwelling) => {
      const uValueWPerM2K = Math.min(dwelling.doors.uValueWPerM2K, newDoorUValue(dwelling));
      return { ...dwelling, doors: { ...dwelling.doors, uValueWPerM2K } };
    },
    quantity: (dwelling) => Math.max(1, Math.round(dwelling.doors.areaM2 / DOOR_M2)),
  },
  {
    code: 'airtightness',
    slot: 'airtightness',
    isApplicable: (dwelling) => dwelling.infiltrationPerHour > TIGHTEST_PER_HOUR * 1.5,
    apply: (dwelling) => ({ ...dwelling, infiltrationPerHour: sealed(dwelling) }),
    quantity: () => 1,
  },
  ventilation('ventilation_exhaust', 'EXHAUST'),
  ventilation('ventilation_balanced', 'BALANCED_WITH_RECOVERY'),
  {
    // Against summer heat; in winter it is up, so that no heat need changes.
    code: 'solar_shading',
    slot: 'shading',
    isApplicable: (dwelling) => !dwelling.hasSolarShading && sunnyWindowsM2(dwelling) >= 1,
    apply: (dwelling) => ({ ...dwelling, hasSolarShading: true }),
    quantity: sunnyWindowsM2,
  },
];

/** Windows that the sun shines on in the afternoon. */
function sunnyWindowsM2({ windows: { areaByOrientationM2: area } }: Dwelling): number {
  return area.south + area.west;
}

/** Works after which a house without ventilation system gets mould: they bring one with them. */
export const TIGHTENING_MEASURES: ReadonlySet<MeasureCode> = new Set([
  'windows_high_efficiency',
  'windows_triple',
  'airtightness',
]);
