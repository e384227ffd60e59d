import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageAssets, PageData } from '@rooftree/planner/page-data';
import type { ComputePool } from '../../infra/compute/compute-pool.ts';
import { DrawnPages } from './drawn-pages.ts';
import type { PageBundle } from './page-bundle.ts';

// As much of each as is checked here: the pool below draws nothing.
const page = (search: string) =>
  ({ search, estate: {}, input: {}, date: '', controls: {} }) as unknown as PageData;
// As above.
const assets = { script: 'a.js' } as PageAssets;
// As above.
const bundle = { rendererUrl: 'file:///render.js' } as PageBundle;

function drawing(decision: object | null) {
  const ran: string[] = [];
  const compute: ComputePool = {
    run: async ({ name }) => {
      ran.push(name);
      // What each of the two tasks gives.
      return (name === 'decide' ? decision : '<html>') as never;
    },
    close: async () => {},
  };
  return { ran, drawn: new DrawnPages(compute) };
}

test('a page is drawn once for the same content, however many ask for it at once', async () => {
  const { ran, drawn } = drawing({});
  const visit = (search: string) => drawn.pageOf('a', page(search), assets, bundle);
  await Promise.all([visit('x=1'), visit('x=1'), visit('x=1')]);
  await visit('x=1');
  assert.deepEqual(ran, ['decide', 'drawEstatePage']);
  await visit('x=2');
  assert.equal(ran.length, 4);
});

test('a page without its decision is drawn again for the next visitor', async () => {
  const { ran, drawn } = drawing(null);
  await drawn.pageOf('a', page(''), assets, bundle);
  await drawn.pageOf('a', page(''), assets, bundle);
  assert.equal(ran.length, 4);
});
