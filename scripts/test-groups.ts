import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SLOWEST_FIRST } from './test-order.ts';

/** Short files that change or measure their whole process, and so get one of their own. */
export const CHANGES_ITS_PROCESS: readonly string[] = [
  // The clock of the process.
  'packages/server/src/new-year.test.ts',
  // Where the process looks for programs.
  'packages/server/src/certificates/ocr-bundled.test.ts',
  // Where the process keeps temporary files.
  'packages/server/src/estates/import/row-spool.test.ts',
  // Which compiler the process loads.
  'packages/server/src/infra/pdf/wasm-compiler.test.ts',
];

/** Small enough that the last group to end is not long alone. */
const FILES_PER_GROUP = 14;
// No file takes as long, even beside a load; past this it hangs.
export const FILE_LIMIT_MS = 480_000;

/** The files that get a process each, and the others in groups of which each gets one. */
export function partition(files: readonly string[]): { alone: string[]; groups: string[][] } {
  const isAlone = (file: string) => SLOWEST_FIRST.includes(file) || CHANGES_ITS_PROCESS.includes(file);
  const together = files.filter((file) => !isAlone(file));
  const count = Math.ceil(together.length / FILES_PER_GROUP);
  // Neighbours go apart: files of one folder are alike, also in how long they take.
  const groups = Array.from({ length: count }, (_, group) =>
    together.filter((_file, index) => index % count === group),
  );
  return { alone: files.filter(isAlone), groups };
}

/** A file for each group that runs it: the test runner starts processes by file. */
export function writeGroups(groups: readonly (readonly string[])[]): { entries: string[]; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-test-groups-'));
  const runner = JSON.stringify(join(import.meta.dirname, 'test-group.ts'));
  const entries = groups.map((files, index) => {
    const entry = join(folder, `group-${index + 1}.mjs`);
    const call = `runTogether(${JSON.stringify(files)}, ${FILE_LIMIT_MS});`;
    writeFileSync(entry, `import { runTogether } from ${runner};\n${call}\n`);
    return entry;
  });
  return { entries, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
