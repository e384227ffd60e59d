// Removes files of installed packages that Rooftree never reads: about 90 MB of every installation. Plain JavaScript,
// which any Node from 20 on can read.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// The weights that packages/server/src/infra/pdf/fonts.ts reads.
const FONTS = '@expo-google-fonts';
const INTER_WEIGHTS = ['400Regular', '600SemiBold', '700Bold'];
const OTHER_WEIGHTS = ['400Regular'];

/** `modules` is a folder of packages. Returns the paths that were removed, from that folder. */
export function trimPackages(modules) {
  const unread = [...findHeaders(modules), ...findFontWeights(modules), ...findCopiesOfPdfium(modules)];
  for (const path of unread) rmSync(join(modules, path), { recursive: true });
  return unread;
}

/** Of Node, for building addons: there are none to build. */
function findHeaders(modules) {
  return entriesOf(modules)
    .filter((name) => /^node-linux-\w+$/.test(name))
    .map((name) => `${name}/include`)
    .filter((path) => existsSync(join(modules, path)));
}

function findFontWeights(modules) {
  return entriesOf(join(modules, FONTS)).flatMap((font) => {
    const used = font === 'inter' ? INTER_WEIGHTS : OTHER_WEIGHTS;
    return entriesOf(join(modules, FONTS, font))
      .filter((name) => /^\d00/.test(name) && !used.includes(name))
      .map((name) => `${FONTS}/${font}/${name}`);
  });
}

/** The program as text, for web pages: Node reads the .wasm file. */
function findCopiesOfPdfium(modules) {
  const folder = '@hyzyla/pdfium/dist';
  return entriesOf(join(modules, folder))
    .filter((name) => name.startsWith('pdfium.wasm.base64'))
    .map((name) => `${folder}/${name}`);
}

function entriesOf(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}
