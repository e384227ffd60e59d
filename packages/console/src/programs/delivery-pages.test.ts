import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WebhookDeliveryPage as DeliveryPage } from '@rooftree/client/members';
import { withNewest, withOlder } from './delivery-pages.ts';
import type { Delivery } from './webhook.ts';

const page = (ids: string, next: string | null): DeliveryPage => ({
  // Only the id is read.
  deliveries: [...ids].map((id) => ({ id }) as Delivery),
  next_before: next,
});
const told = ({ deliveries, next_before }: DeliveryPage) =>
  `${deliveries.map(({ id }) => id).join('')} ${next_before}`;

test('a first page read again keeps the older ones that join it', () => {
  assert.equal(told(withNewest(null, page('fe', 'e'))), 'fe e');
  assert.equal(told(withNewest(page('fedc', 'c'), page('fe', 'e'))), 'fedc c');
  assert.equal(told(withNewest(page('fedc', 'c'), page('gf', 'f'))), 'gfedc c', 'one more was sent');
  assert.equal(told(withNewest(page('fedc', 'c'), page('ji', 'i'))), 'ji i', 'with a gap between');
  assert.equal(told(withNewest(page('f', null), page('', null))), ' null');
});

test('older ones are added where they were asked for, once', () => {
  assert.equal(told(withOlder(page('fe', 'e'), page('dc', 'c'), 'e')), 'fedc c');
  assert.equal(told(withOlder(page('fedc', 'c'), page('dc', 'c'), 'e')), 'fedc c', 'the second answer');
  assert.equal(told(withOlder(page('ji', 'i'), page('dc', 'c'), 'e')), 'ji i', 'something else by now');
});
