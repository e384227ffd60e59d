/** A control group of Linux (version 1 or 2) with a memory limit: the kernel ends what does not fit. Needs root. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = '/sys/fs/cgroup';
const FILES = {
  1: {
    folder: join(ROOT, 'memory'),
    limit: 'memory.limit_in_bytes',
    kills: 'memory.oom_control',
    own: 'rss',
  },
  2: { folder: ROOT, limit: 'memory.max', kills: 'memory.events', own: 'anon' },
};

export interface MemoryGroup extends AsyncDisposable {
  /** What to put before a command so that it and its children run in the group. */
  launcher: readonly string[];
  /** Of all processes together, without the file cache, which the kernel takes back when it needs it. */
  usedMb(): number;
  /** How many processes the kernel has ended. */
  kills(): number;
}

export function createMemoryGroup(limitMb: number): MemoryGroup {
  const files = existsSync(join(ROOT, 'cgroup.controllers')) ? FILES[2] : FILES[1];
  const folder = join(files.folder, `rooftree-bench-${process.pid}`);
  mkdirSync(folder);
  writeFileSync(join(folder, files.limit), String(limitMb * 1024 * 1024));
  const read = (file: string, field: string) => {
    const [, value] =
      new RegExp(`^${field} (\\d+)$`, 'm').exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    return Number(value);
  };
  return {
    launcher: ['/bin/sh', '-c', 'echo $$ > "$0" && exec "$@"', join(folder, 'cgroup.procs')],
    usedMb: () => (read('memory.stat', files.own) + read('memory.stat', 'shmem')) / 1024 / 1024,
    kills: () => read(files.kills, 'oom_kill'),
    async [Symbol.asyncDispose]() {
      while (readFileSync(join(folder, 'cgroup.procs'), 'utf8') !== '') await sleep(100);
      rmdirSync(folder);
    },
  };
}
