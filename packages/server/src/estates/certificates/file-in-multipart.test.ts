import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Fault } from '../../fault.ts';
import { fileInMultipart } from './file-in-multipart.ts';

async function sent(form: FormData): Promise<[type: string, body: Buffer]> {
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return [request.headers.get('content-type') ?? '', Buffer.from(await request.arrayBuffer())];
}

it('finds the one file of a form, byte for byte', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
  const form = new FormData();
  form.set('note', 'ours');
  form.set('certificate', new File([bytes], 'epc.pdf'));
  assert.deepEqual(await fileInMultipart(...(await sent(form))), Buffer.from(bytes));
});

it('refuses a form without a file, with two, with a thousand fields, and what is no form', async () => {
  const none = new FormData();
  none.set('note', 'ours');
  const two = new FormData();
  two.append('a', new File(['1'], 'a'));
  two.append('a', new File(['2'], 'b'));
  const many = new FormData();
  for (let index = 0; index < 1000; index++) many.append('a', '1');
  const forms = [await sent(none), await sent(two), await sent(many)];
  const rubbish: [string, Buffer][] = [
    ['multipart/form-data', Buffer.from('x')],
    ['multipart/form-data; boundary=x', Buffer.from('no form')],
  ];
  for (const [type, body] of [...forms, ...rubbish]) {
    await assert.rejects(
      fileInMultipart(type, body),
      (error) => error instanceof Fault && error.kind === 'invalid',
    );
  }
});
