/** Installations as certificates of Wallonia and Brussels describe them in French. */
import type { Dwelling } from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import type { Pair } from './blocks.ts';
import { comma } from './home.ts';

export const HEATING = {
  GAS_CONDENSING: ['Chaudière, gaz naturel, à condensation', 'Chaudière à condensation au gaz naturel'],
  GAS_OLD: ['Chaudière, gaz naturel, non à condensation', 'Chaudière au gaz, sans condensation'],
  OIL: ['Chaudière, mazout, non à condensation', 'Chaudière au mazout, sans condensation'],
  ELECTRIC: ['Chauffage électrique direct', 'Chauffage électrique à accumulation'],
  HEAT_PUMP: ['Pompe à chaleur air/eau', 'Pompe à chaleur air extérieur - eau'],
} as const;
export const WATER = {
  WITH_HEATING: [
    'Production combinée avec le chauffage',
    'Production instantanée par la chaudière de chauffage (combinée)',
  ],
  ELECTRIC_BOILER: [
    'Boiler électrique',
    'Production avec stockage par résistance électrique (boiler électrique)',
  ],
  GAS_WATER_HEATER: ['Chauffe-eau gaz instantané', 'Chauffe-eau au gaz'],
} as const;
export const AIR = {
  NATURAL: ['Absent', 'Système A : alimentation naturelle, évacuation naturelle'],
  EXHAUST: ['Système C : alimentation naturelle, évacuation mécanique', 'C - évacuation mécanique'],
  BALANCED_WITH_RECOVERY: [
    'Système D avec récupération de chaleur',
    'Système D : double flux avec récupération de chaleur',
  ],
} as const;

export const solarPairs = (home: Dwelling): Pair[] => [
  ['Installation solaire thermique', home.hasSolarBoiler ? 'présente' : 'absente'],
  [
    'Installation solaire photovoltaïque',
    home.panelsKwp === null ? 'absente' : `présente, puissance de crête ${comma(home.panelsKwp, 2)} kWc`,
  ],
];
