import { Fault } from '../fault.ts';

/** The one file of a form that was sent as multipart/form-data, by the platform's own parser. */
export async function fileInMultipart(contentType: string, body: Buffer): Promise<Buffer> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new Fault('invalid', ['request body must be a form in multipart/form-data']);
    });
  const files = [...form.values()].filter((value) => typeof value !== 'string');
  const [file] = files;
  if (file === undefined || files.length > 1)
    throw new Fault('invalid', ['request body must have exactly one file']);
  return Buffer.from(await file.arrayBuffer());
}
