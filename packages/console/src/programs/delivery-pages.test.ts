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
const summary = ({ deliveries, next_before }: DeliveryPage) =>
  `${deliveries.map(({ id }) => id).join('')} ${next_before}`;

test('a first page read again keeps the older ones that join it', () => {
  assert.equal(summary(withNewest(null, page('fe', 'e'))), 'fe e');
  assert.equal(summary(withNewest(page('fedc', 'c'), page('fe', 'e'))), 'fedc c');
  assert.equal(summary(withNewest(page('fedc', 'c'), page('gf', 'f'))), 'gfedc c', 'one more was sent');
  assert.equal(summary(withNewest(page('fedc', 'c'), page('ji', 'i'))), 'ji i', 'with a gap between');
  assert.equal(summary(withNewest(page('f', null), page('', null))), ' null');
});

test('older ones are added where they were asked for, once', () => {
  assert.equal(summary(withOlder(page('fe', 'e'), page('dc', 'c'), 'e')), 'fedc c');
  assert.equal(summary(withOlder(page('fedc', 'c'), page('dc', 'c'), 'e')), 'fedc c', 'the second answer');
  assert.equal(summary(withOlder(page('ji', 'i'), page('dc', 'c'), 'e')), 'ji i', 'something else by now');
});
