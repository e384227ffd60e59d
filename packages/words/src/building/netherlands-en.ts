/** English for a building in the Netherlands: with the Dutch names that its owners know. */
import type { Differences } from '../differences.ts';
import type { BuildingPaperTexts } from './building-paper-texts.ts';
import type { BuildingTexts } from './building-texts.ts';

export const building: Differences<BuildingTexts> = {
  terms: {
    association: 'VvE',
    associationInFull: 'owners’ association (VvE)',
    maintenancePlan: 'maintenance plan (MJOP)',
  },
  majorities: {
    reasons: { deed: 'as the deed of division of this building says' },
    sources: { 'Civil Code': 'Dutch Civil Code' },
    ofTheDeed: 'deed of division',
  },
};

export const papers: Differences<BuildingPaperTexts> = {
  passport: {
    indicative:
      'Indicative: prices, grants and rules of the date above. Quotes decide; the deed of division comes before this paper.',
  },
  vote: {
    deed: 'The deed of division comes before these rules where it differs. Check it before the notice of the meeting goes out.',
  },
  letter: {
    intro: (building, label) =>
      `The owners’ association (VvE) of ${building} proposes the works below. With them every apartment probably reaches label ${label} or better. The meeting decides; this letter shows what they mean for yours.`,
  },
  agenda: {
    intro: (building) =>
      `Text for the notice of the general meeting of the owners’ association (VvE) of ${building}. Adapt it where the deed of division asks for it.`,
    offers:
      'to have the building manager ask for several quotes and put them to the meeting before an order is placed',
    annexList: [
      'Renovation passport of the building',
      'Maintenance plan (MJOP)',
      'Letter to each owner, with their own figures (sent separately)',
    ],
  },
};
