/**
 * The process that reads one document: on standard input the pages that another one has read before it and the document, the
 * options as its argument, the answer on standard output; pictures go to the parent over a socket of their own.
 */
import { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Refusal } from '@rooftree/certificates';
import { OCR_DESCRIPTOR, recogniseOver } from './ocr/ocr-channel.ts';
import { type ReadOptions, readCertificate } from './read-certificate.ts';
import { parseInput } from './reader-input.ts';

export interface ChildOptions extends ReadOptions {
  /** After which the parent ends the process. */
  milliseconds: number;
}

const START = Date.now();
// The parent wrote it.
const options = JSON.parse(process.argv[2] ?? '') as ChildOptions;
const { done, bytes } = parseInput(await buffer(process.stdin));
process.stdout.write(JSON.stringify(await answer()), () => process.exit(0));

async function answer(): Promise<unknown> {
  try {
    const recognise = () => recogniseOver(new Socket({ fd: OCR_DESCRIPTOR }));
    return await readCertificate(bytes, options, { recognise, until: START + options.milliseconds, done });
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
