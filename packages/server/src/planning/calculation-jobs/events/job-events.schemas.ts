import { Type } from 'typebox';
import { oneOf, timestamp, uuid } from '../../../http/requests/json-schemas.ts';

const runningJobsSchema = Type.Object(
  {
    jobs: Type.Array(
      Type.Object({
        id: uuid(),
        calculation_job_status: oneOf(['NOT_STARTED', 'RUNNING']),
        updated_at: timestamp(),
        estates: Type.Object({ total: Type.Integer(), finished: Type.Integer(), failed: Type.Integer() }),
      }),
      { maxItems: 100, description: 'Newest first.' },
    ),
  },
  {
    title: 'RunningJobs',
    description: 'The data of one event.',
    examples: [
      {
        jobs: [
          {
            id: '019a8b20-11c2-7d53-a1f0-3e6b9c2d7a41',
            calculation_job_status: 'RUNNING',
            updated_at: '2026-11-14T09:30:05.000Z',
            estates: { total: 200, finished: 120, failed: 2 },
          },
        ],
      },
    ],
  },
);

export const jobEventsSchema = {
  description: 'Events named `jobs`, each with the full list as its data.',
  content: { 'text/event-stream': { schema: runningJobsSchema } },
};
