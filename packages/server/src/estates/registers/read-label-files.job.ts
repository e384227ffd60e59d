import {
  findChangesFile,
  findLabelFile,
  type LabelFile,
  labelAmong,
  ProviderFault,
  type Session,
} from '@rooftree/connectors';
import { type Sql, transaction } from '../../infra/database/sql.ts';
import type { QueueLog, QueueTask } from '../../infra/queue/queue-worker.ts';
import type { Download } from '../connections/providers/provider-download.ts';
import { retryAt } from '../connections/sync/sync-schedule.ts';
import { daysAfter, yesterday } from './label-days.ts';
import {
  addStagedLabels,
  beginLoad,
  clearLabelFileFault,
  countLabelAddresses,
  findLabelFileState,
  finishLoad,
  markChanged,
  recordChangesThrough,
  recordLabelFileFault,
  recordNewestFile,
  stageAddresses,
  takeStaged,
} from './label-file.repository.ts';
import { keysOf, stagedAddresses, wantedAddresses } from './label-file-addresses.ts';
import { placeOf, toStoredAnswer } from './label-reading.ts';
import { readDownloadedFile } from './read-label-file.ts';
import { writeAnswers } from './registered-labels.repository.ts';

export const READ_LABEL_FILES = 'read_label_files';
/** Every five minutes; one at a time for all workers together, beside single look-ups. */
export const LABEL_FILE_SCHEDULE = `*/5 * * * * ${READ_LABEL_FILES} ?max=1&jobKey=${READ_LABEL_FILES}&queue=label_files`;
/** A slow line may need most of it; five million rows take half a minute. */
export const LABEL_FILE_LIMIT_MS = 3_600_000;

const ANSWERS_AT_ONCE = 500;

interface LabelFileReader {
  sql: Sql;
  session: Session;
  download: Download;
  /** So many outdated addresses are worth a file of all labels. */
  bulkFrom: number;
  log: QueueLog;
}

/**
 * Reads the register's file of all labels when many estates have no label, or an older one, and the daily changes in
 * between. An address with a change is looked up again: what a change means is not guessed. Whatever breaks off begins
 * again without harm.
 */
export function readLabelFilesTask(reader: LabelFileReader): QueueTask {
  return async (_, { signal }) => {
    const { sql, session, bulkFrom, log } = reader;
    const { isPaused, isLoaded, day, isCheckDue, faultsInRow } = await findLabelFileState(sql);
    if (isPaused) return;
    // Of a process that ended in between.
    if (isLoaded) await answerStaged(reader, day, signal);
    if ((await countLabelAddresses(sql, bulkFrom, null)) < bulkFrom) return;
    const isBulkDue = async (since: string | null) =>
      (await countLabelAddresses(sql, bulkFrom, since)) >= bulkFrom;
    if (!isCheckDue && !(await isBulkDue(day))) return;
    try {
      const file = await findLabelFile(session);
      await recordNewestFile(sql, file.name, file.day);
      if (await isBulkDue(file.day)) await loadAll(reader, file, signal);
      await readChanges(reader, signal);
      await clearLabelFileFault(sql);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ProviderFault)) throw error;
      const pausedUntil = retryAt(faultsInRow, new Date(), error.retryAfterSeconds);
      await recordLabelFileFault(sql, { fault: error.message, pausedUntil });
      log.warn({ fault: error.message, pausedUntil }, 'A file of the register of energy labels was not read');
    }
  };
}

async function loadAll(reader: LabelFileReader, file: LabelFile, signal: AbortSignal): Promise<void> {
  const { sql, download, bulkFrom } = reader;
  // Addresses that no file can answer stay outdated until they are looked up: they are no reason to read it again.
  let answerable = 0;
  for await (const addresses of wantedAddresses(sql, file.day)) answerable += addresses.length;
  if (answerable < bulkFrom) return;
  await transaction(sql, beginLoad);
  for await (const addresses of wantedAddresses(sql, file.day)) await stageAddresses(sql, addresses);
  let rows = 0;
  await readDownloadedFile({
    file,
    download,
    signal,
    keys: keysOf(stagedAddresses(sql)),
    async onEvents(events) {
      for (const event of events) if ('rows' in event) rows = event.rows;
      const labels = events.filter((event) => 'key' in event);
      signal.throwIfAborted();
      if (labels.length > 0) await addStagedLabels(sql, labels, rows);
    },
  });
  signal.throwIfAborted();
  await finishLoad(sql, rows);
  await answerStaged(reader, file.day, signal);
}

async function answerStaged(
  { sql, session }: LabelFileReader,
  day: string | null,
  signal: AbortSignal,
): Promise<void> {
  for (let taken = ANSWERS_AT_ONCE; taken === ANSWERS_AT_ONCE; ) {
    signal.throwIfAborted();
    taken = await transaction(sql, async (tx) => {
      const staged = await takeStaged(tx, ANSWERS_AT_ONCE);
      const answers = staged.flatMap(({ address, labels }) => {
        const answer = readStaged(labels, address, session.now());
        return answer === null ? [] : [{ address, ...toStoredAnswer(answer) }];
      });
      await writeAnswers(tx, answers, day);
      return staged.length;
    });
  }
}

/** Null for labels that cannot be read: the address is looked up by itself. */
function readStaged(labels: object[], address: string, now: Date) {
  try {
    return labelAmong(labels, placeOf(address), now);
  } catch (error) {
    if (error instanceof ProviderFault) return null;
    throw error;
  }
}

async function readChanges({ sql, session, download }: LabelFileReader, signal: AbortSignal): Promise<void> {
  const { changesThrough } = await findLabelFileState(sql);
  const last = yesterday(session.now());
  for (const day of changesThrough === null ? [last] : daysAfter(changesThrough, last)) {
    signal.throwIfAborted();
    const file = await findChangesFile(session, day);
    // That of yesterday may still come; an older one that is missing does not.
    if (file === null && day === last) return;
    const changed = new Set<string>();
    if (file !== null)
      await readDownloadedFile({
        file,
        download,
        signal,
        keys: keysOf(wantedAddresses(sql, null)),
        async onEvents(events) {
          for (const event of events) if ('key' in event) changed.add(event.key);
        },
      });
    const addresses: string[] = [];
    if (changed.size > 0)
      for await (const some of wantedAddresses(sql, null))
        addresses.push(...some.filter(({ key }) => changed.has(key)).map(({ address }) => address));
    await transaction(sql, async (tx) => {
      await markChanged(tx, addresses, day);
      await recordChangesThrough(tx, day);
    });
  }
}
