import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadWords } from '../language.ts';
import { type AuditEntry, operationName, textOf } from './audit-entry.ts';

const words = await loadWords('en');
const ENTRY: AuditEntry = {
  id: '1',
  happened_at: '2026-11-18T08:00:00.000Z',
  actor: { kind: 'member', id: 'm', name: 'Eva' },
  operation: 'changeMember',
  thing: { kind: 'member', id: 'b' },
  before: { role: 'viewer', name: 'Bart' },
  after: { role: 'editor', name: 'Bart' },
  status: null,
  path: null,
  network: '10.0.0.0/24',
  request_id: null,
};
const names = new Map([['b', 'Bart']]);
const text = (column: Parameters<typeof textOf>[0], part: Partial<AuditEntry> = {}) =>
  textOf(column, { ...ENTRY, ...part }, words, names);

test('only the fields that differ are told, in words', () => {
  assert.equal(text('change'), 'role: viewer → editor');
  assert.equal(text('change', { before: null, after: { role: 'owner' } }), 'role: owner');
});

test('a thing is known by its name of today, and a gone one is said to be', () => {
  assert.match(text('what'), /Bart/);
  assert.ok(text('what', { thing: { kind: 'member', id: 'x' } }).includes(words.texts.audit.gone));
  assert.match(text('what', { thing: { kind: 'estate', id: 'GE-1' } }), /GE-1/);
});

test('a request without values is told by its path, whatever its letters', () => {
  assert.match(text('what', { thing: null, path: '/v1/estates/a%20b' }), /a b/);
  assert.match(text('what', { thing: null, path: '/v1/estates/50%' }), /50%/);
});

test('a refusal has its status', () => {
  assert.match(text('change', { status: 409, before: null, after: null }), /409/);
  assert.equal(text('change', { status: 201, before: null, after: null }), '');
});

test('who has left has no name, and a program is one', () => {
  assert.equal(text('who'), 'Eva');
  assert.equal(text('who', { actor: { kind: 'member', id: 'm', name: null } }), words.texts.audit.gone);
  assert.equal(text('who', { actor: { kind: 'command', id: null, name: null } }), words.texts.audit.command);
  assert.equal(text('from'), '10.0.0.0/24');
});

test('an operation of which there are no words keeps its name', () => {
  assert.equal(operationName('flyToTheMoon', words), 'flyToTheMoon');
  assert.notEqual(operationName('createPortfolioAction', words), 'createPortfolioAction');
});
