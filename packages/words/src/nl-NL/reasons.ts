import type { ReasonWords } from '../catalogue.ts';

export const reasons: ReasonWords = {
  slotReasons: {
    pitched_roof: 'Warme lucht stijgt op: vandaag gaat {share_percent} van de warmte via het dak verloren.',
    flat_roof: 'Via het dak gaat vandaag {share_percent} van de warmte verloren.',
    wall: 'Via de gevels gaat vandaag {share_percent} van de warmte verloren.',
    floor:
      'Via de vloer gaat vandaag {share_percent} van de warmte verloren; geïsoleerd voelt die niet meer koud aan.',
    windows: 'Via de ramen gaat vandaag {share_percent} van de warmte verloren.',
    doors: 'Via de buitendeuren gaat vandaag {share_percent} van de warmte verloren.',
    airtightness: 'Via kieren en naden gaat vandaag {share_percent} van de warmte verloren.',
    ventilation: 'Een woning met minder kieren heeft goede ventilatie nodig, anders wordt zij vochtig.',
    shading: 'Houdt de zomerhitte buiten.',
    heating: 'De nieuwe verwarming heeft minder energie nodig voor dezelfde warmte.',
    hot_water: 'Voor warm water is minder energie nodig.',
    solar_panels:
      'Eigen stroom verlaagt de energierekening en verbetert het label, met nauwelijks werk in huis.',
    battery: 'Bewaart de stroom van overdag voor de avond.',
  },
};
