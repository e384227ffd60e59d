import { parseEstateInput, planRenovation } from '@rooftree/engine';
import { makePassport, type Passport } from '../../packages/server/src/reports/passport.ts';

const DATE = '2026-11-15';
const FORMATS = ['OPEN', 'SEMI_OPEN', 'CLOSED'] as const;

/** The first Flemish house, by age, whose plan has five steps: what a five-step plan is made of changes with the data. */
const plan = (() => {
  for (let year = 1900; year < 1990; year += 1) {
    for (const estate_format of FORMATS) {
      const estate = {
        address: { country: 'BE', zip_code: '2800' },
        estate_type: 'HOUSE',
        estate_format,
        year_built: year,
        dwelling: { habitable_space_m2: 164 },
      };
      const found = planRenovation(parseEstateInput(estate, DATE), { date: DATE });
      if (found.steps.length === 5) return found;
    }
  }
  throw new Error('no house has a plan of five steps');
})();

/** The same plan for another house number: nothing that was laid out before can be used again as it is. */
export function fiveStepPassport(houseNumber: number): Passport {
  return makePassport({
    reportId: `019a8a5e-7d7c-7c3e-9a63-${String(houseNumber).padStart(12, '0')}`,
    createdAt: `${DATE}T09:00:00.000Z`,
    issuer: { name: `Huis & Haard ${houseNumber}`, accentColor: null },
    address: {
      street: 'Lindenlaan',
      houseNumber: String(houseNumber),
      houseNumberExtra: null,
      zipCode: '2800',
      place: 'Mechelen',
    },
    plannerUrl: `https://plan.example.com/r/${String(houseNumber).padStart(22, 'A')}`,
    plan: { ...plan, floor_area_m2: plan.floor_area_m2 + houseNumber / 100 },
  });
}
