/** The HTML around a rendered page. All user input is escaped here or by Preact. */
import type { Language } from '@rooftree/words/language';
import type { OpenPage, PageAssets } from '../page-data.ts';
import type { OpenStart } from '../start/start-data.ts';
import { escapeHtml, jsonInHtml } from './escape-html.ts';

interface Document {
  language: Language;
  title: string;
  /** Drawn by Preact, which escapes every text in it. */
  body: string;
  accent: string;
  /** More of the head: what a shared link shows. */
  head?: readonly string[];
  /** What the script needs; null for a page without one. */
  data: OpenPage | OpenStart | null;
  assets: PageAssets;
}

/** A house front in the accent colour. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 60'%3E%3Cpath fill='%230b5d4b' d='M32 3.5 60 27v3h-5v28H9V30H4v-3Z'/%3E%3C/svg%3E";

export function writeDocument({
  language,
  title,
  body,
  accent,
  head: more = [],
  data,
  assets,
}: Document): string {
  const { style, font, script, preloads } = assets;
  const head = [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#111815" media="(prefers-color-scheme: dark)">',
    '<meta name="robots" content="noindex, nofollow">',
    `<link rel="icon" href="${ICON}">`,
    // Browsers hold back the first paint for a font that is preloaded: a phone on a slow line does without it until the
    // next page.
    `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin media="(min-width: 52rem)">`,
    ...more,
    `<style>${style}${accent}</style>`,
  ];
  const live =
    data === null
      ? []
      : [
          ...preloads.map((path) => `<link rel="modulepreload" href="${path}">`),
          `<script type="module" src="${script}"></script>`,
        ];
  const payload =
    data === null
      ? ''
      : `<script type="application/json" id="page-data" data-decide="${assets.decideScript}">${jsonInHtml(data)}</script>`;
  const embedded = data !== null && 'isEmbedded' in data && data.isEmbedded ? ' data-embedded="true"' : '';
  return `<!doctype html><html lang="${language}"${embedded}><head>${[...head, ...live].join('')}</head><body><div id="app">${body}</div>${payload}</body></html>`;
}
