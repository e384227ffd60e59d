import type { Catalogue, FactWords } from '../catalogue.ts';
import { lead } from './lead.ts';
import { origins, reasons, remarks } from './remarks.ts';
import { specification } from './specification.ts';
import { energy, places, planning } from './terms.ts';

export const facts: FactWords = {
  facts: {
    year_built: 'Year built',
    year_renovated: 'Year renovated',
    estate_format: 'Kind of house',
    habitable_space_m2: 'Living area (m²)',
    storeys: 'Storeys',
    building_width_m: 'Width (m)',
    building_depth_m: 'Depth (m)',
    cornice_height_m: 'Eaves height (m)',
    apartment_floor: 'Floor of the flat',
    roof_type: 'Roof type',
    inclined_roof_surface_m2: 'Pitched roof (m²)',
    flat_roof_surface_m2: 'Flat roof (m²)',
    inclined_roof_insulation_type: 'Pitched roof insulation',
    flat_roof_insulation_type: 'Flat roof insulation',
    attic_floor_surface_m2: 'Attic floor (m²)',
    attic_floor_insulation_type: 'Attic floor insulation',
    attic_usage: 'Use of the attic',
    outer_wall_surface_m2: 'Outside walls (m²)',
    outer_wall_insulation_type: 'Wall insulation',
    has_cavity_wall: 'Cavity wall',
    cavity_wall_width_cm: 'Cavity width (cm)',
    has_cavity_wall_insulation: 'Cavity filled',
    ground_floor_surface_m2: 'Lowest floor (m²)',
    basement_type: 'Below the floor',
    floor_insulation_type: 'Floor insulation',
    window_surface_m2: 'Windows (m²)',
    window_glazing_type: 'Glazing',
    window_u_value_w_per_m2_k: 'U-value of the windows (W/m²K)',
    door_u_value_w_per_m2_k: 'U-value of the outer doors (W/m²K)',
    ventilation_type: 'Ventilation',
    condition: 'State of the home',
    heating_type: 'Heated with',
    heating_device: 'Heating appliance',
    heating_installation_year: 'Year of the appliance',
    heating_is_collective: 'Collective heating of the building',
    has_gas_connection: 'Gas connection',
    has_heat_network: 'Heat network in the street',
    sanitary_heating_device: 'Hot water',
    has_solar_panels: 'Solar panels',
    solar_panels_kwp: 'Solar panels (kWp)',
    has_solar_boiler: 'Solar water heater',
    has_solar_shading: 'Outside shading',
    owner_share_percent: 'Share in the building (%)',
    is_heritage: 'Protected building',
    energy_score_kwh_per_m2: 'Energy score (kWh/m²)',
    energy_label: 'Energy label',
    residents: 'People living here',
    metered_gas_kwh: 'Gas used per year (kWh)',
    metered_electricity_kwh: 'Electricity bought per year (kWh)',
    metered_year: 'Year of that use',
  },
  factValues: {
    apartment_floor: {
      GROUND: 'ground floor',
      MIDDLE: 'between other floors',
      TOP: 'top floor',
    },
    roof_type: {
      INCLINED: 'pitched',
      FLAT: 'flat',
      MIXED: 'partly pitched, partly flat',
    },
    attic_usage: {
      NONE: 'no attic',
      STORAGE: 'storage',
      HABITABLE: 'lived in',
    },
    basement_type: {
      NONE: 'solid ground',
      CRAWL_SPACE: 'crawl space',
      PARTIAL: 'part cellar',
      FULL: 'cellar',
    },
    window_glazing_type: {
      SINGLE: 'single glazing',
      DOUBLE: 'double glazing',
      HIGH_EFFICIENCY: 'high-efficiency glazing',
      TRIPLE: 'triple glazing',
    },
    ventilation_type: {
      NATURAL: 'natural',
      EXHAUST: 'exhaust',
      BALANCED: 'balanced without heat recovery',
      BALANCED_WITH_RECOVERY: 'balanced with heat recovery',
    },
    condition: {
      AS_NEW: 'as new',
      JUST_RENOVATED: 'just renovated',
      GOOD: 'good',
      TO_BE_DONE_UP: 'to be done up',
      TO_RENOVATE: 'to renovate',
      TO_RESTORE: 'to restore',
    },
    heating_type: {
      GAS: 'natural gas',
      OIL: 'heating oil',
      ELECTRIC: 'electricity',
      HEAT_PUMP: 'heat pump',
      DISTRICT: 'district heat',
      WOOD: 'wood or pellets',
    },
    heating_device: {
      CONDENSING_BOILER: 'condensing boiler',
      NON_CONDENSING_BOILER: 'non-condensing boiler',
      WOOD_BOILER: 'wood or pellet boiler',
      STOVE: 'stove',
      ELECTRIC_HEATER: 'electric heating',
      HYBRID_HEAT_PUMP: 'hybrid heat pump',
      AIR_WATER_HEAT_PUMP: 'air-to-water heat pump',
      GROUND_SOURCE_HEAT_PUMP: 'ground-source heat pump',
      AIR_AIR_HEAT_PUMP: 'air-to-air heat pump',
      DISTRICT_SUBSTATION: 'connection to a heat network',
    },
    sanitary_heating_device: {
      WITH_HEATING: 'by the heating',
      GAS_WATER_HEATER: 'gas water heater',
      ELECTRIC_BOILER: 'electric water heater',
      HEAT_PUMP_BOILER: 'heat-pump water heater',
    },
  },
  insulationTypes: {
    NONE: 'not insulated',
    CM_1_5: '1 to 5 cm',
    CM_6_10: '6 to 10 cm',
    CM_11_15: '11 to 15 cm',
    CM_16_20: '16 to 20 cm',
    CM_21_PLUS: 'more than 20 cm',
  },
  yes: 'yes',
  no: 'no',
};

