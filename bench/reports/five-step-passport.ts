import { type Plan, parseEstateInput, planRenovation } from '@rooftree/engine';
import { type Outlook, outlookOf } from '../../packages/server/src/output/reports/outlook/outlook.ts';
import { makePassport, type Passport } from '../../packages/server/src/output/reports/passport.ts';

const DATE = '2026-11-15';
const FORMATS = ['OPEN', 'SEMI_OPEN', 'CLOSED'] as const;
const PLANS = 20;

/** Flemish houses whose plans have five steps, each another: a report is never the one before with a new address. */
const plans = findPlans();

function findPlans(): { plan: Plan; outlook: Outlook | null }[] {
  const found: ReturnType<typeof findPlans> = [];
  for (let year = 1900; year < 1990; year += 1) {
    for (const [index, estate_format] of FORMATS.entries()) {
      const estate = {
        address: { country: 'BE', zip_code: '2800' },
        estate_type: 'HOUSE',
        estate_format,
        year_built: year,
        dwelling: { habitable_space_m2: 110 + ((year * 7 + index * 31) % 90) },
      };
      const plan = planRenovation(parseEstateInput(estate, DATE), { date: DATE });
      if (plan.steps.length === 5) found.push({ plan, outlook: outlookOf(estate, plan) });
      if (found.length === PLANS) return found;
    }
  }
  throw new Error(`only ${found.length} houses have a plan of five steps`);
}

export function fiveStepPassport(number: number): Passport {
  const planned = plans[number % plans.length];
  if (planned === undefined) throw new RangeError(`no plan ${number}`);
  return makePassport({
    reportId: `019a8a5e-7d7c-7c3e-9a63-${String(number).padStart(12, '0')}`,
    createdAt: new Date(`${DATE}T09:00:00.000Z`),
    issuer: { name: `Huis & Haard ${number}`, accentColor: null, logo: null },
    address: {
      street: 'Lindenlaan',
      houseNumber: String(number),
      houseNumberExtra: null,
      zipCode: '2800',
      place: 'Mechelen',
    },
    plannerUrl: `https://plan.example.com/r/${String(number).padStart(22, 'A')}`,
    flatFloor: null,
    origins: null,
    ...planned,
  });
}
