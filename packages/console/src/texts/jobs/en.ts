export const jobs = {
  title: 'Jobs',
  none: 'No jobs yet. Plan homes, and their progress is here.',
  states: {
    NOT_STARTED: 'waiting',
    RUNNING: 'running',
    FINISHED: 'finished',
    FAILED: 'failed',
    STOPPED: 'stopped',
  },
  progress: (done: string, total: string) => `${done} of ${total} homes`,
  failed: (count: string) => `${count} failed`,
  stop: 'Stop',
  why: 'Why they failed',
  homes: (count: string, isOne: boolean) => (isOne ? '1 home' : `${count} homes`),
  andMore: (count: string) => `and ${count} more`,
  again: (count: string, isOne: boolean) =>
    isOne ? 'Plan the failed home again' : `Plan the ${count} failed homes again`,
  started: 'Started: it is at the top of the list.',
  noReason: 'No reason was kept.',
  older: 'Older jobs',
};

export type JobsTexts = typeof jobs;
