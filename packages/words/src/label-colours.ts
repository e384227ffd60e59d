/**
 * A colour per label of each region's scale, green → yellow → red, with a text colour that reads on it (WCAG AA,
 * tested). The scales end at different letters (Flanders at F), so each letter's colour depends on its scale.
 */
import type { LabelScale } from '@rooftree/engine';

export interface LabelColour {
  background: string;
  text: string;
}

const INK = '#14211D';
const WHITE = '#FFFFFF';

const DEEP_GREEN = { background: '#00563F', text: WHITE };
const GREEN = { background: '#0B7A4B', text: WHITE };
const LEAF = { background: '#3FA34D', text: INK };
const LIME = { background: '#9CC53B', text: INK };
const YELLOW = { background: '#F2D43D', text: INK };
const AMBER = { background: '#F4AE35', text: INK };
const ORANGE = { background: '#E8762D', text: INK };
const RED = { background: '#C0342B', text: WHITE };

/**
 * By the label without its trailing minus or plus (Brussels' B+, B and B− share a colour); `A+` covers A+ and better.
 */
const COLOURS: Record<LabelScale, Record<string, LabelColour>> = {
  flanders: { 'A+': DEEP_GREEN, A: GREEN, B: LIME, C: YELLOW, D: AMBER, E: ORANGE, F: RED },
  brussels: { 'A+': DEEP_GREEN, A: GREEN, B: LEAF, C: LIME, D: YELLOW, E: AMBER, F: ORANGE, G: RED },
  wallonia: { 'A+': DEEP_GREEN, A: GREEN, B: LEAF, C: LIME, D: YELLOW, E: AMBER, F: ORANGE, G: RED },
  netherlands: { 'A+': DEEP_GREEN, A: GREEN, B: LEAF, C: LIME, D: YELLOW, E: AMBER, F: ORANGE, G: RED },
};

export function labelColour(scale: LabelScale, label: string): LabelColour {
  const key = label.startsWith('A+') ? 'A+' : label.charAt(0);
  const colour = COLOURS[scale][key];
  if (!colour) throw new Error(`no label ${label} on the ${scale} scale`);
  return colour;
}

/** The label as people write it: a real minus sign in "A−". */
export function writeLabel(label: string): string {
  return label.replaceAll('-', '−');
}
