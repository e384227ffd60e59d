import { randomBytes } from 'node:crypto';

export interface Part {
  name: string;
  content: string | Uint8Array;
  filename?: string;
  type?: string;
}

/** `multipart/form-data` (RFC 7578), whole: the parts are small. */
export function multipart(parts: readonly Part[]): { contentType: string; body: Uint8Array } {
  const boundary = `rooftree-${randomBytes(16).toString('hex')}`;
  const pieces = parts.flatMap(({ name, content, filename, type }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"` +
        `${filename === undefined ? '' : `; filename="${quoted(filename)}"`}\r\n` +
        `${type === undefined ? '' : `content-type: ${type}\r\n`}\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  const body = Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
  return { contentType: `multipart/form-data; boundary=${boundary}`, body };
}

/** As browsers escape names: WHATWG HTML, "multipart/form-data encoding algorithm". */
const quoted = (text: string): string =>
  text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
