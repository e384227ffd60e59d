import { openUnnamedFile } from '../../infra/files/unnamed-file.ts';

/** A file that was sent, on disk: it has to arrive at the sender's pace, and is read at ours. */
export interface UploadSpool extends AsyncDisposable {
  bytes: AsyncIterable<Buffer>;
  /** Less than what was sent when that was too large. */
  isWhole: boolean;
}

export async function spoolUpload(source: AsyncIterable<Buffer>, maxBytes: number): Promise<UploadSpool> {
  const file = await openUnnamedFile();
  let length = 0;
  try {
    for await (const chunk of source) {
      length += chunk.length;
      // The rest is read all the same: a browser reads a response only after it has sent everything.
      if (length <= maxBytes) await file.writeFile(chunk);
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    bytes: length === 0 ? nothing() : file.createReadStream({ start: 0, autoClose: false }),
    isWhole: length <= maxBytes,
    [Symbol.asyncDispose]: () => file.close(),
  };
}

async function* nothing(): AsyncGenerator<Buffer> {}
