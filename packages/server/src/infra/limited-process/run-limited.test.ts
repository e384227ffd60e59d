import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { type LimitedWork, outputOfLimited, runLimited } from './run-limited.ts';

const MIB = 1024 * 1024;
const LIMITS = {
  memoryBytes: 512 * MIB,
  processorSeconds: 30,
  milliseconds: 600_000,
  outputBytes: MIB,
};
const work = (argument: string, limits: Partial<LimitedWork['limits']> = {}, input = '') => ({
  contextId: 'a',
  script: join(import.meta.dirname, 'fixture.child.ts'),
  argument,
  limits: { ...LIMITS, ...limits },
  input: Buffer.from(input),
});

describe('a limited process', () => {
  it('gives back what it writes', async () => {
    assert.equal(String(await outputOfLimited(work('echo', {}, 'what it reads'))), 'what it reads');
  });

  it('is ended by its processor time, however long the clock would let it', async () => {
    assert.equal(await outputOfLimited(work('compute', { processorSeconds: 1 })), 'too slow');
  });

  it('is ended by the clock when it only waits', async () => {
    assert.equal(await outputOfLimited(work('wait', { milliseconds: 500 })), 'too slow');
  });

  it('is ended by its memory', async () => {
    assert.equal(await outputOfLimited(work('allocate')), 'too large');
  });

  it('is ended when it writes too much', async () => {
    assert.equal(await outputOfLimited(work('talk')), 'too large');
  });

  it('fails when its script does, or wants a file that is not of the program', async () => {
    assert.equal(await outputOfLimited(work('throw')), 'failed');
    assert.equal(await outputOfLimited(work('read another file')), 'failed');
  });

  it('is ended by a signal, and rejects with its reason', async () => {
    const stopping = new AbortController();
    const run = runLimited({
      ...work('talk', { outputBytes: Number.POSITIVE_INFINITY }),
      onOutput: async () => stopping.abort(new Error('not wanted any more')),
      signal: stopping.signal,
    });
    await assert.rejects(run, /not wanted any more/);
  });

  it('is not left behind when its output cannot be taken', async () => {
    const run = runLimited({
      ...work('talk', { outputBytes: Number.POSITIVE_INFINITY }),
      onOutput: () => Promise.reject(new Error('no space left')),
    });
    await assert.rejects(run, /no space left/);
  });
});
