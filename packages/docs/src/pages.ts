import { writeGuidesForAssistants, writeIndexForAssistants } from './for-assistants.ts';
import { writeGuidePage } from './guide-page.ts';
import { renderGuides } from './guides.ts';
import { BASE } from './placeholders.ts';
import { writeReferencePage } from './reference-page.ts';

/**
 * Every page of the docs under the name of its file. The overview is `index.html`, the reference the one that is no
 * guide; `llms.txt` is for assistants.
 */
export function writePages(): { name: string; text: string }[] {
  const { guides, chapters } = renderGuides(`${BASE}/docs`);
  return [
    ...guides.map((guide) => ({
      name: `${guide.slug || 'index'}.html`,
      text: writeGuidePage(guide, chapters),
    })),
    { name: 'reference.html', text: writeReferencePage() },
    { name: 'llms.txt', text: writeIndexForAssistants() },
    { name: 'llms-full.txt', text: writeGuidesForAssistants() },
  ];
}