export const measures: Catalogue['measures'] = {
  roof_pitched_inside: {
    name: 'Roof insulation from inside',
    short: 'Roof insulation',
    watchFor: 'Ask for an airtight vapour barrier on the warm side. Have the roof covering checked first.',
    whoDoesIt: 'Roofer or insulation contractor',
  },
  roof_pitched_sarking: {
    name: 'Roof insulation from outside (sarking)',
    short: 'Sarking roof',
    watchFor:
      'The roof becomes higher: ask the municipality whether a permit is needed. Combine with a new covering.',
    whoDoesIt: 'Roofer',
  },
  attic_floor: {
    name: 'Attic floor insulation',
    short: 'Attic floor',
    watchFor: 'Only if the attic stays unheated. Insulate the hatch too and keep the eaves ventilated.',
    whoDoesIt: 'Insulation contractor; a level floor you can do yourself',
  },
  roof_flat: {
    name: 'Flat roof insulation',
    short: 'Flat roof',
    watchFor: 'The insulation belongs above the roof deck (warm roof). The roof edge becomes higher.',
    whoDoesIt: 'Flat-roofing contractor',
  },
  wall_cavity: {
    name: 'Cavity wall insulation',
    short: 'Cavity wall',
    watchFor: 'The cavity must be at least 5 cm wide, clean and dry. Ask for an endoscope survey first.',
    whoDoesIt: 'Certified cavity-fill contractor',
  },
  wall_external: {
    name: 'External wall insulation',
    short: 'External walls',
    watchFor:
      'Have the joints with roof and windows drawn beforehand. A permit is often needed on the street side.',
    whoDoesIt: 'Façade contractor, with an architect where a permit is needed',
  },
  wall_internal: {
    name: 'Internal wall insulation',
    short: 'Internal walls',
    watchFor: 'Cure damp in the wall first. Rooms lose a few centimetres; thermal bridges need care.',
    whoDoesIt: 'Contractor experienced in internal insulation',
  },
  floor_cellar_ceiling: {
    name: 'Cellar ceiling insulation',
    short: 'Cellar ceiling',
    watchFor: 'Mind the headroom and the pipes. The cellar becomes colder: protect water pipes from frost.',
    whoDoesIt: 'Insulation contractor, or yourself',
  },
  floor_crawl_space: {
    name: 'Floor insulation through the crawl space',
    short: 'Crawl space',
    watchFor: 'The crawl space must be accessible and dry, and stay ventilated.',
    whoDoesIt: 'Insulation contractor',
  },
  floor_on_ground: {
    name: 'Ground floor insulation',
    short: 'Ground floor',
    watchFor:
      'The floor is broken up or raised: check doors and stairs. A good moment for underfloor heating.',
    whoDoesIt: 'Builder and floor layer',
  },
  windows_high_efficiency: {
    name: 'Windows with high-efficiency glazing',
    short: 'Windows',
    watchFor:
      'Tight windows without ventilation bring damp: provide fresh air in every living room and bedroom.',
    whoDoesIt: 'Window fitter or joiner',
  },
  windows_triple: {
    name: 'Windows with triple glazing',
    short: 'Triple glazing',
    watchFor:
      'Heavier than double glazing: have hinges and frames checked. Provide sun shading to the south and west.',
    whoDoesIt: 'Window fitter or joiner',
  },
  doors_insulated: {
    name: 'Insulated outside doors',
    short: 'Outside doors',
    watchFor: 'Ask for a tight threshold and an airtight joint with the wall.',
    whoDoesIt: 'Joiner',
  },
  airtightness: {
    name: 'Airtightness',
    short: 'Airtightness',
    watchFor: 'Have it measured before and after with a blower-door test. Never without ventilation.',
    whoDoesIt: 'Insulation contractor, with an independent measurement',
  },
  ventilation_exhaust: {
    name: 'Exhaust ventilation',
    short: 'Exhaust vent.',
    watchFor:
      'Air inlets in living rooms and bedrooms, extraction in kitchen, bathroom and toilet. Demand control saves most.',
    whoDoesIt: 'Ventilation installer',
  },
  ventilation_balanced: {
    name: 'Balanced ventilation with heat recovery',
    short: 'Balanced vent.',
    watchFor: 'Room is needed for ducts. Change the filters twice a year.',
    whoDoesIt: 'Ventilation installer',
  },
  solar_shading: {
    name: 'Outside solar shading',
    short: 'Shading',
    watchFor:
      'Choose shading on the outside, to the south and the west. A permit may be needed on the street side.',
    whoDoesIt: 'Shading contractor',
  },
  boiler_condensing: {
    name: 'Condensing boiler',
    short: 'Boiler',
    watchFor: 'The flue must suit condensing appliances. A lower water temperature lowers the consumption.',
    whoDoesIt: 'Certified heating engineer',
  },
  heat_pump_hybrid: {
    name: 'Hybrid heat pump',
    short: 'Hybrid pump',
    watchFor:
      'Have the controls set so that the boiler helps on cold days only. Choose a quiet place for the outdoor unit.',
    whoDoesIt: 'Certified heat-pump installer',
  },
  heat_pump_air_water: {
    name: 'Air-to-water heat pump',
    short: 'Heat pump',
    watchFor:
      'Insulate first: the size depends on the heat that is still lost. Ask for a heat-loss calculation.',
    whoDoesIt: 'Certified heat-pump installer',
  },
  heat_pump_ground: {
    name: 'Ground-source heat pump',
    short: 'Ground source',
    watchFor: 'The borehole needs a notification or permit, and room for the drilling rig.',
    whoDoesIt: 'Certified heat-pump installer and licensed driller',
  },
  heat_pump_air_air: {
    name: 'Air-to-air heat pump',
    short: 'Air to air',
    watchFor: 'It heats room by room and makes no hot water. Choose a quiet place for the outdoor unit.',
    whoDoesIt: 'Certified heat-pump installer',
  },
  heat_network: {
    name: 'Connection to a heat network',
    short: 'Heat network',
    watchFor:
      'Ask for the tariffs and the temperature of the network. The gas connection can then be removed.',
    whoDoesIt: 'Heat supplier and heating engineer',
  },
  hot_water_heat_pump: {
    name: 'Heat-pump water heater',
    short: 'Water heater',
    watchFor: 'Place it in a spacious unheated room, or on outside air. It makes some noise.',
    whoDoesIt: 'Certified installer',
  },
  hot_water_solar: {
    name: 'Solar water heater',
    short: 'Solar heater',
    watchFor: 'Choose an unshaded roof slope between east and west, on a roof that lasts another 15 years.',
    whoDoesIt: 'Certified installer',
  },
  solar_panels: {
    name: 'Solar panels',
    short: 'Solar panels',
    watchFor:
      'Choose a roof slope that lasts another 15 years. Register the installation with the grid operator.',
    whoDoesIt: 'Certified installer',
  },
  battery: {
    name: 'Home battery',
    short: 'Battery',
    watchFor: 'What it brings depends on your contract and use. Place it cool, dry and safe from fire.',
    whoDoesIt: 'Electrician',
  },
};

export const catalogue: Catalogue = {
  language: 'en',
  measures,
  ...places,
  ...energy,
  ...planning,
  ...remarks,
  ...origins,
  ...reasons,
  ...lead,
  ...specification,
  ...facts,
};
