import assert from 'node:assert/strict';
import { it } from 'node:test';
import { faultOfAnswer, faultOfWebhook } from './api-contract.ts';

const PAGE = {
  page: 1,
  page_size: 20,
  total_pages: 0,
  has_prev_page: false,
  has_next_page: false,
  prev_page: null,
  next_page: null,
  total: 0,
  data: [],
};
const answer = {
  method: 'GET',
  path: '/v1/renovations?page=1',
  status: 200,
  contentType: 'application/json; charset=utf-8',
  isMinimal: false,
  body: JSON.stringify(PAGE),
};

it('an answer that differs from openapi.json is reported', () => {
  assert.equal(faultOfAnswer(answer), null);
  assert.equal(faultOfAnswer({ ...answer, method: 'HEAD', body: '' }), null);
  assert.equal(faultOfAnswer({ ...answer, path: '/docs', contentType: 'text/html' }), null);
  const faults = [
    { ...answer, status: 418 },
    { ...answer, contentType: 'text/html' },
    { ...answer, contentType: undefined },
    { ...answer, status: 304 },
    { ...answer, body: JSON.stringify({ ...PAGE, total: '0' }) },
    { ...answer, body: JSON.stringify({ ...PAGE, colour: 'green' }) },
    { ...answer, body: JSON.stringify({ ...PAGE, next_page: undefined }) },
    { ...answer, method: 'PUT', path: '/v1/estates/x', status: 201, body: '' },
  ].map(faultOfAnswer);
  for (const fault of faults) assert.match(fault ?? '', /^(GET|PUT) \/v1\//);
  assert.match(faults[4] ?? '', /\/total must be integer/);
  assert.match(faults[5] ?? '', /additional.*colour/);
});

it('so is a webhook', () => {
  assert.match(faultOfWebhook('{"type":"report.created"}') ?? '', /required property 'timestamp'/);
  assert.match(faultOfWebhook('{"type":"house.sold"}') ?? '', /no webhook house.sold/);
});
