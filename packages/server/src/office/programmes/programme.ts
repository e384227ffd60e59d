import type { Ownership } from '@rooftree/engine';
import type { Calendar, ProgrammeLimits, ProgrammeObjective, ScenarioFigures } from '@rooftree/programme';
import type { Static } from 'typebox';
import type { newProgrammeSchema } from './programmes.schemas.ts';

export const PROGRAMME_STATUSES = [
  'WAITING',
  'PLANNING',
  'SOLVING',
  'FINISHED',
  'INFEASIBLE',
  'FAILED',
  'CANCELLED',
] as const;
export type ProgrammeStatus = (typeof PROGRAMME_STATUSES)[number];

/** Why a home is no part of the programme. */
export const LEFT_OUT_REASONS = ['NOT_A_HOME', 'NO_REGION', 'NO_YEAR_BUILT', 'NO_PLAN'] as const;

export const HOME_STATUSES = ['PLANNED', 'NOTHING', 'LEFT_OUT'] as const;
export type HomeStatus = (typeof HOME_STATUSES)[number];

/** As it was sent and is stored. */
export type ProgrammeRequest = Static<typeof newProgrammeSchema>;

/** What the worker reads from the stored request: with the defaults. */
export interface ProgrammeTask {
  firstYear: number;
  years: number;
  objective: ProgrammeObjective;
  ownership: Ownership | null;
  duties: readonly Calendar[];
  requiredProbability: number;
  noTenantPaysMore: boolean;
  scenarios: { name: string | null; limits: ProgrammeLimits }[];
  withBaselines: boolean;
  hasPrevious: boolean;
  centsPerMovedHome: number;
  frozenUntilYear: number | null;
}

export interface SolvingProgress {
  scenario: number;
  value: number | null;
  bound: number;
  gap: number | null;
}

/** The figures of a scenario as they are stored. */
export interface StoredScenario extends Omit<ScenarioFigures, 'labels_now'> {
  name: string | null;
  /** Absent when an earlier version has solved it. */
  labels_now?: ScenarioFigures['labels_now'];
}

export interface ProgrammeRow {
  id: string;
  name: string;
  status: ProgrammeStatus;
  request: ProgrammeRequest;
  previousId: string | null;
  homesTotal: number;
  homesPlanned: number;
  homesLeftOut: number;
  outcome: Pick<StoredScenario, 'homes_with_works' | 'paid_cents' | 'gap'> | null;
  progress: SolvingProgress | null;
  failure: string | null;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
}

export const isEnded = (status: ProgrammeStatus): boolean =>
  !['WAITING', 'PLANNING', 'SOLVING'].includes(status);

/** There are figures and homes to read. */
export const hasResult = (status: ProgrammeStatus): boolean => ['FINISHED', 'INFEASIBLE'].includes(status);

export const VALUE_UNITS = {
  LOWEST_COST: 'CENTS',
  MOST_CO2_PER_EURO: 'GRAMS',
  MOST_TENANTS_HELPED: 'POINTS',
} as const;
