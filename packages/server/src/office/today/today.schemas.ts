import { LANGUAGES } from '@rooftree/words';
import { type TSchema, Type } from 'typebox';
import { HOME_EXAMPLE, homeFields } from '../../estates/home.schemas.ts';
import { oneOf, text, timestamp, uuid } from '../../http/requests/json-schemas.ts';
import { contactRequestFields } from '../../output/contact-requests/contact-requests.schemas.ts';
import { MOST_COUNTED } from './today.repository.ts';

const workOf = (example: TSchema, description: string) =>
  Type.Object(
    {
      count: Type.Integer({ minimum: 0, maximum: MOST_COUNTED, description: 'Counted up to 1,000.' }),
      has_more: Type.Boolean({ description: 'True when there are more than 1,000.' }),
      examples: Type.Array(example, {
        description: 'At most three; the newest unless stated otherwise.',
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
        has_homes: Type.Boolean({ description: 'True when there is an active estate.' }),
        has_plans: Type.Boolean({ description: 'True when an estate has a suggested renovation.' }),
        has_passports: Type.Boolean({ description: 'True when a report was generated.' }),
        has_colleagues: Type.Boolean({ description: 'True when a second member exists or is invited.' }),
      },
      { description: 'First steps for a new context.' },
    ),
    homes_without_year_built: homesOf('Estates of the portfolio filter `missing=year_built`.'),
    homes_without_location: homesOf('Estates of the portfolio filter `missing=location`.'),
    homes_to_plan: homesOf(
      'Estates that can be planned and have no plan: portfolio filter `is_planned=false&quality_label=A,B,C`.',
    ),
    homes_of_other_types: homesOf('Estates without a plan because of their type, such as land and offices.'),
    failed_jobs: workOf(
      Type.Object({
        id: uuid(),
        name: text(),
        created_at: timestamp(),
        estates_failed: Type.Integer({ minimum: 0 }),
        estates_total: Type.Integer({ minimum: 1 }),
      }),
      'Jobs of the last 7 days that finished with failures and are not archived. Only the newest 5,000 jobs are considered.',
    ),
    certificates_to_review: workOf(
      Type.Object({ job_id: uuid(), ...homeFields }),
      'Certificates that wait for a review (`POST /v1/calculation-jobs/{id}/review-link`).',
    ),
    plans_saved_by_buyers: workOf(
      Type.Object({ renovation_id: uuid(), renovation_name: text(), created_at: timestamp(), ...homeFields }),
      'Plans saved by readers of the planner page in the last 7 days.',
    ),
    outdated_passports: workOf(
      Type.Object({
        id: uuid(),
        created_at: timestamp(),
        language: oneOf(LANGUAGES),
        renovation_id: uuid(),
        ...homeFields,
      }),
      'Reports of `GET /v1/reports?is_outdated=true`; the examples are the oldest.',
    ),
    certificates_expiring: workOf(
      Type.Object({ certificate_valid_until: Type.String({ format: 'date' }), ...homeFields }),
      'Estates of the portfolio filter `certificate_expires_within=60`; the examples expire first.',
    ),
    buyers_to_contact: workOf(
      Type.Object(contactRequestFields),
      'Open contact requests: `GET /v1/contact-requests?is_handled=false`.',
    ),
  },
  {
    title: 'Today',
    description: 'The open tasks.',
    examples: [
      {
        first_steps: { has_homes: true, has_plans: true, has_passports: false, has_colleagues: false },
        homes_without_year_built: { count: 1, has_more: false, examples: [HOME_EXAMPLE] },
        homes_without_location: none,
        homes_to_plan: none,
        homes_of_other_types: none,
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
