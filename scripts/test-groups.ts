import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { costOf } from './test-order.ts';

/** Short files that change or measure their whole process, and so get one of their own. */
export const CHANGES_ITS_PROCESS: readonly string[] = [
  // The clock of the process.
  'packages/server/src/new-year.test.ts',
  // Where the process looks for programs.
  'packages/server/src/estates/certificates/ocr/ocr-bundled.whole.test.ts',
  // Which packages the process can import.
  'packages/server/src/estates/certificates/ocr/ocr-missing.test.ts',
  // Where the process keeps temporary files.
  'packages/server/src/estates/imports/read/row-spool.test.ts',
  // Which compiler the process loads.
  'packages/server/src/infra/pdf/wasm-compiler.test.ts',
];

// No file takes as long, even beside a load; past this it hangs.
export const FILE_LIMIT_MS = 480_000;

/** The files that get a process each, and the others in at most so many groups of which each gets one. Groups cost about the same. */
export function partition(
  files: readonly string[],
  groupCount: number,
): { alone: string[]; groups: string[][] } {
  const isAlone = (file: string) => CHANGES_ITS_PROCESS.includes(file);
  const groups = Array.from({ length: groupCount }, (): { cost: number; files: string[] } => ({
    cost: 0,
    files: [],
  }));
  // The longest first, each to the group that has least to do so far.
  for (const file of files.filter((one) => !isAlone(one))) {
    const [least] = groups.toSorted((a, b) => a.cost - b.cost);
    if (least === undefined) break;
    least.files.push(file);
    least.cost += costOf(file);
  }
  return {
    alone: files.filter(isAlone),
    groups: groups.map((group) => group.files).filter((group) => group.length > 0),
  };
}

/** A file for each group that runs it: the test runner starts processes by file. */
export function writeGroups(
  groups: readonly (readonly string[])[],
  fileLimitMs: number,
): {
  folder: string;
  entries: string[];
  remove(): void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-test-groups-'));
  const runner = JSON.stringify(join(import.meta.dirname, 'test-group.ts'));
  const entries = groups.map((files, index) => {
    const entry = join(folder, `group-${index + 1}.mjs`);
    const call = `runTogether(${JSON.stringify(files)}, ${fileLimitMs});`;
    writeFileSync(entry, `import { runTogether } from ${runner};\n${call}\n`);
    return entry;
  });
  return { folder, entries, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
