import { MAX_SEARCH_LENGTH } from '@rooftree/planner/choices/choices';
import { LANGUAGES } from '@rooftree/words';
import { Type } from '../infra/checks/type.ts';

const token = Type.String({ maxLength: 64 });

export const tokenParamsSchema = Type.Object({ token });
export const savedPlanParamsSchema = Type.Object({ token, renovation_id: Type.String({ format: 'uuid' }) });

export const wantedPlanSchema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', format: 'text' }),
    choices: Type.String({ maxLength: MAX_SEARCH_LENGTH }),
    date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  },
  { additionalProperties: false },
);

export const wantedReportSchema = Type.Object(
  { language: Type.Enum([...LANGUAGES]) },
  { additionalProperties: false },
);
