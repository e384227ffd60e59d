import { ConfigError } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';

/**
 * Before anything is promised that could not be stored. A bucket that does not answer may come back: requests for files
 * get a 503 until then.
 */
export async function refuseUnusableFiles({ files }: Dependencies): Promise<void> {
  const fault = await files.findFault();
  if (fault !== undefined) throw new ConfigError(fault);
}
