import { dirname, join } from 'node:path';
import { listGuideFiles, OVERVIEW, readGuide, slugOf } from './guide-files.ts';
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

/** docs/guides/README.md is the overview: what it links to are the guides, in its order and under its headings. */
export function renderGuides(docsPath: string): { guides: Guide[]; chapters: Chapter[] } {
  const files = listGuideFiles();
  const addresses = new Map([
    ['../../openapi.json', `${docsPath}/reference`],
    ...files.map((file): [string, string] => [
      file,
      slugOf(file) === '' ? docsPath : `${docsPath}/${slugOf(file)}`,
    ]),
  ]);
  const render = (file: string): Guide => ({
    slug: slugOf(file),
    // Links are to files, so that they work in a repository too; a file that is no guide has no address here.
    ...renderMarkdown(readGuide(file), (link) => {
      if (/^(https?:\/\/|#)/.test(link)) return link;
      const [path = '', fragment] = link.split('#');
      const address = addresses.get(join(dirname(file), path));
      return address === undefined || fragment === undefined ? (address ?? null) : `${address}#${fragment}`;
    }),
  });
  return { guides: files.map(render), chapters: chaptersOf(readGuide(OVERVIEW), docsPath) };
}

function chaptersOf(text: string, docsPath: string): Chapter[] {
  const [, ...parts] = text.split(/^## /m);
  return parts.map((part) => ({
    title: part.split('\n')[0] ?? '',
    entries: [...part.matchAll(/^- \[([^\]]+)\]\(([\w./-]+\.md)\)/gm)].map(([, name = '', file = '']) => {
      const slug = slugOf(file);
      return { slug, name, path: `${docsPath}/${slug}` };
    }),
  }));
}
