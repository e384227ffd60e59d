import { Refusal } from '../contract/refusal.ts';
import type { XmlElement } from '../records/xml.ts';
import type { Content, Part } from './advice-format.ts';

const LONGEST_QUOTE = 40;

/** Throws a refusal that names the first element that is not as the format has it. */
export function checkElement(element: XmlElement, part: Part, path: string = part.name): void {
  const { form, parts, attribute } = part;
  if (attribute !== undefined && element.attributes[attribute] === undefined)
    refuse(`the element ${path} has no attribute ${attribute}`);
  if (form !== undefined) {
    if (element.children.length > 0)
      refuse(`the element ${path} must be ${form.description}, but has elements`);
    const text = element.text.trim();
    if (!form.allows(text))
      refuse(`the element ${path} must be ${form.description}, but is "${quote(text)}"`);
  }
  if (parts !== undefined) checkSequence(element.children, parts, path);
}

function checkSequence(children: readonly XmlElement[], contents: readonly Content[], path: string): void {
  let at = 0;
  for (const part of contents.flatMap((content) => partsOf(content, children, path))) {
    const first = at;
    while (children[at]?.name === part.name && at - first < (part.most ?? 1)) {
      const child = children[at];
      if (child) checkElement(child, part, `${path}/${part.name}`);
      at++;
    }
    if (at === first && !part.isOptional)
      refuse(`the element ${path} must have ${part.name}${insteadOf(children[at])}`);
  }
  const rest = children[at];
  if (rest !== undefined) refuse(`the element ${path}/${quote(rest.name)} is unknown or out of order`);
}

/** Of a choice: the sequence whose first element is there. */
function partsOf(content: Content, children: readonly XmlElement[], path: string): readonly Part[] {
  if (!('choices' in content)) return [content];
  const found = content.choices.find(([first]) => children.some(({ name }) => name === first?.name));
  if (found) return found;
  return refuse(
    `the element ${path} must have ${content.choices.map(([first]) => first?.name).join(' or ')}`,
  );
}

function insteadOf(child: XmlElement | undefined): string {
  return child === undefined ? '' : ` before ${quote(child.name)}`;
}

function quote(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}

function refuse(message: string): never {
  throw new Refusal('unreadable', message);
}
