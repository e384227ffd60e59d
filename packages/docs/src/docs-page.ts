import { BASE } from './placeholders.ts';

interface DocsPage {
  title: string;
  /** Which of the two parts of the docs it belongs to. */
  place: 'guides' | 'reference';
  /** HTML. */
  body: string;
}

/** A house front, as on the planner page. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 60'%3E%3Cpath fill='%230b5d4b' d='M32 3.5 60 27v3h-5v28H9V30H4v-3Z'/%3E%3C/svg%3E";
const HOUSE =
  '<svg viewBox="0 0 64 60" aria-hidden="true"><path d="M32 3.5 60 27v3h-5v28H9V30H4v-3Z"/></svg>';

/** The frame of every page of the docs: the way home, and the way to the other part. */
export function writePage({ title, place, body }: DocsPage): string {
  const link = (path: string, name: string, isHere: boolean) =>
    `<a href="${BASE}${path}"${isHere ? ' aria-current="true"' : ''}>${name}</a>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${escapeHtml(title)} · Rooftree</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="${ICON}">
    <link rel="stylesheet" href="${BASE}/docs/assets/tokens.css">
    <link rel="stylesheet" href="${BASE}/docs/assets/frame.css">
    <link rel="stylesheet" href="${BASE}/docs/assets/${place}.css">
  </head>
  <body class="${place}">
    <header class="docs-head">
      <a class="docs-home" href="${BASE}/">${HOUSE}Rooftree</a>
      <nav aria-label="Docs">${link('/docs', 'Guides', place === 'guides')}${link('/docs/reference', 'API reference', place === 'reference')}</nav>
    </header>
    ${body}
  </body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
