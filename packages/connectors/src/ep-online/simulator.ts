/**
 * The register as its public clients know it: labels by address or by the number of the addressable object, the file of
 * all labels, and the changes of a day.
 */
import { json, type Simulator, type SimulatorReply, startSimulator } from '../testing/simulator.ts';
import { createStock, type Stock } from '../testing/stock.ts';
import { changesXml, labelCsv, zipOf } from './file-fixtures.ts';
import { EP_ONLINE_CREDENTIALS, type EpOnlineLabel } from './fixtures.ts';

interface LabelFiles {
  /** The day of the file of all labels. */
  day: string;
  /** Labels that changed, by day; a day that is not there has no file. */
  changes: Map<string, EpOnlineLabel[]>;
}

export interface EpOnlineSimulator extends Simulator {
  labels: Stock<EpOnlineLabel>;
  files: LabelFiles;
}

const INFO = '/api/v5/Mutatiebestand/DownloadInfo';

export async function startEpOnline(): Promise<EpOnlineSimulator> {
  const labels = createStock<EpOnlineLabel>();
  const files: LabelFiles = { day: '2026-11-01', changes: new Map() };
  const simulator = await startSimulator(({ url, headers }) => {
    // A signed address needs no key.
    if (url.pathname.startsWith('/files/')) return downloaded(url, labels, files);
    if (headers['authorization'] !== EP_ONLINE_CREDENTIALS.api_key) return json({}, 401);
    if (url.pathname.startsWith(INFO)) return fileInfo(url, files);
    const [, bagId] = /^\/api\/v5\/PandEnergielabel\/AdresseerbaarObject\/(\d+)$/.exec(url.pathname) ?? [];
    const isAddress = url.pathname === '/api/v5/PandEnergielabel/Adres';
    const asked = (name: string) => url.searchParams.get(name);
    // That an addition longer than the register of addresses has is refused is assumed.
    if ((asked('huisnummertoevoeging') ?? '').length > 4)
      return json({ status: 400, title: 'Bad Request', detail: 'huisnummertoevoeging' }, 400);
    const found = labels
      .all()
      .map(([, label]) => label)
      .filter((label) =>
        isAddress
          ? label['Postcode'] === asked('postcode') &&
            String(label['Huisnummer']) === asked('huisnummer') &&
            (label['Huisletter'] ?? null) === asked('huisletter') &&
            (label['Huisnummertoevoeging'] ?? null) === asked('huisnummertoevoeging') &&
            (label['Detailaanduiding'] ?? null) === asked('detailaanduiding')
          : bagId !== undefined && label['BAGVerblijfsobjectID'] === bagId,
      );
    return found.length > 0 ? json(found) : json({ message: 'no label' }, 404);
  });
  return Object.assign(simulator, { labels, files });
}

function fileInfo(url: URL, { day: newest, changes }: LabelFiles): SimulatorReply {
  const day = url.pathname.slice(INFO.length + 1);
  if (day === '' && url.searchParams.get('fileType') !== 'csv') return json({ status: 400 }, 400);
  if (day !== '' && !changes.has(day)) return json({ status: 404 }, 404);
  const bestandsnaam = `${day === '' ? `v${newest}_v4_csv` : `d${day}_v4`}.zip`.replaceAll('-', '');
  const downloadUrl = `${url.origin}/files/${bestandsnaam}?day=${day}&signature=once`;
  return json({ bestandsnaam, downloadUrl, geldigTotEnMet: '2026-11-18T21:05:55.3783303+01:00' });
}

function downloaded(url: URL, labels: Stock<EpOnlineLabel>, { changes }: LabelFiles): SimulatorReply {
  if (url.searchParams.get('signature') !== 'once') return { status: 403 };
  const day = url.searchParams.get('day') ?? '';
  const body =
    day === ''
      ? zipOf('all.csv', labelCsv(labels.all().map(([, label]) => label)))
      : zipOf('day.xml', changesXml(changes.get(day) ?? []));
  return { headers: { 'content-type': 'application/zip' }, body };
}
