import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runRooftree } from '../testing/server/run-rooftree.ts';

const SHOW_FLAGS =
  '--import=data:text/javascript,console.log(process.pid,process.execArgv.join(),process.env.MALLOC_ARENA_MAX)';
const LIMITED = /^(\d+) {2}undefined\n\1 --max-semi-space-size=16 2\n/;

/** What `rooftree` starts with; none of these commands gets further than its settings. */
const startWith = async (command: string, options = '') =>
  (await runRooftree([command], { NODE_OPTIONS: `${SHOW_FLAGS} ${options}`, PORT: 'none' })).stdout;

describe('memory that only the start of a process can limit', () => {
  it('is limited in a process that runs on, which stays the same process', async () => {
    assert.match(await startWith('serve'), LIMITED);
    assert.match(await startWith('work'), LIMITED);
  });

  it('is left to V8 and glibc for other commands, and to an operator who has set it', async () => {
    assert.match(await startWith('contexts'), /^\d+ {2}undefined\n(?!\d)/);
    assert.match(await startWith('serve', '--max-semi-space-size=64'), /^\d+ {2}undefined\n$/);
  });
});
