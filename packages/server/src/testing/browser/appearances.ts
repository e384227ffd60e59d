import { LANGUAGES, type Language } from '@rooftree/words';

export interface Appearance {
  language: Language;
  colorScheme: 'light' | 'dark';
  width: (typeof WIDTHS)[number];
}

const SCHEMES = ['light', 'dark'] as const;
export const WIDTHS = ['wide', 'tablet', 'phone'] as const;

export const SIZES = {
  wide: { width: 1280, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
} satisfies Record<(typeof WIDTHS)[number], object>;

export const ALL_APPEARANCES: readonly Appearance[] = LANGUAGES.flatMap((language) =>
  SCHEMES.flatMap((colorScheme) => WIDTHS.map((width) => ({ language, colorScheme, width }))),
);

/** How many draws there are before they repeat. */
export const DRAWS = LANGUAGES.length * WIDTHS.length;

/**
 * One look in light, and one in the dark that differs from it in everything. Over all draws every two properties meet.
 */
export function drawnAppearances(draw: number): Appearance[] {
  const place = draw % DRAWS;
  return SCHEMES.flatMap((colorScheme, opposite) => {
    const language = LANGUAGES[(place + (opposite * LANGUAGES.length) / 2) % LANGUAGES.length];
    const width = WIDTHS[(Math.floor(place / LANGUAGES.length) + opposite) % WIDTHS.length];
    return language === undefined || width === undefined ? [] : [{ language, colorScheme, width }];
  });
}
