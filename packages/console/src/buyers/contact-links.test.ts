import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailTo, telTo } from './contact-links.ts';

test('a telephone dials figures and a plus alone', () => {
  assert.equal(telTo('+32 (0)9 123.45.67'), 'tel:+32091234567');
});

test('an address adds no recipients and no texts to the mail', () => {
  assert.equal(mailTo('eva@example.com'), 'mailto:eva@example.com');
  assert.equal(mailTo('a?bcc=b&body=c@example.com'), 'mailto:a%3Fbcc%3Db%26body%3Dc@example.com');
});
