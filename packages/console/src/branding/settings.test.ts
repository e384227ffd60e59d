import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesOf, mergeSettings, namedIn, originsIn, pick, type Settings, textOrNull } from './settings.ts';

const BEFORE: Settings = {
  name: 'Huis & Haard',
  kind: 'AGENCY',
  language: 'nl-BE',
  logo_url: null,
  accent_color: '#0a5c45',
  contact_name: null,
  contact_phone: null,
  contact_email: 'huis@example.com',
  contact_url: null,
  contact_photo_url: null,
  preview_has_address: true,
  keeps_owner_certificates: false,
  takes_contact_requests: true,
  embed_origins: ['https://huis.example'],
};

test('only what differs is sent', () => {
  assert.deepEqual(changesOf(BEFORE, { ...BEFORE }), {});
  const wanted = { ...BEFORE, name: 'Haard', embed_origins: ['https://huis.example'] };
  assert.deepEqual(changesOf(BEFORE, wanted), { name: 'Haard' });
  assert.deepEqual(changesOf(BEFORE, { ...BEFORE, contact_email: null }), { contact_email: null });
});

test('what somebody else changed is taken, with what was typed here on top', () => {
  const mine = { ...BEFORE, name: 'Mine' };
  const theirs = { ...BEFORE, contact_phone: '09 123' };
  const { typed, foreign } = mergeSettings(BEFORE, mine, theirs);
  assert.equal(typed.name, 'Mine');
  assert.equal(typed.contact_phone, '09 123');
  assert.deepEqual(foreign, [{ name: 'contact_phone', theirs: '09 123', isAlsoMine: false }]);
});

test('what both changed stays as it is typed, and is named', () => {
  const { typed, foreign } = mergeSettings(
    BEFORE,
    { ...BEFORE, name: 'Mine' },
    { ...BEFORE, name: 'Theirs' },
  );
  assert.equal(typed.name, 'Mine');
  assert.deepEqual(foreign, [{ name: 'name', theirs: 'Theirs', isAlsoMine: true }]);
});

test('both made the same change: there is nothing to show', () => {
  const same = { ...BEFORE, name: 'Same' };
  assert.deepEqual(mergeSettings(BEFORE, same, same).foreign, []);
});

test('the sentences of the server name the settings that they are about', () => {
  const messages = ['contact_url must be a web address', 'accent_color must match #rrggbb'];
  assert.deepEqual(namedIn(messages), ['accent_color', 'contact_url']);
  assert.deepEqual(namedIn(['names must differ']), []);
});

test('websites are one per line, without the slash at the end', () => {
  assert.deepEqual(originsIn(' https://a.example/ \nhttps://b.example, https://a.example'), [
    'https://a.example',
    'https://b.example',
  ]);
  assert.deepEqual(originsIn(''), []);
});

test('nothing typed is null', () => {
  assert.equal(textOrNull('  '), null);
  assert.equal(textOrNull(' x '), 'x');
  assert.deepEqual(pick(BEFORE, ['name']), { name: 'Huis & Haard' });
});
