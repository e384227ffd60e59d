import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from '../testing/free-port.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { addMember } from '../testing/test-member.ts';

interface Received {
  from: string;
  to: string[];
  source: string;
}

describe('the mail of an invitation', () => {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'rooftree' && password === 'secret'
        ? done(null, { user: username })
        : done(new Error('no')),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('refused') ? new Error('no such mailbox') : null),
    onData(stream, { envelope }, done) {
      text(stream).then((source) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        done();
      }, done);
    },
  });
  let app: TestApp;

  before(async () => {
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    // The address of a server that listens on a port.
    const { port } = server.server.address() as AddressInfo;
    const SMTP_URL = `smtp://rooftree:secret@127.0.0.1:${port}`;
    app = await startTestApp({ env: { SMTP_URL, MAIL_FROM: 'North Agency <plans@example.com>' } });
  });
  after(async () => {
    await app.stop();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  const invite = async (running: TestApp, email: string, context = {}) => {
    const { contextId } = await running.addClient({ context });
    const owner = await addMember(running, { contextId });
    const answer = await owner.call('POST', '/v1/members', { email, role: 'viewer' });
    return (await answer.json()) as { invitation_url: string; mailed: boolean };
  };

  it('carries the link to that one address, in the language of the context', async () => {
    const email = `${randomUUID()}@example.com`;
    const context = { name: 'Huis\r\nBcc: all@example.com', language: 'nl-BE' as const };
    const { invitation_url, mailed } = await invite(app, email, context);
    assert.ok(mailed);
    const [mail, ...others] = received.splice(0);
    assert.ok(mail !== undefined && others.length === 0);
    assert.deepEqual([mail.from, mail.to], ['plans@example.com', [email]]);
    const [head = '', body = ''] = mail.source.split('\r\n\r\n');
    assert.match(head, /^From: North Agency <plans@example\.com>$/m);
    assert.doesNotMatch(head, /^Bcc/m);
    assert.match(head, /^Subject: .*nodigt je uit/m);
    // Lines are folded at 76 signs.
    assert.ok(mail.source.replaceAll('=\r\n', '').replaceAll('=3D', '=').includes(invitation_url), body);
  });

  it('is not sent when the mail server refuses the address, or does not answer; the link is there all the same', async () => {
    const refused = await invite(app, `refused-${randomUUID()}@example.com`);
    assert.equal(refused.mailed, false);
    assert.match(refused.invitation_url, /#\/join\//);
    const deaf = await startTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}` } });
    try {
      assert.equal((await invite(deaf, 'ann@example.com')).mailed, false);
    } finally {
      await deaf.stop();
    }
    assert.deepEqual(received, []);
  });
});
