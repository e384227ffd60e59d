/** XML to and from plain values. Nothing of a DOCTYPE is read: SOAP forbids one, and every bomb has one. */
import { SaxesParser } from 'saxes';
import { ProviderFault } from '../contract/provider-fault.ts';

/** Deeper than the schema, and far below what a stack bears. */
const DEEPEST = 40;

/**
 * A text, or what it holds by name without prefix: attributes under `@name`, text beside them under `#`, repeated names
 * as lists.
 */
export type Plain = string | { readonly [name: string]: Plain | readonly Plain[] };

interface Open {
  name: string;
  text: string;
  parts: Map<string, Plain[]>;
}

/** The whole document under the name of its root. */
export function readXml(body: Uint8Array): Plain {
  const open: Open[] = [{ name: '', text: '', parts: new Map() }];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('doctype', () => refuse('has a DOCTYPE'));
  parser.on('error', incomplete);
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > DEEPEST) refuse('is nested too deep');
    const parts = Object.entries(attributes).map(([key, value]): [string, Plain[]] => [
      `@${bare(key)}`,
      [value],
    ]);
    open.push({ name: bare(name), text: '', parts: new Map(parts) });
  });
  parser.on('text', (text) => addText(open, text));
  parser.on('cdata', (text) => addText(open, text));
  parser.on('closetag', () => {
    const closed = open.pop();
    const parent = open.at(-1);
    if (!closed || !parent) return;
    const before = parent.parts.get(closed.name);
    if (before) before.push(plainOf(closed));
    else parent.parts.set(closed.name, [plainOf(closed)]);
  });
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(body)).close();
  } catch (error) {
    if (error instanceof ProviderFault) throw error;
    incomplete();
  }
  return plainOf(open[0] ?? { name: '', text: '', parts: new Map() });
}

/** `fromEntries` makes every name an own property, whatever it is called. */
function plainOf({ text, parts }: Open): Plain {
  const inner = text.trim();
  if (parts.size === 0) return inner;
  const named = [...parts].map(
    ([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values] as const,
  );
  return Object.fromEntries([...named, ...(inner === '' ? [] : [['#', inner] as const])]);
}

function addText(open: readonly Open[], text: string): void {
  const inner = open.at(-1);
  if (inner) inner.text += text;
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** As of JSON: half an answer may be whole the next time. */
function incomplete(): never {
  throw new ProviderFault('busy', 'Skarabee sent incomplete or invalid XML');
}

function refuse(what: string): never {
  throw new ProviderFault('refused', `Skarabee sends XML that ${what}`);
}

/** An element of that name; the reverse of what is read. */
export function writeXml(name: string, value: Plain | readonly Plain[]): string {
  if (isList(value)) return value.map((each) => writeXml(name, each)).join('');
  if (typeof value === 'string') return `<${name}>${escaped(value)}</${name}>`;
  const parts = Object.entries(value);
  const attributes = parts.flatMap(([key, part]) =>
    key.startsWith('@') ? [` ${key.slice(1)}="${escaped(String(part))}"`] : [],
  );
  const inner = parts.map(([key, part]) => {
    if (key === '#') return escaped(String(part));
    return key.startsWith('@') ? '' : writeXml(key, part);
  });
  return `<${name}${attributes.join('')}>${inner.join('')}</${name}>`;
}

function isList(value: Plain | readonly Plain[]): value is readonly Plain[] {
  return Array.isArray(value);
}

/** Control characters cannot stand in XML in any form. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
