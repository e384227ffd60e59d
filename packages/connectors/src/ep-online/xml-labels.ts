import { SaxesParser } from 'saxes';
import type { LabelFileEvent, WantedAddresses } from './wanted-addresses.ts';

const LABEL = 'Pandcertificaat';

/** Every `Pandcertificaat` at a wanted address, at whatever depth; its fields under the names of the CSV. */
export async function* xmlLabels(
  bytes: AsyncIterable<Buffer>,
  wanted: WantedAddresses,
): AsyncGenerator<LabelFileEvent> {
  const waiting: LabelFileEvent[] = [];
  const decoder = new TextDecoder();
  const parser = new SaxesParser({ xmlns: false });
  let label: Map<string, string> | null = null;
  let text = '';
  let rows = 0;
  parser.on('doctype', () => refuse('it has a DOCTYPE'));
  parser.on('error', (error) => refuse(error.message));
  parser.on('opentag', ({ name }) => {
    text = '';
    if (bare(name) === LABEL) label = new Map();
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    const own = bare(name);
    if (label !== null && own === LABEL) {
      rows += 1;
      const fields = label;
      const found = wanted.labelOf((field) => fields.get(plain(field)) ?? '');
      if (found) waiting.push(found);
      label = null;
    } else if (label !== null && text.trim() !== '') label.set(plain(own), text.trim());
    text = '';
  });
  for await (const piece of bytes) {
    parser.write(decoder.decode(piece, { stream: true }));
    yield* waiting.splice(0);
  }
  parser.write(decoder.decode()).close();
  yield* waiting.splice(0);
  yield { rows };
}

const bare = (name: string): string => name.replace(/^.*:/, '');

/** `Pand_postcode` is how older files spell it, `Geldig_tot` how the API does. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('_', '')
    .replace(/^(pand|meting)(?!id)/, '');

function refuse(message: string): never {
  throw new Error(`the XML cannot be read: ${message}`);
}
