/** The built docs: their pages, filled in for this server, and the folder of their styles, scripts and fonts. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder, CLIENT_PACKAGE, isBuilt, PYTHON_CLIENT } from '@rooftree/docs/build-folder';
import { ASSUMED_URL, BASE } from '@rooftree/docs/placeholders';
import { findBuild } from '../../infra/find-build.ts';
import { StaticFile } from '../requests/static-file.ts';

interface DocsBuild {
  overview: StaticFile;
  /** By the last part of their address. */
  guides: ReadonlyMap<string, StaticFile>;
  /** What is left open in it: `fillReferencePage`. */
  referencePage: string;
  assetFolder: string;
  /** `llms.txt` and `llms-full.txt`. */
  forAssistants: ReadonlyMap<string, StaticFile>;
  clientPackage: StaticFile;
  pythonClient: StaticFile;
}

const PAGE = '.html';
const HTML = 'text/html; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';

export function findDocsBuild(): string {
  return findBuild('the docs are', buildFolder(), isBuilt);
}

/** The pages name this server, not the one that the guides were written for. */
export async function loadDocs(publicUrl: string, basePath: string): Promise<DocsBuild> {
  const folder = findDocsBuild();
  const read = async (file: string) => {
    const text = await readFile(join(folder, 'pages', file), 'utf8');
    return text.replaceAll(BASE, basePath).replaceAll(ASSUMED_URL, publicUrl);
  };
  const load = async (file: string) => new StaticFile(HTML, await read(file), 'no-cache');
  const guides = new Map<string, StaticFile>();
  const forAssistants = new Map<string, StaticFile>();
  for (const file of await readdir(join(folder, 'pages')))
    if (!file.endsWith(PAGE)) forAssistants.set(file, new StaticFile(PLAIN, await read(file), 'no-cache'));
    else if (!['index.html', 'reference.html'].includes(file))
      guides.set(file.slice(0, -PAGE.length), await load(file));
  return {
    overview: await load('index.html'),
    guides,
    referencePage: await read('reference.html'),
    assetFolder: join(folder, 'assets'),
    forAssistants,
    clientPackage: new StaticFile(
      'application/gzip',
      await readFile(join(folder, CLIENT_PACKAGE)),
      'no-cache',
    ),
    pythonClient: new StaticFile(PLAIN, await readFile(join(folder, PYTHON_CLIENT)), 'no-cache'),
  };
}
