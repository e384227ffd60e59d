import type { ReasonWords } from '../catalogue.ts';

export const reasons: ReasonWords = {
  slotReasons: {
    pitched_roof: 'Warme lucht stijgt: vandaag gaat {share_percent} van de warmte langs het dak verloren.',
    flat_roof: 'Langs het dak gaat vandaag {share_percent} van de warmte verloren.',
    wall: 'Langs de buitenmuren gaat vandaag {share_percent} van de warmte verloren.',
    floor:
      'Langs de vloer gaat vandaag {share_percent} van de warmte verloren; geïsoleerd voelt ze niet langer koud aan.',
    windows: 'Langs de ramen gaat vandaag {share_percent} van de warmte verloren.',
    doors: 'Langs de buitendeuren gaat vandaag {share_percent} van de warmte verloren.',
    airtightness: 'Langs kieren en spleten gaat vandaag {share_percent} van de warmte verloren.',
    ventilation:
      'Een woning met minder kieren heeft gecontroleerde ventilatie nodig, anders wordt ze vochtig.',
    shading: 'Houdt de zomerhitte buiten.',
    heating: 'De nieuwe verwarming vraagt minder energie voor dezelfde warmte.',
    hot_water: 'Het warm water vraagt minder energie.',
    solar_panels: 'Eigen stroom verlaagt de factuur en verbetert het label, met nauwelijks werk in huis.',
    battery: 'Bewaart de stroom van overdag voor ’s avonds.',
  },
};
