/**
 * A context's own accent colour, made readable: it is moved towards black on light paper, and towards white on dark,
 * until text in it meets WCAG AA. One rule for the page and the report, so that both show the same colour.
 */
const THEMES = {
  light: { paper: '#fbfaf7', towards: '#000000' },
  // Of cards, which are lighter than the page around them.
  dark: { paper: '#18211d', towards: '#ffffff' },
};

// Source: WCAG 2.2, success criterion 1.4.3, for text below 18 pt; read 2026.
const AA_CONTRAST = 4.5;

/** `colour` is `#rrggbb`. */
export function readableAccent(colour: string, theme: keyof typeof THEMES): string {
  const { paper, towards } = THEMES[theme];
  for (let share = 0; share <= 1; share += 0.04) {
    const mixed = mix(colour, towards, share);
    if (contrast(mixed, paper) >= AA_CONTRAST) return mixed;
  }
  return towards;
}

// Source: WCAG 2.2, definition of contrast ratio; read 2026.
export function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

// Source: WCAG 2.2, definition of relative luminance; read 2026.
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
