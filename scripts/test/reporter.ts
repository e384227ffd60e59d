import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';

interface Reporter {
  /** For each file how many milliseconds it took. */
  times: ReadonlyMap<string, number>;
  hasFailed(): boolean;
  report(events: AsyncIterable<TestEvent>): AsyncGenerator<string>;
}

/** A line for each file as it ends, what was skipped with its reason, and at the end every failure and the counts. */
export function createReporter(files: readonly string[]): Reporter {
  const times = new Map<string, number>();
  const failures: string[] = [];
  const counts = { passed: 0, failed: 0, skipped: 0 };

  async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
    for await (const { type, data } of events) {
      if (type === 'test:stdout' || type === 'test:stderr') yield data.message;
      if (type === 'test:complete' && data.details.type === 'suite' && files.includes(data.name)) {
        times.set(data.name, Math.round(data.details.duration_ms));
        const seconds = (data.details.duration_ms / 1000).toFixed(1);
        yield `${data.details.passed ? '✔' : '✖'} ${data.name} (${seconds} s)\n`;
      }
      if (type !== 'test:pass' && type !== 'test:fail') continue;
      const isTest = data.details.type !== 'suite' && data.nesting > 1;
      if (data.skip !== undefined) {
        counts.skipped += 1;
        yield `﹣ ${data.name}: skipped${data.skip === true ? '' : `, ${data.skip}`}\n`;
      } else if (type === 'test:pass') counts.passed += isTest ? 1 : 0;
      else if (data.todo === undefined) {
        counts.failed += isTest ? 1 : 0;
        const { error } = data.details;
        // Its tests report what a suite says about them.
        if (!('failureType' in error) || error.failureType !== 'subtestsFailed')
          failures.push(`✖ ${data.name}\n  ${placeOf(data)}\n${inspect(error.cause ?? error)}\n`);
      }
    }
    for (const failure of failures) yield `\n${failure}`;
    yield `\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped, in ${times.size} files\n`;
  }

  return { times, hasFailed: () => failures.length > 0, report };
}

function placeOf({ file, line }: { file?: string | undefined; line?: number | undefined }): string {
  return file === undefined ? '' : `${relative(process.cwd(), file)}:${line}`;
}
