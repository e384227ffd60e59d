/** The thread that solves one programme, as seen from the worker that started it. */
import { Worker } from 'node:worker_threads';
import type { ScenarioFigures } from '@rooftree/programme';
import type { SolvingProgress } from './programme.ts';
import type { SolverRequest, SolverSettings } from './solve-programme.thread.ts';

/** Of plain objects; the numbers of a problem are outside of it. */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 1024 };

/** The thread refused its input, or found that it has changed; the same input fails again. */
export class SolverFault extends Error {
  override name = 'SolverFault';
  readonly kind: string;

  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

export interface ProgrammeSolver extends AsyncDisposable {
  /** Chunks of `[SolverHome]` as JSON text, in the order of their complexes. */
  add(homes: string): Promise<void>;
  solve(): Promise<void>;
  /** The same homes again; returns `[ChosenHome & {scenario, estate_id}]` as JSON text. */
  describe(homes: string): Promise<string>;
  figures(): Promise<ScenarioFigures[]>;
  /** Compressed; null where no programme is within the limits. */
  file(scenario: number, file: 'problem' | 'certificate'): Promise<Uint8Array | null>;
}

type Message =
  | { kind: 'progress'; progress: SolvingProgress }
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; name: string; message: string };

export function startSolver(
  settings: SolverSettings,
  onProgress: (progress: SolvingProgress) => void,
  signal: AbortSignal,
): ProgrammeSolver {
  const thread = new Worker(new URL('./solve-programme.thread.ts', import.meta.url), {
    workerData: settings,
    resourceLimits: THREAD_MEMORY,
  });
  let waiting = Promise.withResolvers<unknown>();
  const stop = (reason: unknown) => {
    waiting.reject(reason);
    void thread.terminate();
  };
  signal.addEventListener('abort', () => stop(signal.reason), { once: true });
  thread.on('error', stop);
  thread.on('exit', () => waiting.reject(new Error('the thread of the programme has ended')));
  thread.on('message', (message: Message) => {
    if (message.kind === 'progress') onProgress(message.progress);
    else if (message.kind === 'done') waiting.resolve(message.value);
    else waiting.reject(new SolverFault(message.name, message.message));
  });
  // Also when nobody waits for it just now.
  waiting.promise.catch(() => undefined);
  const call = async <Result>(request: SolverRequest): Promise<Result> => {
    signal.throwIfAborted();
    waiting = Promise.withResolvers();
    waiting.promise.catch(() => undefined);
    thread.postMessage(request);
    // `respond` of the thread returns what each kind of request is for.
    return (await waiting.promise) as Result;
  };
  return {
    add: (homes) => call({ kind: 'add', homes }),
    solve: () => call({ kind: 'solve' }),
    describe: (homes) => call({ kind: 'describe', homes }),
    figures: () => call({ kind: 'figures' }),
    file: (scenario, file) => call({ kind: 'file', scenario, file }),
    async [Symbol.asyncDispose]() {
      await thread.terminate();
    },
  };
}
