import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptedEncoding, acceptedLanguages, acceptsJson } from './negotiate.ts';

const asking = (name: string, value: string | undefined) => ({ headers: { [name]: value } });

test('only an Accept header that leaves JSON no way is refused', () => {
  const accepted = [
    undefined,
    '',
    '*/*',
    'application/json',
    'application/json;charset=UTF-8',
    'text/html, application/*;q=0.1',
    'Application/JSON',
  ];
  for (const accept of accepted) assert(acceptsJson(asking('accept', accept)), accept);
  const refused = [
    'text/html',
    'application/xml, text/*',
    'application/json;q=0',
    'application/json;q=0, */*',
  ];
  for (const accept of refused) assert(!acceptsJson(asking('accept', accept)), accept);
});

test('the encoding of the highest quality is taken, ours first of equal ones, none by those who want none', () => {
  const encodings: [string | undefined, string | null][] = [
    [undefined, null],
    ['', null],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', null],
    ['*;q=0', null],
    ['identity', null],
    ['*', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['gzip;q=0.5', 'gzip'],
    ['identity, br;q=0.9', null],
    ['identity;q=0.1, BR;q=0.9', 'br'],
    ['nonsense;;=, ,', null],
  ];
  for (const [accept, encoding] of encodings)
    assert.equal(acceptedEncoding(asking('accept-encoding', accept), ['br', 'gzip']), encoding, accept);
});

test('languages come in the order in which they are wanted, without those that are not', () => {
  const languages = acceptedLanguages(asking('accept-language', 'en;q=0.1, nl;q=0, fr-BE, fr;q=0.9'));
  assert.deepEqual(languages, ['fr-BE', 'fr', 'en']);
});
