import type { ReasonWords } from '../catalogue.ts';

export const reasons: ReasonWords = {
  slotReasons: {
    pitched_roof: 'L’air chaud monte : {share_percent} de la chaleur s’échappe aujourd’hui par la toiture.',
    flat_roof: 'Par la toiture s’échappe aujourd’hui {share_percent} de la chaleur.',
    wall: 'Par les murs extérieurs s’échappe aujourd’hui {share_percent} de la chaleur.',
    floor:
      'Par le plancher s’échappe aujourd’hui {share_percent} de la chaleur ; isolé, il n’est plus froid aux pieds.',
    windows: 'Par les fenêtres s’échappe aujourd’hui {share_percent} de la chaleur.',
    doors: 'Par les portes extérieures s’échappe aujourd’hui {share_percent} de la chaleur.',
    airtightness: 'Par les fentes et les joints s’échappe aujourd’hui {share_percent} de la chaleur.',
    ventilation:
      'Un logement plus étanche a besoin d’une ventilation maîtrisée, sinon l’humidité s’installe.',
    shading: 'Garde la chaleur de l’été dehors.',
    heating: 'Le nouveau chauffage demande moins d’énergie pour la même chaleur.',
    hot_water: 'L’eau chaude demande moins d’énergie.',
    solar_panels:
      'Votre propre électricité fait baisser la facture et améliore le label, presque sans travaux à l’intérieur.',
    battery: 'Garde l’électricité de la journée pour le soir.',
  },
};
