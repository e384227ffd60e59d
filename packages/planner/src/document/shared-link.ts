/**
 * What a shared link shows before anybody opens it: a title, a line, a picture; and where a blog finds how to embed it.
 */
import { addressOf } from '../address-of.ts';
import { PREVIEW_SIZE } from '../drawing/draw-preview.ts';
import type { OpenPage } from '../page-data.ts';
import type { PageWords } from '../page-words.ts';
import { planInShort } from '../plan-in-short.ts';
import { escapeHtml } from './escape-html.ts';

export function sharedLink(page: OpenPage, words: PageWords): string[] {
  const short = planInShort(page.opening, words);
  if (short === null) return [];
  const query = [`lang=${page.language}`, withoutLanguage(page.search)].filter(Boolean).join('&');
  const url = `${page.publicUrl}/r/${page.token}`;
  const title = page.previewHasAddress ? `${addressOf(page)}: ${short.title}` : short.title;
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  const embedding = `${page.publicUrl}/oembed?url=${encodeURIComponent(url)}`;
  return [
    `<meta name="description" content="${escapeHtml(short.description)}">`,
    property('type', 'website'),
    property('site_name', page.context.name),
    property('title', title),
    property('description', short.description),
    property('url', `${url}?${query}`),
    property('locale', page.language.replace('-', '_')),
    property('image', `${url}/preview.png?${query}`),
    property('image:type', 'image/png'),
    property('image:width', String(PREVIEW_SIZE.width)),
    property('image:height', String(PREVIEW_SIZE.height)),
    property('image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="apple-touch-icon" href="${escapeHtml(page.publicUrl)}/planner/icon.png">`,
    `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(embedding)}">`,
  ];
}

function withoutLanguage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('lang');
  params.delete('embed');
  return params.toString();
}
