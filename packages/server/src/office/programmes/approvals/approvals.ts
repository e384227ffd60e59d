import type { Language } from '@rooftree/words';

/** A home whose works begin in the approved year. */
export interface HomeToApprove {
  estateId: string;
  externalId: string;
  /** The wish whose plan it is. */
  package: string;
}

export interface ApprovalRow {
  id: string;
  scenario: number;
  year: number;
  homes: number;
  done: number;
  withPassports: boolean;
  language: Language;
  jobIds: string[];
  plansFinished: number;
  plansFailed: number;
  actionId: string | null;
  failure: string | null;
  createdAt: Date;
}

/** An approval as the API shows it. */
export function writeApproval(row: ApprovalRow, thisYear: number) {
  return {
    id: row.id,
    scenario: row.scenario,
    year: row.year,
    created_at: row.createdAt,
    homes: {
      total: row.homes,
      done: row.done,
      overdue: row.year < thisYear ? Math.max(0, row.homes - row.done) : 0,
    },
    plans: { job_ids: row.jobIds, finished: row.plansFinished, failed: row.plansFailed },
    passports: row.withPassports
      ? { language: row.language, action_id: row.actionId, failure: row.failure }
      : null,
  };
}
