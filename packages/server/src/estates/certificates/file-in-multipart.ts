import { Fault } from '../../fault.ts';

/**
 * A form around one file has a few fields at most; one of a million would hold up everybody else while it is parsed.
 */
const MOST_PARTS = 16;

interface FileForm {
  file: Buffer;
  /** The other parts, each a line of text. */
  fields: Record<string, string>;
}

/** The one file of a form that was sent as multipart/form-data. */
export async function fileInMultipart(contentType: string, body: Buffer): Promise<Buffer> {
  return (await readFileForm(contentType, body)).file;
}

/** The same with what else the form holds, by the platform's own parser. */
export async function readFileForm(contentType: string, body: Buffer): Promise<FileForm> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new Fault('invalid', ['multipart/form-data must have a boundary']);
  if (countParts(body, `--${boundary}`) > MOST_PARTS)
    throw new Fault('invalid', [`request body must not have more than ${MOST_PARTS} parts`]);
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new Fault('invalid', ['request body must be a form in multipart/form-data']);
    });
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value;
  const files = [...form.values()].filter((value) => typeof value !== 'string');
  const [file] = files;
  if (file === undefined || files.length > 1)
    throw new Fault('invalid', ['request body must have exactly one file']);
  return { file: Buffer.from(await file.arrayBuffer()), fields };
}

/** No further than matters. */
function countParts(body: Buffer, line: string): number {
  let count = 0;
  for (let place = body.indexOf(line); place !== -1 && count <= MOST_PARTS; count++)
    place = body.indexOf(line, place + line.length);
  return count;
}
