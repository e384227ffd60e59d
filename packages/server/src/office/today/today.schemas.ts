import { LANGUAGES } from '@rooftree/words';
import type { TSchema } from 'typebox';
import { HOME_EXAMPLE, homeFields } from '../../estates/home.schemas.ts';
import { oneOf, text, timestamp, uuid } from '../../http/requests/json-schemas.ts';
import { Type } from '../../infra/checks/type.ts';
import { contactRequestFields } from '../../output/contact-requests/contact-requests.schemas.ts';
import { MOST_COUNTED } from './today.repository.ts';

const workOf = (example: TSchema, description: string) =>
  Type.Object(
    {
      count: Type.Integer({ minimum: 0, maximum: MOST_COUNTED, description: 'Counted up to 1,000.' }),
      has_more: Type.Boolean({ description: 'There are more than 1,000.' }),
      examples: Type.Array(example, {
        description: 'The newest, three at most, where nothing else is said.',
      }),
    },
    { description },
  );
const homesOf = (description: string) => workOf(Type.Object(homeFields), description);

const none = { count: 0, has_more: false, examples: [] };

export const todaySchema = Type.Object(
  {
    first_steps: Type.Object(
      {
        has_homes: Type.Boolean({ description: 'There is an active estate.' }),
        has_plans: Type.Boolean({ description: 'One of the estates has a suggested renovation.' }),
        has_passports: Type.Boolean({ description: 'A report was made.' }),
        has_colleagues: Type.Boolean({ description: 'Somebody else is a member, or invited.' }),
      },
      { description: 'What a newcomer does first.' },
    ),
    homes_without_year_built: homesOf('The estates of `missing=year_built` of the portfolio.'),
    homes_without_location: homesOf('The estates of `missing=location` of the portfolio.'),
    homes_to_plan: homesOf(
      'Estates that could have a plan and have none: `is_planned=false&quality_label=A,B,C` of the portfolio.',
    ),
    failed_jobs: workOf(
      Type.Object({
        id: uuid(),
        name: text(),
        created_at: timestamp(),
        estates_failed: Type.Integer({ minimum: 0 }),
        estates_total: Type.Integer({ minimum: 1 }),
      }),
      'Jobs of the last 7 days that have ended with failures and are not archived; of more than 5,000 jobs, the newest 5,000 are looked at.',
    ),
    certificates_to_review: workOf(
      Type.Object({ job_id: uuid(), ...homeFields }),
      'Certificates that were read and wait for `POST /v1/calculation-jobs/{id}/review-link` and its review.',
    ),
    plans_saved_by_buyers: workOf(
      Type.Object({ renovation_id: uuid(), renovation_name: text(), created_at: timestamp(), ...homeFields }),
      "Plans that readers of the estates' pages saved in the last 7 days.",
    ),
    outdated_passports: workOf(
      Type.Object({
        id: uuid(),
        created_at: timestamp(),
        language: oneOf(LANGUAGES),
        renovation_id: uuid(),
        ...homeFields,
      }),
      'The reports of `GET /v1/reports?is_outdated=true`; as examples the oldest.',
    ),
    certificates_expiring: workOf(
      Type.Object({ certificate_valid_until: Type.String({ format: 'date' }), ...homeFields }),
      'The estates of `certificate_expires_within=60` of the portfolio; as examples the first to expire.',
    ),
    buyers_to_contact: workOf(
      Type.Object(contactRequestFields),
      'Buyers who want to be called back or told of changes, until a member says that it is done: `is_handled=false` of `GET /v1/contact-requests`.',
    ),
  },
  {
    title: 'Today',
    description: 'What waits for a person.',
    examples: [
      {
        first_steps: { has_homes: true, has_plans: true, has_passports: false, has_colleagues: false },
        homes_without_year_built: { count: 1, has_more: false, examples: [HOME_EXAMPLE] },
        homes_without_location: none,
        homes_to_plan: none,
        failed_jobs: none,
        certificates_to_review: none,
        plans_saved_by_buyers: none,
        outdated_passports: none,
        certificates_expiring: none,
        buyers_to_contact: none,
      },
    ],
  },
);
