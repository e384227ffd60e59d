import type { Catalogue } from '../catalogue.ts';

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
    watchFor: 'Worthwhile when the walls are well insulated too. Provide sun shading to the south and west.',
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
    watchFor: 'Choose an unshaded roof slope between east and west, and do the roof first.',
    whoDoesIt: 'Certified installer',
  },
  solar_panels: {
    name: 'Solar panels',
    short: 'Solar panels',
    watchFor:
      'Do the roof first, or the panels must come off again. Register the installation with the grid operator.',
    whoDoesIt: 'Certified installer',
  },
  battery: {
    name: 'Home battery',
    short: 'Battery',
    watchFor: 'What it brings depends on your contract and use. Place it cool, dry and safe from fire.',
    whoDoesIt: 'Electrician',
  },
};
