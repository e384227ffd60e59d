import type {
  CalculationJob,
  CalculationJobPage,
  CalculationJobQuery,
  CertificateQuery,
  PlanControls,
  ReviewLink,
  RunningJobs,
} from './contract.ts';
import type { Api } from './transport/api.ts';
import { eachItem } from './transport/pages.ts';
import { type CallOptions, type Expand, expanded } from './transport/send.ts';
import { streamEvents } from './transport/stream-events.ts';
import { type WaitOptions, waitForJob } from './wait-for-job.ts';

export interface CalculationJobs {
  /** Plans the renovation of 1 to 10,000 estates, each named by its id, `external_id` or `property_id`: all or none. */
  planRenovations(estates: string[], controls?: PlanControls, options?: CallOptions): Promise<CalculationJob>;
  /** Indicates today's energy efficiency of 1 to 10,000 estates, without a plan. */
  indicateEnergyEfficiency(estates: string[], options?: CallOptions): Promise<CalculationJob>;
  /**
   * Reads an energy certificate (PDF, or a data file) and applies its values to the estate; by default only where the
   * client has given none. `metadata` of the job, once it is FINISHED, has each value and what became of it.
   */
  readCertificate(
    file: Blob | Uint8Array<ArrayBuffer>,
    query: CertificateQuery,
    options?: CallOptions,
  ): Promise<CalculationJob>;
  /** A page on which a person accepts, corrects or rejects what a job has read from a certificate. */
  createReviewLink(jobId: string, options?: CallOptions): Promise<ReviewLink>;
  /** One job; with `expand: 'renovation'` also the renovation that it made. */
  get(jobId: string, options?: CallOptions & Expand<'renovation'>): Promise<CalculationJob>;
  /** One page of the context's jobs. */
  list(query?: CalculationJobQuery, options?: CallOptions): Promise<CalculationJobPage>;
  /** Every job, page after page; with `parent_id` the jobs of a batch's estates. */
  listAll(query?: CalculationJobQuery, options?: CallOptions): AsyncGenerator<CalculationJob, void>;
  /**
   * The jobs that have not ended, with their counts, at once and whenever they have changed. Ends when the server ends
   * it; open it again, and nothing is lost: each time it is the whole list.
   */
  follow(options?: CallOptions): AsyncGenerator<RunningJobs, void>;
  stop(jobId: string, options?: CallOptions): Promise<CalculationJob>;
  /** Takes a job that has ended off the list. */
  archive(jobId: string, options?: CallOptions): Promise<CalculationJob>;
  /**
   * The job in its final state, FINISHED, FAILED or STOPPED: check which. Survives restarts of the server; ends early
   * when `signal` fires, or when the server has been unreachable for `maxOutageMs`.
   */
  waitFor(job: Pick<CalculationJob, 'id'>, options?: WaitOptions): Promise<CalculationJob>;
}

export function createCalculationJobs(api: Api): CalculationJobs {
  const jobs = 'calculation-jobs';
  const batch = (kind: string, body: string[], query?: PlanControls, options?: CallOptions) =>
    api.json<CalculationJob>(
      { method: 'POST', path: [jobs, kind, 'batch'], query, body, keyed: true },
      options,
    );
  const get = (jobId: string, options?: CallOptions & Expand<'renovation'>) =>
    api.json<CalculationJob>({ path: [jobs, jobId], query: expanded(options) }, options);
  const list = (query?: CalculationJobQuery, options?: CallOptions) =>
    api.json<CalculationJobPage>({ path: [jobs], query }, options);
  return {
    planRenovations: (estates, controls, options) =>
      batch('suggested-renovation-trajectory-calculation', estates, controls, options),
    indicateEnergyEfficiency: (estates, options) =>
      batch('energy-efficiency-indication', estates, undefined, options),
    readCertificate: (file, query, options) =>
      api.json(
        { method: 'POST', path: [jobs, 'epc-document-processing'], query, file, keyed: true },
        options,
      ),
    createReviewLink: (jobId, options) =>
      api.json({ method: 'POST', path: [jobs, jobId, 'review-link'] }, options),
    get,
    list,
    listAll: (query = {}, options) =>
      eachItem(query.page ?? 1, (page) =>
        list({ page_size: 100, sort_direction: 'ASC', ...query, page }, options),
      ),
    async *follow(options) {
      yield* await api.call({ path: [jobs, 'events'] }, streamEvents<RunningJobs>(), options);
    },
    stop: (jobId, options) => api.json({ method: 'POST', path: [jobs, jobId, 'stop'] }, options),
    archive: (jobId, options) =>
      api.json({ method: 'POST', path: [jobs, jobId, 'archive'], once: true }, options),
    waitFor: (job, options) => waitForJob((callOptions) => get(job.id, callOptions), options),
  };
}
