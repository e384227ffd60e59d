import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkTo, parseHash } from './route.ts';

test('an address is a path and a query', () => {
  const { path, query } = parseHash('#/homes?label_now=E,F&sort_by=net_cost');
  assert.deepEqual(path, ['homes']);
  assert.equal(query.get('label_now'), 'E,F');
  assert.deepEqual(parseHash('').path, []);
  assert.deepEqual(parseHash('#/').path, []);
  assert.deepEqual(parseHash('#homes').path, ['homes'], 'without its slash');
});

test('a reference of any letters comes back as it was', () => {
  for (const name of ['a/b', 'é & ü', '50%', 'x?y=1#z', ' '])
    assert.deepEqual(parseHash(linkTo(['home', name])).path, ['home', name]);
});

test('a query is written only where there is one', () => {
  assert.equal(linkTo(['today']), '#/today');
  assert.equal(
    linkTo(['home', 'a b'], new URLSearchParams({ fact: 'year_built' })),
    '#/home/a%20b?fact=year_built',
  );
});
