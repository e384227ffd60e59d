/** The state of the register: whether requests are sent just now, and why not. */
import type { Executor } from '../../infra/database/sql.ts';

export type RegisterFaultKind = 'credentials' | 'busy' | 'unusable';

interface RegisterState {
  isPaused: boolean;
  faultsInRow: number;
  faultKind: RegisterFaultKind | null;
  fault: string | null;
}

export async function findRegisterState(sql: Executor): Promise<RegisterState> {
  const [row] = await sql<RegisterState[]>`
    SELECT coalesce(paused_until > now(), false) AS "isPaused", faults_in_row AS "faultsInRow", fault_kind AS "faultKind", fault
    FROM label_register`;
  return row ?? { isPaused: false, faultsInRow: 0, faultKind: null, fault: null };
}

export async function recordRegisterFault(
  sql: Executor,
  { kind, fault, pausedUntil }: { kind: RegisterFaultKind; fault: string; pausedUntil: Date | null },
): Promise<void> {
  await sql`
    UPDATE label_register SET faults_in_row = faults_in_row + 1, fault_kind = ${kind}, fault = ${fault.slice(0, 1000)}, fault_at = now(),
      paused_until = ${pausedUntil}`;
}

/** It answers, or is to be tried at once. Writes only where something was wrong. */
export async function forgetRegisterFaults(sql: Executor): Promise<void> {
  await sql`
    UPDATE label_register SET faults_in_row = 0, fault_kind = NULL, fault = NULL, fault_at = NULL, paused_until = NULL
    WHERE fault_kind IS NOT NULL`;
}
