import type { ReasonWords } from '../catalogue.ts';

export const reasons: ReasonWords = {
  slotReasons: {
    pitched_roof: 'Warm air rises: {share_percent} of the heat leaves through the roof today.',
    flat_roof: '{share_percent} of the heat leaves through the roof today.',
    wall: '{share_percent} of the heat leaves through the outside walls today.',
    floor:
      '{share_percent} of the heat leaves through the floor today; insulated, it is no longer cold underfoot.',
    windows: '{share_percent} of the heat leaves through the windows today.',
    doors: '{share_percent} of the heat leaves through the outside doors today.',
    airtightness: '{share_percent} of the heat leaves through gaps and cracks today.',
    ventilation: 'A home with fewer gaps needs controlled fresh air, or it turns damp.',
    shading: 'Keeps the summer heat outside.',
    heating: 'The new heating needs less energy for the same warmth.',
    hot_water: 'Hot water is made with less energy.',
    solar_panels:
      'Your own power lowers the bill and improves the label, with hardly any work inside the home.',
    battery: 'Keeps the power of the day for the evening.',
  },
};
