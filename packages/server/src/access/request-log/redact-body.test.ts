import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { redactBody } from './redact-body.ts';

const CODES = new Set(['HOUSE', 'SEMI_OPEN']);

describe('a body in the request log', () => {
  it('keeps form, numbers, codes, dates and ids', () => {
    const body = {
      external_id: 'BE-1001',
      estate_type: 'HOUSE',
      yearBuilt: 1975,
      habitable_space_m2: '140,5',
      price: '325.000,50',
      updated_since: '2026-11-17T09:30:00Z',
      heating: [{ is_old: true, efficiency: null }],
    };
    assert.deepEqual(JSON.parse(redactBody(body, CODES)), body);
  });

  it('keeps no secret and nobody', () => {
    const planted = {
      client_secret: 'rooftree_secret_Zm9ydHk',
      password: 'HOUSE',
      contact: { name: 'Els Peeters', phone: '0478123456' },
      managing_user: { external_id: 'els' },
      metadata: { 'els@example.com': 1, els: 'x' },
      'els@example.com': 1,
      owner_ids: ['els'],
      phone: 32478123456,
      unknown: [478123456, 85073003328],
      remarks: 'Els',
      street: 'Kerkstraat',
      house_number: 12,
      latitude: 51.0259,
      place: 'Els',
      anything: ['Els', '0478 12 34 56', '+32478123456', '0478123456', 'BE68539007547034', '85.07.30-033.28'],
      external_id: 'els@example.com',
      url: 'https://example.com/r/token',
      bearer: 'eyJhbGciOi.J9',
    };
    const stored = redactBody(planted, CODES);
    assert.doesNotMatch(stored, /els|peeters|kerk|478|BE68|33\.28|51\.02|eyJ|Zm9|85073|"HOUSE"|\/r\/|:12/i);
    assert.deepEqual(Object.keys(JSON.parse(stored)).length, Object.keys(planted).length);
  });

  it('stores no drawn text of several words, wherever it stands', () => {
    const word = fc.string({ minLength: 3, maxLength: 8, unit: fc.constantFrom(...'abcdeéßX') });
    fc.assert(
      fc.property(word, word, fc.jsonValue({ maxDepth: 3 }), (one, two, rest) => {
        const secret = `${one} ${two}`;
        for (const body of [
          { rest, a: secret },
          [secret, rest],
          secret,
          { id: secret },
          { b: { [secret]: 1 } },
        ])
          assert.ok(!redactBody(body, CODES).includes(secret));
      }),
    );
  });

  it('is bounded, whatever was sent', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field${index}`, 'HOUSE']));
    const long = Array.from({ length: 20 }, () => wide);
    for (const body of [deep, wide, long]) assert.ok(redactBody(body, CODES).length <= 8192);
    assert.match(redactBody(long, CODES), /^"\[omitted: \d+ characters\]"$/);
    assert.deepEqual(
      JSON.parse(
        redactBody(
          Array.from({ length: 30 }, (_, index) => index),
          CODES,
        ),
      ).at(-1),
      '[10 more]',
    );
  });
});
