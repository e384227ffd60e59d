/**
 * Read before each test file of `npm test`: what is drawn at random is then the same in every run, so that a run that fails is about
 * the change it runs on. `npx node --test <file>` draws anew each time, and `npm run test:long` draws many.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: 20261115 });
