import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatRelativeTime } from './relative-time.ts';

const NOW = Date.parse('2026-11-18T12:00:00Z');
const of = (at: string, language: 'en' | 'nl-BE' | 'fr-BE' = 'en') => formatRelativeTime(language, at, NOW);

test('a moment is given in the largest unit that fits', () => {
  assert.equal(of('2026-11-18T11:59:30Z'), 'now');
  assert.equal(of('2026-11-18T11:15:00Z'), '45 minutes ago');
  assert.equal(of('2026-11-18T10:00:00Z'), '2 hours ago');
  assert.equal(of('2026-11-17T11:00:00Z'), 'yesterday');
  assert.equal(of('2026-11-08T11:00:00Z'), '10 days ago');
  assert.equal(of('2026-08-01T11:00:00Z'), '3 months ago');
  assert.equal(of('2024-08-01T11:00:00Z'), '2 years ago');
  assert.equal(of('2026-11-21T13:00:00Z'), 'in 3 days');
});

test('in the language of the reader', () => {
  assert.equal(of('2026-11-18T10:00:00Z', 'nl-BE'), '2 uur geleden');
  assert.equal(of('2026-11-17T11:00:00Z', 'fr-BE'), 'hier');
});
