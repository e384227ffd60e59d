import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { LANGUAGES } from '@rooftree/words/language';
import { wordsOf } from '@rooftree/words/words-of';
import { loadWords } from '../words/language.ts';
import { loadCatalogue } from '../words/load-catalogue.ts';
import { type AuditEntry, operationName, textOf } from './audit-entry.ts';

const words = { ...(await loadWords('en')), facts: wordsOf(await loadCatalogue('en')) };
const ENTRY: AuditEntry = {
  id: '1',
  happened_at: '2026-11-18T08:00:00.000Z',
  actor: { kind: 'member', id: 'm', name: 'Eva' },
  operation: 'changeMember',
  thing: { kind: 'member', id: 'b', name: 'Bart' },
  home: null,
  before: { role: 'viewer', name: 'Bart' },
  after: { role: 'editor', name: 'Bart' },
  status: null,
  path: null,
  network: '10.0.0.0/24',
  request_id: null,
};
const text = (column: Parameters<typeof textOf>[0], part: Partial<AuditEntry> = {}) =>
  textOf(column, { ...ENTRY, ...part }, words);

test('only the fields that differ are written, in words', () => {
  assert.equal(text('change'), 'Role: viewer → editor');
  assert.equal(text('change', { before: null, after: { role: 'owner' } }), 'Role: owner');
});

test('a fact of a home has its name and its values in words', () => {
  const before = { window_glazing_type: 'SINGLE', year_built: null };
  const after = { window_glazing_type: 'DOUBLE', year_built: 1958 };
  assert.equal(
    text('change', { before, after }),
    'Glazing: single glazing → double glazing; Year built: not known → 1958',
  );
});

test('of a list only what came and went is written', () => {
  const change = {
    before: { permissions: ['estates:read', 'reports:read'] },
    after: { permissions: ['reports:read', 'renovations:read', 'reports:create'] },
  };
  assert.equal(text('change', change), 'Permissions: +2 (read plans, create passports), −1 (read homes)');
  assert.equal(text('change', { ...change, after: { permissions: ['reports:read', 'estates:read'] } }), '');
});

test('a setting without a value is empty, not unknown', () => {
  const change = { before: { imports: null }, after: { imports: 3 } };
  assert.equal(text('change', change), 'Data to undo imports: – → 3');
  assert.equal(text('change', { before: { imports: 3 }, after: {} }), 'Data to undo imports: 3 → –');
});

test('a value that is not recorded has changed all the same, and an id of ours is left out', () => {
  assert.equal(text('change', { before: { address: '…' }, after: { address: '…' } }), 'Address: changed');
  assert.equal(text('change', { before: null, after: { run_id: '0' } }), '');
});

test('a member or a client has its current name, and a home its address', () => {
  assert.equal(text('what'), 'Member changed: Bart');
  const { gone } = words.texts.audit;
  assert.ok(text('what', { thing: { kind: 'member', id: 'x', name: null } }).includes(gone));
  const address = {
    country: 'BE' as const,
    house_number: '14',
    house_number_extra: null,
    place: 'Gent',
    region: 'BE-VLG' as const,
    street: 'Lindelaan',
    zip_code: '9000',
  };
  const ofHome = {
    thing: { kind: 'estate', id: 'GE-1', name: null },
    home: { external_id: 'GE-1', address },
  };
  assert.equal(text('home', ofHome), 'Lindelaan 14, 9000 Gent');
  assert.equal(text('what', { ...ofHome, operation: 'patchEstate' }), 'Home changed');
});

test('a path or a status is never shown', () => {
  const request = {
    operation: 'putEstate',
    thing: null,
    path: '/v1/estates/a%20b',
    status: 409,
    before: null,
    after: null,
  };
  assert.equal(text('what', request), 'Home saved');
  assert.equal(text('change', request), 'refused');
  assert.equal(text('change', { ...request, status: 201 }), '');
});

test('a member who has left has no name, and a command is one', () => {
  assert.equal(text('who'), 'Eva');
  assert.equal(text('who', { actor: { kind: 'member', id: 'm', name: null } }), words.texts.audit.gone);
  assert.equal(text('who', { actor: { kind: 'command', id: null, name: null } }), words.texts.audit.command);
  assert.equal(text('from'), '10.0.0.0/24');
});

/** Operations that change nothing, or that no member calls with a session. */
const WITHOUT_ENTRY = ['findPersons', 'lookUpInvitation', 'createAccessToken', 'receiveConnectionHook'];
const OF_OWN_ACCOUNT =
  /^(signOut|changePassword|acceptInvitationAsMember|end(Other)?Sessions?|\w*Passkey\w*|renewRecoveryCodes|beginOpenidSignIn)$/;

test('every operation that a member can change something with has words in every language', async () => {
  const document: { paths: Record<string, Record<string, { operationId: string }>> } = JSON.parse(
    await readFile(new URL('../../../../openapi.json', import.meta.url), 'utf8'),
  );
  const changing = Object.values(document.paths).flatMap((methods) =>
    Object.entries(methods).flatMap(([method, { operationId }]) => (method === 'get' ? [] : [operationId])),
  );
  for (const language of LANGUAGES) {
    const { texts } = await loadWords(language);
    const unnamed = changing.filter(
      (id) => operationName(id, { texts }) === texts.audit.otherOperation && !OF_OWN_ACCOUNT.test(id),
    );
    assert.deepEqual(unnamed.toSorted(), WITHOUT_ENTRY.toSorted(), language);
  }
  assert.equal(operationName('flyToTheMoon', words), words.texts.audit.otherOperation);
});
