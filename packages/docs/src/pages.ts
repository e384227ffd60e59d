import { writeGuidePage } from './guide-page.ts';
import { renderGuides } from './guides.ts';
import { BASE } from './placeholders.ts';
import { writeReferencePage } from './reference-page.ts';

/** Every page of the docs under the name of its file. The overview is `index.html`, the reference the one that is no guide. */
export function writePages(): { name: string; html: string }[] {
  const { guides, chapters } = renderGuides(`${BASE}/docs`);
  return [
    ...guides.map((guide) => ({
      name: `${guide.slug || 'index'}.html`,
      html: writeGuidePage(guide, chapters),
    })),
    { name: 'reference.html', html: writeReferencePage() },
  ];
}
