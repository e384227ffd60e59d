import type { Failure } from '@rooftree/certificates';
import { outputOfLimited } from '../../infra/limited-process/run-limited.ts';
import type { FileType } from './file-type.ts';
import { answerOver } from './ocr/ocr-channel.ts';
import { startTesseract } from './ocr/ocr-native.ts';
import { READING_LIMITS } from './reading-limits.ts';

export interface ReaderWork {
  contextId: string;
  bytes: Uint8Array;
  type: FileType;
  milliseconds: number;
  /** What took too long once, and nobody waits for. */
  isPatient?: boolean;
}

/** What the process wrote, or why it was ended. */
type ReaderOutput = { output: Buffer } | { failure: Failure };

const FAILURES: Record<'too slow' | 'too large' | 'failed', Failure> = {
  'too slow': { code: 'took_too_long', message: 'reading the document takes too long' },
  'too large': { code: 'too_large', message: 'the document needs more memory than it may have' },
  failed: { code: 'unreadable', message: 'the document cannot be read' },
};

/** Runs a script on a document in a limited process, with a socket over which pictures are read for it. */
export async function runReader(
  script: string,
  argument: string,
  { contextId, bytes, type, milliseconds, isPatient = false }: ReaderWork,
): Promise<ReaderOutput> {
  const { memoryBytes, answerBytes } = READING_LIMITS;
  const output = await outputOfLimited({
    contextId,
    script,
    argument,
    input: bytes,
    limits: {
      memoryBytes,
      threads: 1, // The OCR that is part of the reader's process.
      processorSeconds: processorSecondsOf(type, isPatient),
      milliseconds,
      outputBytes: answerBytes,
    },
    onSocket: (socket) => {
      const tesseract = startTesseract();
      void answerOver(socket, tesseract.recognise);
      return tesseract.stop;
    },
  });
  return Buffer.isBuffer(output) ? { output } : { failure: FAILURES[output] };
}

function processorSecondsOf(type: FileType, isPatient: boolean): number {
  const { processorSeconds, paperProcessorSeconds, patientProcessorSeconds } = READING_LIMITS;
  if (type === 'record') return processorSeconds;
  return isPatient ? patientProcessorSeconds : paperProcessorSeconds;
}
