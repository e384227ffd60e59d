import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFile(join(ROOT, path), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const alerts = await read('deploy/prometheus/alerts.yml');
const names = found(alerts, /- alert: (\w+)/g);
const isInstalled = spawnSync('promtool', ['--version']).error === undefined;

/** The figures that the server's code has, as Prometheus sees them. */
async function ownFigures(): Promise<Set<string>> {
  const figures = new Set<string>();
  for await (const path of glob('packages/server/src/{start,http,infra}/**/*.ts', { cwd: ROOT })) {
    if (path.endsWith('.test.ts')) continue;
    const source = await read(path);
    for (const name of found(source, /'(rooftree_\w+)'/g)) figures.add(name);
  }
  for (const name of [...figures].filter((each) => each.endsWith('_duration_seconds')))
    for (const suffix of ['bucket', 'count', 'sum']) figures.add(`${name}_${suffix}`);
  return figures;
}

describe('alerts', () => {
  it('each have a test that fires, one that does not, and a line that says what to do', async () => {
    const tests = await read('deploy/prometheus/alerts.test.yml');
    const docs = await read('docs/operations.md');
    assert.ok(names.length >= 12);
    for (const name of names) {
      assert.ok(tests.includes(`name: ${name} fires`), name);
      assert.ok(tests.includes(`name: ${name} is quiet`), name);
      assert.ok(docs.includes(`<a id="${name.toLowerCase()}"></a>\`${name}\``), name);
      assert.ok(alerts.includes(`runbook: docs/operations.md#${name.toLowerCase()}`), name);
    }
  });

  it('and the dashboard ask only for figures that the server has', async () => {
    const figures = await ownFigures();
    for (const path of ['deploy/prometheus/alerts.yml', 'deploy/grafana/rooftree.json']) {
      const asked = found(await read(path), /\b(rooftree_\w+)/g);
      assert.ok(asked.length > 10, path);
      for (const name of asked) assert.ok(figures.has(name), `${path} asks for ${name}`);
    }
  });

  it('pass their tests', { skip: isInstalled ? false : 'promtool is not installed' }, () => {
    for (const args of [
      ['check', 'rules', 'alerts.yml'],
      ['test', 'rules', 'alerts.test.yml'],
    ]) {
      const options = { cwd: import.meta.dirname, encoding: 'utf8' } as const;
      const { status, stdout, stderr } = spawnSync('promtool', args, options);
      assert.equal(status, 0, `${stdout}${stderr}`);
    }
  });
});
