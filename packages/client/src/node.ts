import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Client } from './client.ts';
import type { RenovationReport } from './contract.ts';
import type { CallOptions } from './transport/send.ts';

/** Downloads a report's PDF into a file and returns the file's full path. A failed download leaves no file. */
export async function saveReport(
  client: Client,
  report: Pick<RenovationReport, 'url'>,
  file: string,
  options?: CallOptions,
): Promise<string> {
  const path = resolve(file);
  const bytes = await client.renovations.reports.download(report, options);
  // Written to a temporary file and renamed, so that half a PDF is never opened.
  const partial = `${path}.${randomUUID()}.partial`;
  try {
    await writeFile(partial, bytes);
    await rename(partial, path);
  } finally {
    await rm(partial, { force: true });
  }
  return path;
}
