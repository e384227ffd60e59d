import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceText } from './source-text.ts';

test('a reader of another language sees the sites of a source that is noted in English', () => {
  const source =
    'homegrade.brussels, 2026-04-01; unchanged from 2025: environnement.brussels; homegrade.brussels';
  assert.equal(sourceText(source, 'fr-BE', 'x'), 'homegrade.brussels, environnement.brussels');
  assert.equal(sourceText(source, 'en', 'x'), source);
  assert.equal(sourceText('GK, variable contract 2026', 'nl-BE', 'algemene kennis'), 'algemene kennis');
  assert.equal(sourceText('TABULA 2014, mean mix', 'nl-BE', 'x'), 'TABULA 2014, mean mix');
});
