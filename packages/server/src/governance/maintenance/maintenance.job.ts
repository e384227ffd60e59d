import type { QueueTask } from '../../infra/queue/queue-worker.ts';
import type { MaintenanceTask } from './maintenance-task.ts';
import { runTask } from './run-task.ts';

interface MaintenanceLog {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
}

/** The colon keeps these names apart from those of other tasks. */
const queueName = ({ name }: MaintenanceTask): string => `maintenance:${name}`;

/** The tasks as a worker runs them. A failure is thrown for the queue, which logs it and tries again. */
export function maintenanceJobs(
  tasks: readonly MaintenanceTask[],
  log: MaintenanceLog,
): Record<string, QueueTask> {
  return Object.fromEntries(
    tasks.map((task): [string, QueueTask] => [
      queueName(task),
      async (_payload, { signal }) => {
        const { removed, isDone, failure } = await runTask(task, signal);
        const details = { task: task.name, removed, isDone };
        if (removed > 0) log.info(details, `Maintenance removed ${removed}: ${task.removes}`);
        else log.debug(details, `Maintenance found nothing to do: ${task.name}`);
        if (failure !== undefined) throw failure;
      },
    ]),
  );
}

/**
 * The lines of a crontab. The priority puts them before the chunks of a batch, which may be thousands. The key allows
 * at most one entry per task: when one keeps failing, the next scheduled one replaces it.
 */
export function maintenanceSchedule(tasks: readonly MaintenanceTask[]): string {
  return tasks
    .map((task) => `${task.schedule} ${queueName(task)} ?priority=-1&max=3&jobKey=${queueName(task)}`)
    .join('\n');
}
