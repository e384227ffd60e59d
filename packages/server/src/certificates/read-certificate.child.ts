/** The process that reads one document: bytes on standard input, the options as its argument, the answer on standard output. */
import { buffer } from 'node:stream/consumers';
import { Refusal } from '@rooftree/certificates';
import { type ReadOptions, readCertificate } from './read-certificate.ts';

// The parent wrote it: a ReadOptions as JSON.
const options = JSON.parse(process.argv[2] ?? '') as ReadOptions;
const bytes = new Uint8Array(await buffer(process.stdin));
process.stdout.write(JSON.stringify(await answer()), () => process.exit(0));

async function answer(): Promise<unknown> {
  try {
    return { reading: await readCertificate(bytes, options) };
  } catch (error) {
    if (error instanceof Refusal) return { failure: { code: error.code, message: error.message } };
    // An array that cannot be had is how a bomb ends that the memory limit stopped.
    const isMemory =
      error instanceof RangeError || (error instanceof Error && /allocation|memory/i.test(error.message));
    return isMemory
      ? { failure: { code: 'too_large', message: 'the document needs more memory than it may have' } }
      : { failure: { code: 'unreadable', message: 'the document cannot be read' } };
  }
}
