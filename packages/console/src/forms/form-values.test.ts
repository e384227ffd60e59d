import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceIn, textIn } from './form-values.ts';

const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

test('a text is what was typed; a field that is not there is empty', () => {
  const form = formOf({ email: ' eva@example.com ' });
  assert.equal(textIn(form, 'email'), ' eva@example.com ');
  assert.equal(textIn(form, 'password'), '');
});

test('a file is no text', () => {
  const form = new FormData();
  form.set('logo', new Blob(['x']));
  assert.equal(textIn(form, 'logo'), '');
});

test('a choice is one of those that there are, else the first', () => {
  const roles = ['owner', 'editor', 'viewer'] as const;
  assert.equal(choiceIn(formOf({ role: 'viewer' }), 'role', roles), 'viewer');
  assert.equal(choiceIn(formOf({ role: 'king' }), 'role', roles), 'owner');
  assert.equal(choiceIn(formOf({}), 'role', roles), 'owner');
});
