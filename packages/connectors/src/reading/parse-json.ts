import { ProviderFault } from '../contract/provider-fault.ts';

/** Far more than any of the providers needs, far less than what a recursive reader dies of. */
const DEEPEST = 40;

/**
 * The JSON of an answer; a fault for what is none, or nested beyond reason. Never the text itself: it may hold personal
 * data.
 */
export function parseJson(provider: string, body: Uint8Array): unknown {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
  if (depthOf(text) > DEEPEST)
    throw new ProviderFault('refused', `${provider} sent JSON that is nested too deeply`);
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFault('busy', `${provider} sent ${whatItIs(text)}`);
  }
}

function whatItIs(text: string): string {
  const start = text.trimStart().charAt(0);
  if (start === '') return 'an empty response';
  return start === '<' ? 'a web page instead of data' : 'incomplete or invalid JSON';
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    if (isText) {
      if (code === 0x5c) place += 1;
      else if (code === 0x22) isText = false;
    } else if (code === 0x22) isText = true;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return deepest;
}
