import { writePage } from './docs-page.ts';
import { BASE, CONFIGURATION, NOTICE } from './placeholders.ts';

/** The reference of openapi.json; the server fills in its settings. */
export function writeReferencePage(): string {
  return writePage({
    title: 'API reference',
    place: 'reference',
    body: `${NOTICE}<noscript><p class="demo-note">This page needs JavaScript; the same is in <a href="${BASE}/openapi.json">openapi.json</a>.</p></noscript>
    <script id="api-reference" type="application/json" data-configuration="${CONFIGURATION}"></script>
    <script src="${BASE}/docs/reference.js"></script>`,
  });
}
