/** Fonts from npm, never from the machine: the same pages everywhere. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const TEXT_FONTS = ['400Regular', '600SemiBold', '700Bold'].map(
  (style) => `@expo-google-fonts/inter/${style}/Inter_${style}.ttf`,
);

/** For names and addresses in scripts that Inter lacks. Loaded only when needed: they take 20 MB. */
const SCRIPT_FONTS = [
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
  '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
  '@expo-google-fonts/sawarabi-gothic/400Regular/SawarabiGothic_400Regular.ttf',
  '@expo-google-fonts/gowun-dodum/400Regular/GowunDodum_400Regular.ttf',
  '@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf',
];

export type FontSet = 'text' | 'every-script';

export function readFonts(set: FontSet): Buffer[] {
  const files = set === 'text' ? TEXT_FONTS : [...TEXT_FONTS, ...SCRIPT_FONTS];
  return files.map((file) => readFileSync(resolve(file)));
}

/** Inter has no glyphs beyond these: it covers Latin, Greek, Cyrillic, punctuation, arrows and mathematical signs. */
const BEYOND_INTER =
  /[\u0530-\u1dff\u2c00-\u{10ffff}]|(?![\u2190-\u21ff\u2212\u2248\u2264\u2265])[\u2150-\u2bff]/u;

export function fontSetFor(text: string): FontSet {
  return BEYOND_INTER.test(text) ? 'every-script' : 'text';
}
