/** Licences (SPDX) under which a part may be used, changed and handed on with Rooftree by naming it. */
export const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]);

/** Packages with another licence, and why they may stay. */
export const EXCEPTIONS: Readonly<Record<string, { licences: readonly string[]; reason: string }>> = {
  '@fontsource-variable/inter': {
    licences: ['OFL-1.1'],
    reason: 'a font, handed on unchanged: the licence is for that',
  },
  '@resvg/resvg-wasm': {
    licences: ['MPL-2.0'],
    reason: 'handed on unchanged: its terms are of its own files only',
  },
  argparse: { licences: ['Python-2.0', 'PSF-2.0'], reason: 'permissive, of Python itself' },
};

/** Families of packages with another licence. */
export const FAMILIES: readonly { prefix: string; licences: readonly string[]; reason: string }[] = [
  {
    prefix: '@expo-google-fonts/',
    licences: ['MIT AND OFL-1.1'],
    reason: 'fonts, handed on unchanged: the licence is for that',
  },
];
