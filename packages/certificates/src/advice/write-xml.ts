export interface XmlNode {
  name: string;
  content: string | readonly XmlNode[];
  attributes: Readonly<Record<string, string>>;
}

export function element(
  name: string,
  content: XmlNode['content'],
  attributes: XmlNode['attributes'] = {},
): XmlNode {
  return { name, content, attributes };
}

export function writeXml(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}\n`;
}

function write({ name, content, attributes }: XmlNode, indent: string): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const open = `${indent}<${name}${given.join('')}>`;
  if (typeof content === 'string') return `${open}${escapeXml(content)}</${name}>`;
  const inner = content.map((node) => `${write(node, `${indent}  `)}\n`).join('');
  return `${open}\n${inner}${indent}</${name}>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML 1.0 cannot hold at all is left out. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
    .replaceAll('\r', '&#13;');
}
