/** A programme as the API shows it: figures as they are stored, and sentences in a language. */
import { DUTIES_OF_LAW } from '@rooftree/programme';
import { type Language, programmeWords } from '@rooftree/words';
import { hasResult, type ProgrammeRow, type StoredScenario, VALUE_UNITS } from './programme.ts';
import { taskOf } from './programme-request.ts';

export function writeProgramme(row: ProgrammeRow) {
  const { request, progress } = row;
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    objective: request.objective,
    value_unit: VALUE_UNITS[request.objective],
    first_year: request.first_year,
    years: request.years,
    created_at: row.createdAt,
    started_at: row.startedAt,
    ended_at: row.endedAt,
    failure: row.failure,
    homes: {
      total: row.homesTotal,
      planned: hasResult(row.status) ? row.homesTotal - row.homesLeftOut : row.homesPlanned,
      left_out: row.homesLeftOut,
    },
    progress: {
      homes_total: row.homesTotal,
      homes_planned: row.homesPlanned,
      scenario: progress?.scenario ?? null,
      value: progress?.value ?? null,
      bound: progress === null ? null : Math.floor(progress.bound),
      gap: progress?.gap ?? null,
    },
    outcome: row.outcome,
    previous_id: row.previousId,
  };
}

export function writeScenario(
  row: ProgrammeRow,
  scenario: StoredScenario,
  number: number,
  language: Language,
) {
  const words = programmeWords(language);
  const valueUnit = VALUE_UNITS[row.request.objective];
  const { requiredProbability } = taskOf(row.request);
  const { isFeasible, name, limits, duties, conflict, changes, baselines, ...figures } = scenario;
  const limitOf = (id: string) => limits.find((limit) => limit.id === id);
  return {
    number,
    name,
    status: isFeasible ? 'FINISHED' : 'INFEASIBLE',
    ...figures,
    labels_now: figures.labels_now ?? [],
    limits: limits.map((limit) => ({ ...limit, text: words.limit(limit, valueUnit) })),
    duties: duties.map((duty) => ({ ...duty, text: words.dutyResult(duty, requiredProbability) })),
    conflict: conflict.map((id) => ({
      id,
      text: words.conflict(id === DUTIES_OF_LAW ? null : (limitOf(id) ?? null)),
    })),
    changes: changes.map((change) => {
      const limit = limitOf(change.id);
      return { ...change, text: limit ? words.change(limit, change.amount, change.needed) : change.id };
    }),
    baselines: baselines.map((baseline) => ({
      ...baseline,
      text: words.baseline(
        {
          rule: baseline.rule,
          more: baseline.value - scenario.value,
          missed: baseline.duties_missed,
          broken: baseline.limits_broken.length,
        },
        valueUnit,
      ),
    })),
  };
}
