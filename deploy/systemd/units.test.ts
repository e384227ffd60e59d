import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';

const UNITS = import.meta.dirname;
const isInstalled = spawnSync('systemd-analyze', ['--version']).error === undefined;

describe('the units of systemd', { skip: isInstalled ? false : 'systemd-analyze is not installed' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-units-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  // A template is checked as one of its services.
  const names = readdirSync(UNITS).filter((name) => /\.(service|timer)$/.test(name));
  const units = names.map((name) => {
    const path = join(folder, name.replace('@.', '@1.'));
    cpSync(join(UNITS, name), path);
    return path;
  });

  it('have no fault that systemd knows of', () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
    assert.equal(stderr, '');
    assert.equal(status, 0);
  });

  it('leave little in reach of what they run', () => {
    for (const unit of units.filter((path) => path.endsWith('.service'))) {
      const args = ['security', '--offline=true', '--threshold=20', unit];
      const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
      assert.equal(status, 0, stdout);
    }
  });
});
