/** Words inside of Dutch place names that begin small. */
const SMALL = new Set([
  'aan',
  'bij',
  'de',
  'den',
  'der',
  'en',
  'het',
  'in',
  'op',
  'over',
  'te',
  'ter',
  'van',
  'voor',
]);

/**
 * "BERGEN OP ZOOM" → "Bergen op Zoom", "'S-GRAVENHAGE" → "'s-Gravenhage", "Spaarndam Gem. Haarlem" → "Spaarndam". What
 * has small letters already stays.
 */
export function placeName(whole: string): string {
  const text = whole.replace(/\s+\(?gem\.\s.*$/i, '');
  if (/\p{Ll}/u.test(text)) return text;
  return text
    .toLowerCase()
    .split(/(?<=[ -])/)
    .map((part, index) => (index > 0 && SMALL.has(part.replace(/[ -]$/, '')) ? part : capitalised(part)))
    .join('');
}

/** IJ is one letter; the s and t after an apostrophe are small. */
function capitalised(part: string): string {
  if (/^['’]/.test(part)) return part;
  if (part.startsWith('ij')) return `IJ${part.slice(2)}`;
  return part.charAt(0).toUpperCase() + part.slice(1);
}
