import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { verifyWebhook, WebhookVerificationError } from './verify-webhook.ts';

const secret = `whsec_${btoa('a secret of this test, 32 bytes.')}`;
const body = JSON.stringify({ type: 'report.created', data: { name: 'Gevel — façade' } });

/** Signed by the reference library, so that this test knows more than our own reading of the standard. */
function received(changes: { sentAt?: Date; body?: string; signedWith?: string } = {}) {
  const sentAt = changes.sentAt ?? new Date();
  const signature = new Webhook(changes.signedWith ?? secret).sign('msg_1', sentAt, body);
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': signature,
  };
  return { secret, headers, body: changes.body ?? body };
}

test('a good webhook gives its event, with headers of either kind', async () => {
  assert.deepEqual(await verifyWebhook(received()), JSON.parse(body));
  const message = received();
  assert.deepEqual(
    await verifyWebhook({ ...message, headers: new Headers(message.headers) }),
    JSON.parse(body),
  );
});

test('one good signature among several is enough', async () => {
  const message = received();
  message.headers['webhook-signature'] = `v2,xyz v1,AAAA v1,%% ${message.headers['webhook-signature']}`;
  assert.deepEqual(await verifyWebhook(message), JSON.parse(body));
});

test('what is forged, changed, old, ahead or incomplete is refused', async () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  const lacking = received();
  const bad = {
    'another secret': received({ signedWith: `whsec_${btoa('another secret of this test, 32.')}` }),
    'a changed body': received({ body: body.replace('report', 'repork') }),
    'six minutes old': received({ sentAt: minutes(-6) }),
    'six minutes ahead': received({ sentAt: minutes(6) }),
    'no signature': { ...lacking, headers: { ...lacking.headers, 'webhook-signature': undefined } },
    'a timestamp of words': { ...lacking, headers: { ...lacking.headers, 'webhook-timestamp': 'now' } },
    'an empty secret': { ...lacking, secret: 'whsec_' },
  };
  for (const [what, message] of Object.entries(bad)) {
    await assert.rejects(verifyWebhook(message), WebhookVerificationError, what);
  }
});

test('an older message passes when the receiver allows it', async () => {
  const event = await verifyWebhook({
    ...received({ sentAt: new Date(Date.now() - 600_000) }),
    toleranceMs: 900_000,
  });
  assert.deepEqual(event, JSON.parse(body));
});
