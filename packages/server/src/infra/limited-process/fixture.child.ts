/** Work for the tests of limited processes; the argument says which. */
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';

const WORK: Record<string, () => unknown> = {
  echo: async () => process.stdout.write(await buffer(process.stdin)),
  compute: () => {
    while (true) Math.random();
  },
  allocate: () => {
    const kept: Buffer[] = [];
    while (true) kept.push(Buffer.alloc(1024 * 1024, kept.length + 1));
  },
  talk: () => {
    while (true) process.stdout.write('a'.repeat(64 * 1024));
  },
  wait: () => setInterval(() => {}, 1000),
  throw: () => {
    throw new Error('thrown by the script');
  },
  'read another file': () => process.stdout.write(readFileSync('/etc/hostname')),
};
await WORK[process.argv[2] ?? '']?.();
