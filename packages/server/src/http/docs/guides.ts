import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Rendered, renderMarkdown } from './render-markdown.ts';

export interface Guide extends Rendered {
  /** The last part of its address; empty for the overview. */
  slug: string;
}

/** A heading of the overview with the links below it: one group of the side list. */
export interface Chapter {
  title: string;
  entries: { slug: string; name: string; path: string }[];
}

export const GUIDES_FOLDER = join(import.meta.dirname, '../../../../../docs/guides');
const OVERVIEW = 'README.md';
/** Where the guides assume the server, so that their samples run as they are next to `npm start`. */
const ASSUMED_URL = 'http://127.0.0.1:8080';

/** The samples of a guide name this server, not the one that the guide was written for. */
export async function readGuide(file: string, publicUrl: string): Promise<string> {
  const text = await readFile(join(GUIDES_FOLDER, file), 'utf8');
  return text.replaceAll(ASSUMED_URL, publicUrl);
}

/** docs/guides/README.md is the overview: what it links to are the guides, in its order and under its headings. */
export async function loadGuides(options: {
  publicUrl: string;
  docsPath: string;
}): Promise<{ overview: Guide; guides: Guide[]; chapters: Chapter[] }> {
  const { publicUrl, docsPath } = options;
  const index = await readGuide(OVERVIEW, publicUrl);
  const files = [...index.matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, file = '']) => file);
  const addresses = new Map([
    [OVERVIEW, docsPath],
    ['../../openapi.json', `${docsPath}/reference`],
    ...files.map((file): [string, string] => [file, `${docsPath}/${basename(file, '.md')}`]),
  ]);
  const render = (file: string, text: string): Guide => ({
    slug: file === OVERVIEW ? '' : basename(file, '.md'),
    // Links are to files, so that they work in a repository too; a file that is no guide has no address here.
    ...renderMarkdown(text, (link) => {
      if (/^(https?:\/\/|#)/.test(link)) return link;
      const [path = '', fragment] = link.split('#');
      const address = addresses.get(join(dirname(file), path));
      return address === undefined || fragment === undefined ? (address ?? null) : `${address}#${fragment}`;
    }),
  });
  const guides: Guide[] = [];
  for (const file of files) guides.push(render(file, await readGuide(file, publicUrl)));
  return { overview: render(OVERVIEW, index), guides, chapters: chaptersOf(index, docsPath) };
}

function chaptersOf(text: string, docsPath: string): Chapter[] {
  const [, ...parts] = text.split(/^## /m);
  return parts.map((part) => ({
    title: part.split('\n')[0] ?? '',
    entries: [...part.matchAll(/^- \[([^\]]+)\]\(([\w./-]+\.md)\)/gm)].map(([, name = '', file = '']) => {
      const slug = basename(file, '.md');
      return { slug, name, path: `${docsPath}/${slug}` };
    }),
  }));
}
