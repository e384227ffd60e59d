/** The built console: its shell with the names of its files, and the folder that has them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder, isBuilt } from '@rooftree/console/build-folder';
import { findBuild } from '../../infra/find-build.ts';
import { loadOnce } from '../../infra/load-once.ts';

export interface ConsoleBundle {
  assetFolder: string;
  /** The page without anything of its reader: the script finds out who is signed in. */
  html: string;
}

interface ManifestEntry {
  file: string;
}

export function findConsoleBuild(): string {
  return findBuild('the console is', buildFolder(), isBuilt);
}

export const consoleBundleOnce = (basePath: string): (() => Promise<ConsoleBundle>) =>
  loadOnce(() => loadConsoleBundle(basePath));

async function loadConsoleBundle(basePath: string): Promise<ConsoleBundle> {
  const folder = findConsoleBuild();
  const manifest: Record<string, ManifestEntry> = JSON.parse(
    await readFile(join(folder, 'manifest.json'), 'utf8'),
  );
  const pathOf = (source: string) => {
    const file = manifest[source]?.file;
    if (file === undefined) throw new Error(`the console's build has no ${source}; run npm run build`);
    return `${basePath}/console/${file}`;
  };
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Rooftree</title>
    <link rel="icon" href="${basePath}/planner/icon.png">
    <link rel="stylesheet" href="${pathOf('src/styles/console.css')}">
    <script type="module" src="${pathOf('src/main.tsx')}"></script>
  </head>
  <body data-base="${basePath}">
    <div id="app"></div>
    <noscript>The console needs JavaScript.</noscript>
  </body>
</html>
`;
  return { assetFolder: join(folder, 'assets'), html };
}
