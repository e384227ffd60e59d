/**
 * Read before each test file of `npm test`: what is drawn at random is then the same in every run, so that a run that fails is about
 * the change it runs on. `npx node --test <file>` draws anew each time, and `npm run test:long` draws many.
 */
import { isMainThread } from 'node:worker_threads';
import fc from 'fast-check';
import { beginTime } from './test-times.ts';

fc.configureGlobal({ seed: 20261115 });

if (isMainThread) process.on('exit', beginTime(process.argv[1] ?? ''));
