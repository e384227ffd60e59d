/**
 * Loaded before everything else in a process (NODE_OPTIONS=--import): one file is read with a small wrong change in it.
 * Threads and child processes inherit it, so that a mutant reaches every part of a test. Nothing on disk is changed.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { Mutant } from './mutants.ts';

const given = process.env['ROOFTREE_MUTANT'];
if (given !== undefined) {
  const { url, start, end, replacement }: Mutant & { url: string } = JSON.parse(given);
  registerHooks({
    load(asked, context, nextLoad) {
      if (asked !== url) return nextLoad(asked, context);
      const text = readFileSync(new URL(url), 'utf8');
      const source = `${text.slice(0, start)}${replacement}${text.slice(end)}`;
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}
