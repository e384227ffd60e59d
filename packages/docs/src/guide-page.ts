import { escapeHtml, writePage } from './docs-page.ts';
import type { Chapter, Guide } from './guides.ts';
import { BASE } from './placeholders.ts';

/** A guide between the list of all guides and the list of its own sections. */
export function writeGuidePage(guide: Guide, chapters: readonly Chapter[]): string {
  const sections = guide.slug === '' || guide.sections.length < 2 ? '' : writeSections(guide);
  const list = writeList(guide, chapters);
  return writePage({
    title: guide.title,
    place: 'guides',
    body: `<div class="docs-columns">
      <nav class="docs-list" aria-label="All guides">${list}</nav>
      <details class="docs-menu"><summary>All guides</summary><nav aria-label="All guides, as a menu">${list}</nav></details>
      <main class="guide">${guide.html}${writeNext(guide, chapters)}</main>
      ${sections}
    </div>
    <script type="module" src="${BASE}/docs/assets/guides.js"></script>`,
  });
}

function writeList(here: Guide, chapters: readonly Chapter[]): string {
  const overview = `<ul><li><a href="${BASE}/docs"${here.slug === '' ? ' aria-current="page"' : ''}>Overview</a></li></ul>`;
  const listed = chapters.map(({ title, entries }) => {
    const items = entries.map(({ slug, name, path }) => {
      const current = slug === here.slug ? ' aria-current="page"' : '';
      return `<li><a href="${escapeHtml(path)}"${current}>${escapeHtml(name)}</a></li>`;
    });
    return `<h2>${escapeHtml(title)}</h2><ul>${items.join('')}</ul>`;
  });
  return overview + listed.join('');
}

function writeSections({ sections }: Guide): string {
  const items = sections.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`);
  return `<nav class="docs-sections" aria-label="On this page"><h2>On this page</h2><ul>${items.join('')}</ul></nav>`;
}

function writeNext(here: Guide, chapters: readonly Chapter[]): string {
  const entries = chapters.flatMap((chapter) => chapter.entries);
  const next = entries[entries.findIndex(({ slug }) => slug === here.slug) + 1];
  if (here.slug === '' || next === undefined) return '';
  return `<p class="guide-next"><a href="${escapeHtml(next.path)}"><small>Next</small>${escapeHtml(next.name)}</a></p>`;
}
