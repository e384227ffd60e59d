import { numberRule, unknownProperty } from '@rooftree/engine';
import type { ErrorObject } from 'ajv';

interface JsonSchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  format?: string;
  properties?: Record<string, JsonSchema>;
}

/** What other APIs call our parameters of lists. */
const OTHER_NAMES = new Map([
  ['limit', 'page_size'],
  ['per_page', 'page_size'],
  ['offset', 'page'],
  ['sort', 'sort_by'],
  ['order', 'sort_direction'],
  ['cursor', 'after'],
]);
const LONGEST_SHOWN = 40;

/** One fault found by Ajv, in class-validator's phrasing: `page must not be less than 1`. */
export function faultMessage(fault: ErrorObject): string {
  const path = dotted(fault.instancePath);
  const { keyword, params } = fault;
  switch (keyword) {
    case 'additionalProperties':
      return unknownProperty(
        path && `${path}.`,
        String(params['additionalProperty']),
        (name) => Object.hasOwn(parentOf(fault).properties ?? {}, name),
        OTHER_NAMES.get(String(params['additionalProperty'])),
      );
    case 'required':
      return `${joined(path, params['missingProperty'])} ${missing(fault)}`;
    case 'minimum':
      return `${path} must not be less than ${params['limit']}`;
    case 'maximum':
      return `${path} must not be greater than ${params['limit']}`;
    case 'minLength':
      return `${path} must be longer than or equal to ${params['limit']} characters`;
    case 'maxLength':
      return `${path} must be shorter than or equal to ${params['limit']} characters`;
    case 'maxItems':
      return `${path} must contain no more than ${params['limit']} elements`;
    case 'pattern':
      return `${path} must match ${params['pattern']} regular expression`;
    case 'format':
      return `${path} ${unreadable(fault.data) ?? rule(parentOf(fault), fault.data)}`;
    default:
      return `${path || 'request body'} ${rule(parentOf(fault), fault.data)}`;
  }
}

/** What is wrong in a text that is one, by its type: the sender seldom knows that the character is there. */
function unreadable(data: unknown): string | undefined {
  const text = String(data);
  if (text.includes('\0')) return 'must not contain the character U+0000 (NUL)';
  if (!text.isWellFormed()) return 'must not contain half of a surrogate pair (U+D800 to U+DFFF)';
  if (text === '.' || text === '..') return 'must not be "." or ".."';
  return undefined;
}

function parentOf(fault: ErrorObject): JsonSchema {
  // With `verbose` Ajv hands back the schema that it was given: one of ours.
  return (fault.parentSchema ?? {}) as JsonSchema;
}

/** A missing value breaks the rule of its field, so the message states that rule, as class-validator's does. */
function missing(fault: ErrorObject): string {
  return rule(parentOf(fault).properties?.[String(fault.params['missingProperty'])] ?? {});
}

function rule(schema: JsonSchema, given?: unknown): string {
  if (schema.enum) {
    return `must be one of the following values: ${schema.enum.filter((value) => value !== null).join(', ')}`;
  }
  if (schema.format === 'uuid') return 'must be a UUID';
  if (schema.format === 'date-time')
    return `must be a date with time and zone, such as 2026-11-14T09:30:00Z${instead(given)}`;
  if (schema.format === 'web-address') return 'must be a URL address';
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'integer':
      return 'must be an integer number';
    case 'number':
      return numberRule(given);
    case 'boolean':
      return 'must be a boolean value';
    case 'array':
      return 'must be an array';
    case 'object':
      return 'must be an object';
    default:
      return 'must be a string';
  }
}

function instead(given: unknown): string {
  const isShown = typeof given === 'string' && given !== '' && given.length <= LONGEST_SHOWN;
  return isShown ? `, not ${JSON.stringify(given)}` : '';
}

/** `/media/0/url` → `media.0.url`. */
function dotted(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}

function joined(path: string, name: unknown): string {
  return path === '' ? String(name) : `${path}.${name}`;
}
