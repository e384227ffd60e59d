/** Adds every text that a schema names as a possible value: codes, of which none is somebody's name. */
export function addCodes(schema: unknown, codes: Set<string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'const' || key === 'enum') {
      for (const code of [value].flat()) if (typeof code === 'string') codes.add(code);
    } else if (key !== 'examples' && key !== 'default') addCodes(value, codes);
  }
}
