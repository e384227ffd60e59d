import {
  isOff,
  type MaintenanceTask,
  type Retention,
} from '../../../governance/maintenance/maintenance-task.ts';
import { maintenanceTasks } from '../../../governance/maintenance/maintenance-tasks.ts';
import { runTask } from '../../../governance/maintenance/run-task.ts';
import { print, printJson, table } from '../../../infra/terminal.ts';
import { CliError } from '../../cli-error.ts';
import { withDependencies } from '../../with-dependencies.ts';

interface RunOptions {
  dryRun?: true;
  json?: true;
}

export async function listTasksAction({ json }: { json?: true }): Promise<void> {
  const tasks = await withDependencies(async (dependencies) => maintenanceTasks(dependencies));
  if (json) return printJson(tasks.map(taskJson));
  const rows = tasks.map((task) => [
    task.name,
    task.schedule,
    describeRetention(task.retention),
    task.removes,
  ]);
  print(table(['TASK', 'SCHEDULE', 'KEEPS', 'REMOVES'], rows));
}

export async function runTasksAction(names: string[], { dryRun, json }: RunOptions): Promise<void> {
  const outcomes = await withDependencies(async (dependencies) => {
    const outcomes: Outcome[] = [];
    for (const task of chosen(maintenanceTasks(dependencies), names))
      outcomes.push(await (dryRun ? countOnly(task) : run(task)));
    return outcomes;
  });
  if (outcomes.some(({ failure }) => failure !== null)) process.exitCode = 1;
  if (json) return printJson(outcomes);
  for (const outcome of outcomes) print(sentence(outcome));
}

interface Outcome {
  task: string;
  is_dry_run: boolean;
  /** In a dry run, how many would be. */
  removed: number;
  is_kept_for_ever: boolean;
  /** False when there is more than one run removes. */
  is_done: boolean;
  failure: string | null;
}

async function countOnly(task: MaintenanceTask): Promise<Outcome> {
  const removed = await task.count();
  return {
    task: task.name,
    is_dry_run: true,
    removed,
    is_kept_for_ever: isOff(task),
    is_done: true,
    failure: null,
  };
}

async function run(task: MaintenanceTask): Promise<Outcome> {
  const { removed, isDone, failure } = await runTask(task);
  return {
    task: task.name,
    is_dry_run: false,
    removed,
    is_kept_for_ever: isOff(task),
    is_done: isDone,
    failure: failure === undefined ? null : reasonOf(failure),
  };
}

function sentence({ task, is_dry_run, removed, is_kept_for_ever, is_done, failure }: Outcome): string {
  if (is_kept_for_ever && removed === 0 && failure === null) return `${task}: kept indefinitely`;
  const what = `${task}: ${is_dry_run ? 'would remove' : 'removed'} ${removed}`;
  if (failure !== null) return `${what}, then failed: ${failure}`;
  return is_done ? what : `${what}; more is left, run it again`;
}

function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return failure.cause instanceof Error ? `${failure.message} (${failure.cause.message})` : failure.message;
}

function chosen(tasks: MaintenanceTask[], names: readonly string[]): MaintenanceTask[] {
  const unknown = names.filter((name) => !tasks.some((task) => task.name === name));
  if (unknown.length > 0)
    throw new CliError(`there is no task ${unknown.join(', ')}; rooftree maintenance list shows them`);
  return names.length === 0 ? tasks : tasks.filter(({ name }) => names.includes(name));
}

function describeRetention(retention: Retention): string {
  if ('fixed' in retention) return retention.fixed;
  const days = retention.days === 1 ? '1 day' : `${retention.days} days`;
  return `${retention.days === 0 ? 'for ever' : days} (${retention.setting})`;
}

function taskJson({ name, removes, schedule, retention }: MaintenanceTask): object {
  const chosen = 'days' in retention ? { setting: retention.setting, days: retention.days } : null;
  return { name, removes, schedule, keeps: describeRetention(retention), retention: chosen };
}
