import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { type LabelFile, type LabelFileEvent, ProviderFault } from '@rooftree/connectors';
import { openUnnamedFile } from '../../infra/files/unnamed-file.ts';
import { runLimited } from '../../infra/limited-process/run-limited.ts';
import type { Download } from '../connections/providers/provider-download.ts';

const CHILD = join(import.meta.dirname, 'read-label-file.child.ts');
const MIB = 1024 * 1024;
/** Five million rows take 15 seconds of a core and 250 MiB; a row of each of a million homes is 1 GiB of output. */
const LIMITS = {
  memoryBytes: 1024 * MIB,
  processorSeconds: 600,
  milliseconds: 1_200_000,
  outputBytes: 4096 * MIB,
};

interface FileReading {
  file: LabelFile;
  download: Download;
  /** Of the wanted addresses. */
  keys: AsyncIterable<string>;
  onEvents: (events: LabelFileEvent[]) => Promise<void>;
  signal: AbortSignal;
}

/**
 * Downloads a file of the register and reads it in a limited process. It waits on disk meanwhile, so that the process,
 * of which there are few, is not held by a slow line.
 */
export async function readDownloadedFile({
  file,
  download,
  keys,
  onEvents,
  signal,
}: FileReading): Promise<void> {
  await using archive = await openUnnamedFile();
  for await (const part of await download(file.url, signal)) await archive.writeFile(part);
  const decoder = new StringDecoder();
  let begun = '';
  async function* input() {
    for await (const key of keys) yield Buffer.from(`${key}\n`);
    yield Buffer.from('\n');
    yield* archive.createReadStream({ start: 0, autoClose: false });
  }
  const end = await runLimited({
    contextId: 'label files',
    script: CHILD,
    argument: '',
    limits: LIMITS,
    input: input(),
    signal,
    async onOutput(part) {
      const lines = (begun + decoder.write(part)).split('\n');
      begun = lines.pop() ?? '';
      // Our own child wrote them.
      const events = lines.map((line) => JSON.parse(line) as LabelFileEvent | { fault: string });
      for (const event of events)
        if ('fault' in event) throw new ProviderFault('refused', `${file.name}: ${event.fault}`);
      await onEvents(events.filter((event): event is LabelFileEvent => !('fault' in event)));
    },
  });
  if (end !== 'done') throw new ProviderFault('refused', `${file.name} could not be read: ${end}`);
}
