/**
 * The process that reads one document: on standard input what another one has read of it before and the document, the
 * options as its argument, the answer on standard output; pictures go to the parent over a socket of their own.
 */
import { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Refusal } from '@rooftree/certificates';
import { OCR_DESCRIPTOR, recogniseOver } from './ocr/ocr-channel.ts';
import { type ReadOptions, readCertificate } from './read-certificate.ts';
import { parseInput } from './reader-input.ts';

export interface ChildOptions extends ReadOptions {
  /** Of a scan: ends after one page, and another process goes on. */
  isOnePage: boolean;
  /** After which the parent ends the process. */
  milliseconds: number;
}

const START = Date.now();
// The parent wrote it.
const options = JSON.parse(process.argv[2] ?? '') as ChildOptions;
const { scan, bytes } = parseInput(await buffer(process.stdin));
process.stdout.write(JSON.stringify(await answer()), () => process.exit(0));

async function answer(): Promise<unknown> {
  try {
    const recognise = () => recogniseOver(new Socket({ fd: OCR_DESCRIPTOR }));
    const { isOnePage, milliseconds } = options;
    return await readCertificate(bytes, options, { recognise, until: START + milliseconds, scan, isOnePage });
  } catch (error) {
    if (error instanceof Refusal) {
      const { code, message, missingPackages } = error;
      return { failure: { code, message }, missingPackages };
    }
    // An array that cannot be had is how a bomb ends that the memory limit stopped.
    const isMemory =
      error instanceof RangeError || (error instanceof Error && /allocation|memory/i.test(error.message));
    return isMemory
      ? { failure: { code: 'too_large', message: 'the document needs more memory than it may have' } }
      : { failure: { code: 'unreadable', message: 'the document cannot be read' } };
  }
}
