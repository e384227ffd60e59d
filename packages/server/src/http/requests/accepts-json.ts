/** True unless the Accept header excludes JSON: the most specific matching range decides (RFC 9110, 12.5.1). */
export function acceptsJson(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  const qualities = new Map(accept.split(',').map(readRange));
  const quality = qualities.get('application/json') ?? qualities.get('application/*') ?? qualities.get('*/*');
  return quality !== undefined && quality > 0;
}

function readRange(range: string): [string, number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [type, quality === undefined ? 1 : Number(quality.slice(2))];
}
