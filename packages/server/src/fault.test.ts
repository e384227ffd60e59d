import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeFault } from './cli/text/describe-fault.ts';
import { boundedMessages, Fault, type FaultKind } from './fault.ts';
import { errorBody } from './http/errors/api-error.ts';
import { toApiError } from './http/errors/error-handler.ts';

const STATUSES: Record<FaultKind, number> = {
  invalid: 400,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  changed: 412,
  gone: 410,
  too_many: 429,
  busy: 503,
};

describe('Fault', () => {
  for (const [kind, status] of Object.entries(STATUSES)) {
    it(`is ${status} over HTTP and a sentence in a terminal: ${kind}`, () => {
      // `Object.entries` forgets which keys its object has.
      const fault = new Fault(kind as FaultKind);
      assert.equal(toApiError(fault).statusCode, status);
      assert.match(describeFault(fault), /^[a-z' ]+(: try again later)?$/);
    });
  }

  it('says its messages in both places', () => {
    const fault = new Fault('invalid', ['a must be a string', 'b must be a number']);
    assert.deepEqual(toApiError(fault).messages, fault.messages);
    assert.equal(describeFault(fault), 'a must be a string\nb must be a number');
  });

  it('says when to try again', () => {
    const headersOf = (fault: Fault) => toApiError(fault).headers;
    assert.deepEqual(headersOf(new Fault('too_many', [], { retryAfterSeconds: 30 })), {
      'retry-after': '30',
    });
    assert.deepEqual(headersOf(new Fault('busy')), { 'retry-after': '2' });
    assert.deepEqual(headersOf(new Fault('missing')), {});
  });

  it('has the status and the body that its route asks for', () => {
    const route = { bodyFaultStatus: 406, hasEmptyNotFound: true };
    assert.equal(toApiError(new Fault('invalid'), route).statusCode, 406);
    assert.deepEqual(errorBody(toApiError(new Fault('missing'), route)), {});
    assert.equal(toApiError(new Fault('conflict'), route).statusCode, 409);
    assert.deepEqual(errorBody(toApiError(new Fault('gone'), route)), { statusCode: 410, error: 'Gone' });
  });
});

describe('boundedMessages', () => {
  it('says each message once, and how many more there are past a hundred', () => {
    assert.deepEqual(boundedMessages(['a', 'b', 'a']), ['a', 'b']);
    const many = Array.from({ length: 103 }, (_, index) => `fault ${index}`);
    assert.deepEqual(boundedMessages(many).slice(99), ['fault 99', 'and 3 more']);
  });
});
