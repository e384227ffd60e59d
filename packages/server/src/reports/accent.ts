/** A context may have its own accent colour, as long as it reads on paper (WCAG AA). */
const OWN_ACCENT = '#0b5d4b';
const LEAST_CONTRAST = 4.5;
const PAPER_LUMINANCE = 0.95;

export function accentFor(color: string | null): string {
  if (color === null) return OWN_ACCENT;
  const contrast = (PAPER_LUMINANCE + 0.05) / (luminance(color) + 0.05);
  return contrast >= LEAST_CONTRAST ? color : OWN_ACCENT;
}

/** Relative luminance of `#rrggbb`, WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
