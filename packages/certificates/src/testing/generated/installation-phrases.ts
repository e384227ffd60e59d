/** What forms call installations and glass: several ways each, in Dutch and French. */
import type { Dwelling } from './dwelling.ts';

type Phrases<Code extends string> = Readonly<Record<Code, readonly [string, ...string[]]>>;

export const DUTCH = {
  device: {
    GAS_CONDENSING: ['condenserende ketel', 'Condenserende gasketel', 'gascondensatieketel', 'HR-ketel'],
    GAS_OLD: ['niet-condenserende ketel', 'Niet condenserende ketel', 'atmosferische ketel'],
    OIL: ['niet-condenserende ketel', 'Niet condenserende ketel op stookolie'],
    ELECTRIC: ['elektrische weerstandsverwarming', 'Elektrische accumulatieverwarming'],
    HEAT_PUMP: ['warmtepomp lucht/water', 'Lucht-water warmtepomp'],
  },
  carrier: {
    GAS_CONDENSING: ['gas', 'aardgas'],
    GAS_OLD: ['gas', 'aardgas'],
    OIL: ['stookolie'],
    ELECTRIC: ['elektriciteit'],
    HEAT_PUMP: ['elektriciteit'],
  },
  hotWater: {
    WITH_HEATING: ['gekoppeld aan de verwarming', 'combitoestel'],
    ELECTRIC_BOILER: ['elektrische boiler', 'Elektrische boiler'],
    GAS_WATER_HEATER: ['gasgeiser', 'Badgeiser'],
  },
  ventilation: {
    NATURAL: ['geen of onvolledig', 'natuurlijke toevoer, natuurlijke afvoer'],
    EXHAUST: ['natuurlijke toevoer, mechanische afvoer', 'Systeem C'],
    BALANCED_WITH_RECOVERY: ['Systeem D met warmteterugwinning', 'mechanische toevoer en afvoer met warmteterugwinning'],
  },
  glazing: {
    SINGLE: ['enkel glas', 'enkele beglazing'],
    DOUBLE: ['dubbel glas', 'gewone dubbele beglazing'],
    HIGH_EFFICIENCY: ['HR-glas b', 'hoogrendementsglas'],
  },
} as const satisfies {
  device: Phrases<Dwelling['heating']>;
  carrier: Phrases<Dwelling['heating']>;
  hotWater: Phrases<Dwelling['hotWater']>;
  ventilation: Phrases<Dwelling['ventilation']>;
  glazing: Phrases<Dwelling['glazing']>;
};

export const FRENCH = {
  device: {
    GAS_CONDENSING: ['Chaudière, gaz naturel, à condensation', 'Chaudière gaz à condensation'],
    GAS_OLD: ['Chaudière, gaz naturel, non à condensation', 'Chaudière gaz sans condensation'],
    OIL: ['Chaudière, mazout, non à condensation', 'Chaudière mazout sans condensation'],
    ELECTRIC: ['Chauffage électrique direct', 'Radiateurs électriques'],
    HEAT_PUMP: ['Pompe à chaleur air-eau', 'Pompe à chaleur air/eau, électricité'],
  },
  hotWater: {
    WITH_HEATING: ['Production combinée au chauffage', 'Combiné avec le chauffage'],
    ELECTRIC_BOILER: ['Boiler électrique', 'Chauffe-eau électrique'],
    GAS_WATER_HEATER: ['Chauffe-eau gaz', 'Chauffe-bain gaz'],
  },
  ventilation: {
    NATURAL: ['Absence de système de ventilation', 'Système A'],
    EXHAUST: ['Système C', 'Alimentations naturelles et évacuations mécaniques'],
    BALANCED_WITH_RECOVERY: ['Système D avec récupération de chaleur', 'Double flux avec récupération de chaleur'],
  },
  glazing: {
    SINGLE: ['simple vitrage'],
    DOUBLE: ['double vitrage', 'double vitrage ordinaire'],
    HIGH_EFFICIENCY: ['double vitrage à haut rendement'],
  },
} as const satisfies {
  device: Phrases<Dwelling['heating']>;
  hotWater: Phrases<Dwelling['hotWater']>;
  ventilation: Phrases<Dwelling['ventilation']>;
  glazing: Phrases<Dwelling['glazing']>;
};
