import { Type } from 'typebox';
import { buildingPlanSchema } from './building-plan.schemas.ts';
import { planStateFields } from './building-plans.schemas.ts';

export const buildingPlanStateSchema = Type.Object(
  {
    ...planStateFields,
    plan: Type.Unsafe({
      anyOf: [buildingPlanSchema, { type: 'null' }],
      description: 'The latest finished plan, also while another is computed.',
    }),
  },
  {
    title: 'BuildingPlanState',
    description: 'The latest plan of a building.',
    examples: [
      {
        id: '019a8b1e-6d0c-7c3a-9f5e-2b7d1c4a8e90',
        status: 'RUNNING',
        is_outdated: false,
        created_at: '2026-11-14T09:30:00.000Z',
        messages: [],
        plan: null,
      },
    ],
  },
);
