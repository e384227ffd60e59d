import { localDay } from '../words/local-day.ts';

const LAST_LINE_BYTES = 4096;

/** The last line says how much there is: without it the file was cut off on the way. */
export async function isWhole(file: Blob): Promise<boolean> {
  return (await file.slice(-LAST_LINE_BYTES).text()).includes('{"kind":"end"');
}

/** After the agency and the day where the reader is. */
export function exportFileName(agency: string, today = localDay()): string {
  return `${agency.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${today}.ndjson`;
}
