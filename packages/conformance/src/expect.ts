import type { Answer } from './send-request.ts';
import { isObject, type Shape } from './shape.ts';

/** The server does not do what the check requires. */
export class Failure extends Error {}

/** The check cannot be made here, which says nothing about the server. */
export class NotChecked extends Error {}

export function expect(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Failure(otherwise);
}

export function expectStatus(answer: Answer, ...statuses: number[]): void {
  const { call, status, text } = answer;
  // The body of a successful answer may contain a token; that of an error is meant to be read.
  const body = status >= 400 ? `: ${text.slice(0, 200)}` : '';
  expect(statuses.includes(status), `${call} answered ${status}, not ${statuses.join(' or ')}${body}`);
}

/** The specification lists no success codes; 200 and 201 are the ones that a client must expect. */
export function expectSuccess(answer: Answer): void {
  expectStatus(answer, 200, 201);
}

export function expectShape(answer: Answer, shape: Shape): void {
  const faults = shape(answer.json, 'the body');
  expect(faults.length === 0, `${answer.call}: ${listed(faults)}`);
}

/** The body of a good answer. `Body` has only what the shape checks. */
export function expectBody<Body>(answer: Answer, shape: Shape): Body {
  expectSuccess(answer);
  expectShape(answer, shape);
  // It has the shape.
  return answer.json as Body;
}

const ERROR_NAMES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
};
const STATUSES_WITH_MESSAGE = [400, 406, 409, 413, 415, 422];

/** Section 7: the error body has these fields and no other; `message` where the status has one. */
export function expectError(answer: Answer, status: number): string[] {
  expectStatus(answer, status);
  const { call, json } = answer;
  expect(isObject(json), `${call}: the body of the ${status} is no JSON object`);
  const hasMessage = STATUSES_WITH_MESSAGE.includes(status);
  const wanted = ['statusCode', 'error', ...(hasMessage ? ['message'] : [])];
  const found = Object.keys(json);
  expect(found.join() === wanted.join(), `${call}: the error has ${listed(found)}, not ${listed(wanted)}`);
  expect(json['statusCode'] === status, `${call}: statusCode is ${json['statusCode']}, not ${status}`);
  const name = ERROR_NAMES[status];
  expect(json['error'] === name, `${call}: error is "${json['error']}", not "${name}"`);
  const messages = json['message'] ?? [];
  const isText = Array.isArray(messages) && messages.every((message) => typeof message === 'string');
  expect(isText, `${call}: message is no array of strings`);
  expect(!hasMessage || messages.length > 0, `${call}: message is empty`);
  return messages;
}

/** An error with at least these messages; the specification does not fix their order. */
export function expectMessages(answer: Answer, status: number, ...wanted: string[]): void {
  const messages = expectError(answer, status);
  const missing = wanted.filter((message) => !messages.includes(message));
  expect(missing.length === 0, `${answer.call}: message is ${listed(messages)} and lacks ${listed(missing)}`);
}

function listed(texts: string[]): string {
  const first = texts.slice(0, 3).join('; ');
  return texts.length > 3 ? `${first}; and ${texts.length - 3} more` : first || 'nothing';
}
