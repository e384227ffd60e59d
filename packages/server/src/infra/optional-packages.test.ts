import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import packageFile from '../../package.json' with { type: 'json' };
import { installCommand } from './optional-packages.ts';

const INSTALL_PAGE = join(import.meta.dirname, '../../../../docs/install.md');

test('the page about installing has the command of each feature, with the versions that are tested', async () => {
  const page = await readFile(INSTALL_PAGE, 'utf8');
  for (const feature of ['tracing', 'ocr'] as const) {
    const command = installCommand(feature);
    assert.doesNotMatch(command, /undefined/);
    assert.ok(page.includes(command), command);
  }
});

test('none of these packages is part of every installation', () => {
  const shipped = Object.keys({ ...packageFile.dependencies, ...packageFile.optionalDependencies });
  assert.deepEqual(
    shipped.filter((name) => /opentelemetry|tesseract/.test(name)),
    [],
  );
});
