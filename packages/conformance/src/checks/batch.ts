import type { CheckGroup } from '../check.ts';
import { calculationJob } from '../contract.ts';
import { expect, expectBody, expectStatus, NotChecked } from '../expect.ts';
import type { Answer } from '../send-request.ts';
import { BATCH_PATH, type Entry } from '../session.ts';

const DAY_MS = 24 * 3_600_000;

interface Job {
  id: string;
  created_at: string;
  expires_at: string;
  calculation_job_type: string;
  estate_id: string | null;
  metadata: { estates?: { total?: number } };
}

function jobOf(answer: Answer): Job {
  return expectBody(answer, calculationJob);
}

const namesOf = (entries: Entry[]) => entries.map(({ estate }) => estate.external_id);

export const batchChecks: CheckGroup = {
  title: 'Calculation jobs: POST /v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch',
  checks: [
    {
      source: '4.2',
      title: 'an array of strings gives one calculation job, every field of its type',
      async run(session) {
        const job = jobOf(await session.oneEstateBatch());
        const type = 'SUGGESTED_RENOVATION_TRAJECTORY_CALCULATION';
        expect(job.calculation_job_type === type, `calculation_job_type is ${job.calculation_job_type}`);
      },
    },
    {
      source: 'Batch',
      title: 'answers 201 with the job’s Location',
      async run(session) {
        const answer = await session.oneEstateBatch();
        expectStatus(answer, 201);
        const location = answer.headers.get('location') ?? 'absent';
        expect(location.endsWith(`/v1/calculation-jobs/${jobOf(answer).id}`), `Location is ${location}`);
      },
    },
    {
      source: 'Batch',
      title: 'the job of one estate names it; it expires 24 hours after its creation',
      async run(session) {
        const job = jobOf(await session.oneEstateBatch());
        expect(job.estate_id !== null, 'estate_id is null');
        const lifeMs = Date.parse(job.expires_at) - Date.parse(job.created_at);
        // Two clocks may be at work, the server's and its database's.
        expect(Math.abs(lifeMs - DAY_MS) < 1_000, `expires_at is ${lifeMs} ms after created_at`);
      },
    },
    {
      source: '1',
      title: 'the job’s result is in the search',
      async run(session) {
        await session.renovation();
      },
    },
    {
      source: 'Batch',
      title: 'an estate is named by external_id, id or property_id; the same one counts once',
      async run(session) {
        const first = jobOf(await session.oneEstateBatch());
        const [entry] = await session.plannable();
        const names = [entry?.estate.external_id, entry?.estate.metadata.property_id, first.estate_id];
        const job = jobOf(
          await session.post(
            BATCH_PATH,
            names.filter((name) => typeof name === 'string'),
          ),
        );
        expect(job.estate_id === first.estate_id, `estate_id is ${job.estate_id}, not ${first.estate_id}`);
      },
    },
    {
      source: 'Batch',
      title: 'the job of several estates names none, and counts them',
      async run(session) {
        const names = namesOf((await session.plannable()).slice(0, 2));
        if (names.length < 2) throw new NotChecked('the context has one plannable estate');
        const job = jobOf(await session.post(BATCH_PATH, names));
        expect(job.estate_id === null, `estate_id is ${job.estate_id}, not null`);
        expect(job.metadata.estates?.total === 2, `metadata.estates.total is ${job.metadata.estates?.total}`);
      },
    },
    {
      source: 'Batch',
      title: 'the same Idempotency-Key gives the same job; with another body 422',
      async run(session) {
        const [name = ''] = namesOf(await session.plannable());
        const headers = { 'idempotency-key': crypto.randomUUID() };
        const first = jobOf(await session.post(BATCH_PATH, [name], headers));
        const again = jobOf(await session.post(BATCH_PATH, [name], headers));
        expect(again.id === first.id, 'the second answer is another job');
        expectStatus(await session.post(BATCH_PATH, [name, 'conformance-other'], headers), 422);
      },
    },
  ],
};
