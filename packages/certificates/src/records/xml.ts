import { SaxesParser } from 'saxes';
import { Refusal } from '../contract/refusal.ts';

/** An element without its namespace: its attributes, its text, and its children in order. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
}

/** Deeper than any of the schemas, and far below what a stack bears. */
const DEEPEST = 64;

/**
 * A whole XML document. A DOCTYPE is refused before anything in it is read: no schema of ours has one, every bomb does.
 */
export function parseXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open: XmlElement[] = [root];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('doctype', () => refuse('the XML has a DOCTYPE, which certificates do not have'));
  parser.on('error', (error) => refuse(`the XML is broken: ${error.message}`));
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name: name.replace(/^.*:/, ''), attributes, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
    if (open.length > DEEPEST) refuse('the XML is nested too deeply');
  });
  parser.on('closetag', () => open.pop());
  const addText = (part: string) => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  return root;
}

/** Every element of this name, at any depth, in order. */
export function elementsNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...elementsNamed(child, name),
  ]);
}

/**
 * The text of the first element along a path of names, each at any depth below the one before; null when there is none.
 */
export function textAt(element: XmlElement, ...path: readonly string[]): string | null {
  let at: XmlElement | undefined = element;
  for (const name of path) at = at && elementsNamed(at, name)[0];
  const text = at?.text.trim();
  return text === undefined || text === '' ? null : text;
}

function refuse(message: string): never {
  throw new Refusal('unreadable', message);
}
