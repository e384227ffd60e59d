import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseHash } from '../../route.ts';
import { changed, columnsOf, filterOf, filterQuery, orderOf, toggled } from './view.ts';

const view = (text: string) => new URLSearchParams(text);

test('the filter is those parameters of an address that the API filters by', () => {
  const query = view('search=lin&estate_status=&columns=address&sort_by=net_cost&region=BE-VLG');
  assert.equal(filterOf(query).toString(), 'search=lin&region=BE-VLG');
  assert.deepEqual(filterQuery(query), { search: 'lin', region: 'BE-VLG' });
});

test('an order that there is not is that of the address', () => {
  assert.deepEqual(orderOf(view('sort_by=net_cost&sort_direction=DESC')), {
    sort_by: 'net_cost',
    sort_direction: 'DESC',
  });
  assert.deepEqual(orderOf(view('sort_by=shoe_size&sort_direction=sideways')), {
    sort_by: 'address',
    sort_direction: 'ASC',
  });
  assert.deepEqual(orderOf(view('')), { sort_by: 'address', sort_direction: 'ASC' });
});

test('the address of a home is always a column, and columns keep their order', () => {
  assert.deepEqual(
    columnsOf(view('columns=reference,cost')),
    ['address', 'cost', 'reference'].toSorted(
      (a, b) => ['address', 'cost', 'reference'].indexOf(a) - ['address', 'cost', 'reference'].indexOf(b),
    ),
  );
  assert.deepEqual(columnsOf(view('columns=none')), ['address']);
  assert.equal(columnsOf(view('')).length, 8);
});

test('a changed view keeps the rest, and an empty value takes a parameter out', () => {
  const { path, query } = parseHash(changed(view('search=lin&place=Gent'), { search: 'zon', place: '' }));
  assert.deepEqual(path, ['homes']);
  assert.equal(query.toString(), 'search=zon');
  assert.equal(changed(view('search=lin'), { search: null }), '#/homes');
});

test('labels are put into a filter together, and taken out together', () => {
  assert.equal(toggled(view(''), 'label_now', ['E', 'F']), 'E,F');
  assert.equal(toggled(view('label_now=E'), 'label_now', ['E', 'F']), 'E,F', 'one of them was missing');
  assert.equal(toggled(view('label_now=A,E,F'), 'label_now', ['E', 'F']), 'A');
  assert.equal(toggled(view('label_now=E'), 'label_now', ['E']), null);
});
