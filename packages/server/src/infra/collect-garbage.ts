import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * For work that goes through very much, one piece after the other. On a machine with much memory V8 lets hundreds of
 * megabytes of dead objects lie before its first collection; nothing of a piece is used after it.
 */
export function collectGarbage(): void {
  if (collect === undefined) {
    // The only way to reach it in a process that was started without the flag.
    setFlagsFromString('--expose-gc');
    const found: () => void = runInNewContext('gc');
    collect = found;
  }
  collect();
}
