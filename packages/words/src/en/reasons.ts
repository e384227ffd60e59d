import type { ReasonWords } from '../catalogue.ts';

export const reasons: ReasonWords = {
  slotReasons: {
    pitched_roof: 'Warm air rises: {share_percent} of the heat leaves through the roof today.',
    flat_roof: 'Through the roof {share_percent} of the heat leaves today.',
    wall: 'Through the outside walls {share_percent} of the heat leaves today.',
    floor:
      'Through the floor {share_percent} of the heat leaves today; insulated, it is no longer cold underfoot.',
    windows: 'Through the windows {share_percent} of the heat leaves today.',
    doors: 'Through the outside doors {share_percent} of the heat leaves today.',
    airtightness: 'Through gaps and cracks {share_percent} of the heat leaves today.',
    ventilation: 'A home with fewer gaps needs controlled fresh air, or it turns damp.',
    shading: 'Keeps the summer heat outside.',
    heating: 'The new heating needs less energy for the same warmth.',
    hot_water: 'Hot water is made with less energy.',
    solar_panels: 'Your own power lowers the bill and the label, with hardly any work inside the home.',
    battery: 'Keeps the power of the day for the evening.',
  },
};
