/** What a browser calls itself is long; people know it by its name. */
export function deviceName(device: string | null): string {
  const [browser] = /Edg|Firefox|Chrome|Safari/.exec(device ?? '') ?? [];
  const [system] = /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(device ?? '') ?? [];
  return [browser === 'Edg' ? 'Edge' : browser, system].filter(Boolean).join(', ') || '–';
}
