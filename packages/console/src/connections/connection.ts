/** As the API has them. */
export interface Connection {
  id: string;
  provider: string;
  name: string;
  state: 'ACTIVE' | 'PAUSED' | 'FAILING' | 'NEEDS_CREDENTIALS' | 'NEEDS_DECISION';
  last_full_read_at: string | null;
  last_delta_read_at: string | null;
  next_read_at: string | null;
  last_fault: string | null;
  estates: number;
  last_run: SyncRun | null;
}

export interface SyncRun {
  id: string;
  kind: 'FULL' | 'DELTA' | 'HOOK';
  run_status: 'RUNNING' | 'WAITING' | 'FINISHED' | 'FAILED';
  announced: number | null;
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  deactivated: number;
  to_deactivate: number | null;
}

export interface Provider {
  name: string;
  is_read: boolean;
  takes_reports: boolean;
  credentials: { name: string; is_secret: boolean; is_optional: boolean }[];
}

export interface RefusedRow {
  external_id: string | null;
  reasons: string[];
  /** An estate of that name is here, from before. */
  is_known: boolean;
}

export interface Preview {
  announced: number | null;
  is_whole: boolean;
  counts: { read: number; created: number; changed: number; unchanged: number; refused: number };
  rows: {
    external_id: string | null;
    outcome: 'new' | 'changed' | 'unchanged' | 'refused' | 'gone';
    address: string | null;
    facts: number;
    reasons: string[];
  }[];
}
