import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { findFreePort } from '../../../testing/server/free-port.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addMember } from '../../../testing/test-member.ts';
import { parseMail, startMailServer, type TestMailServer } from './mail-server.fixture.ts';

describe('the mail of an invitation', () => {
  let mail: TestMailServer;
  let app: TestApp;

  before(async () => {
    mail = await startMailServer();
    app = await startTestApp({
      env: { SMTP_URL: mail.smtpUrl, MAIL_FROM: 'North Agency <plans@example.com>' },
    });
  });
  after(async () => {
    await app.stop();
    await mail.stop();
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
    const [sent, ...others] = mail.received.splice(0);
    assert.ok(sent !== undefined && others.length === 0);
    assert.deepEqual([sent.from, sent.to], ['plans@example.com', [email]]);
    const { headers, text } = parseMail(sent.source);
    const names = headers.map(([name]) => name);
    const headerOf = (wanted: string) => headers.find(([name]) => name === wanted)?.[1];
    assert.equal(headerOf('from'), 'North Agency <plans@example.com>');
    assert.ok(!names.includes('bcc'), names.join());
    assert.equal(headerOf('subject'), 'Huis  Bcc: all@example.com nodigt je uit in Rooftree');
    assert.ok(text.includes(`\n\n${invitation_url}\n\n`.replaceAll('\n', '\r\n')), text);
  });

  it('is not sent from a sandbox, whose member passes the link on', async () => {
    const { invitation_url, mailed } = await invite(app, `${randomUUID()}@example.com`, { sandbox: true });
    assert.match(invitation_url, /^http/);
    assert.deepEqual([mailed, mail.received], [false, []]);
  });

  const HOSTILE: Record<string, string> = {
    'a head': 'Huis\r\nBcc: all@example.com\r\nX-Evil: yes',
    'a body': 'Huis\r\n\r\nClick https://evil.example',
    'a bare line feed and the end of a mail': 'Huis\n.\nMAIL FROM:<x@evil.example>\r\n.\r\nQUIT',
    'an encoded word': '=?utf-8?q?Huis=0D=0ABcc:_all@example.com?=',
    'quoted signs': 'Huis =0D=0A=0D=0AClick =3D here',
    markup: '<img src=x onerror=alert(1)><a href="https://evil.example">Huis</a>',
    'a turned direction': 'Huis \u202egnp.lluf\u202c \u2066x\u2069 \u200f',
    'other ends of lines': 'Huis\u2028Bcc: a@example.com\u2029\u0085\u000b',
    'a replacement': '$& $1 {context} %s',
    'all the length there is': '漢'.repeat(255),
  };
  for (const [what, name] of Object.entries(HOSTILE)) {
    it(`is the same whatever the agency calls itself: ${what}`, async () => {
      const email = `${randomUUID()}@example.com`;
      const { invitation_url, mailed } = await invite(app, email, { name });
      assert.ok(mailed);
      const [sent, ...others] = mail.received.splice(0);
      assert.ok(sent !== undefined && others.length === 0);
      assert.deepEqual([sent.from, sent.to], ['plans@example.com', [email]]);
      const { headers, text } = parseMail(sent.source);
      assert.deepEqual(headers.map(([each]) => each).sort(), [
        'content-transfer-encoding',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
      ]);
      const shown = name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, ' ').replaceAll('=?', '= ?');
      const subject = headers.find(([each]) => each === 'subject')?.[1];
      assert.equal(subject, `${shown} invites you to Rooftree`);
      assert.match(
        headers.find(([each]) => each === 'content-type')?.[1] ?? '',
        /^text\/plain; charset=utf-8/,
      );
      assert.deepEqual(text.trimEnd().split(/\r?\n\r?\n/), [
        `${shown} invites you to work on its renovation plans. Accept the invitation here:`,
        invitation_url,
        'The link works once and expires after seven days. If you were not expecting this email, you can ignore it.',
      ]);
      for (const line of sent.source.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 998, line);
    });
  }

  const unquoted = (address: string) => address.replaceAll(/["\\]/g, '');
  it('goes to one address, whatever it holds, or to none', async () => {
    const addresses = ['a,b', 'a;b', '<a>', '"a,b"', 'a"b', '(a)', 'a:b', 'é', '-o', '=?utf-8?q?a?='].map(
      (local) => `${local}-${randomUUID()}@example.com`,
    );
    for (const email of [...addresses, 'x@example.com>', 'x@[127.0.0.1]']) {
      const { mailed } = await invite(app, email);
      const sent = mail.received.splice(0);
      assert.equal(sent.length, mailed ? 1 : 0, email);
      if (/[<>]/.test(email)) assert.equal(mailed, false, email);
      // Quoted where its signs would mean something (RFC 5321, 4.1.2).
      for (const { to } of sent) assert.deepEqual(to.map(unquoted), [unquoted(email)]);
    }
    const { contextId } = await app.addClient();
    const owner = await addMember(app, { contextId });
    for (const email of ['a@example.com\r\nRCPT TO:<b@example.com>', 'a@b@example.com', 'a b@example.com']) {
      const answer = await owner.call('POST', '/v1/members', { email, role: 'viewer' });
      assert.equal(answer.status, 400, email);
    }
    assert.deepEqual(mail.received, []);
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
    assert.deepEqual(mail.received, []);
  });
});
