/**
 * EP-Online's files: `GET /api/v5/Mutatiebestand/DownloadInfo` names the newest file of all labels,
 * `…/DownloadInfo/{day}` the changes of one day, each with a signed address that works for a while. Fields, file names
 * (`v20260801_v4_csv.zip`, `d20260827_v4.zip`), file types (`csv`, `xml`, `xlsx`) and 404 for a day without a file:
 * from an authenticated public client (2026-08). Assumed: that the file of all labels is complete up to the day in its
 * name.
 */
import type { Session } from '../contract/provider.ts';
import { ProviderFault } from '../contract/provider-fault.ts';
import { textAt } from '../reading/at-path.ts';
import { checkAnswer } from '../reading/check-answer.ts';
import { parseJson } from '../reading/parse-json.ts';

export interface LabelFile {
  name: string;
  /** The day in its name, `2026-08-01`. */
  day: string;
  /** Signed: it is a secret for as long as it works. */
  url: string;
}

/** The newest file of all labels. */
export async function findLabelFile(session: Session): Promise<LabelFile> {
  const file = await getFile(session, '?fileType=csv');
  if (file === null) throw new ProviderFault('refused', 'EP-Online has no file of all labels');
  return file;
}

/** The changes of a day; null when there is no such file, or no longer. */
export function findChangesFile(session: Session, day: string): Promise<LabelFile | null> {
  return getFile(session, `/${day}`);
}

async function getFile(session: Session, path: string): Promise<LabelFile | null> {
  const answer = await session.send({
    method: 'GET',
    url: `${session.base}/api/v5/Mutatiebestand/DownloadInfo${path}`,
    headers: { authorization: session.credentials['api_key'] ?? '', accept: 'application/json' },
  });
  if (answer.status === 404) return null;
  const info = parseJson('EP-Online', checkAnswer('EP-Online', answer).body);
  const name = textAt(info, 'bestandsnaam');
  const url = textAt(info, 'downloadUrl');
  const [, year, month, day] = /^[vd](\d{4})(\d\d)(\d\d)/.exec(name ?? '') ?? [];
  if (name === undefined || url === undefined || day === undefined)
    throw new ProviderFault('refused', 'EP-Online names no file that can be downloaded');
  return { name, url, day: `${year}-${month}-${day}` };
}
