/** What a shared link to the start page shows: a title, a line and a picture. */
import { labelColour, writeLabel } from '@rooftree/words/label-colours';
import { escapeHtml } from '../document/escape-html.ts';
import { drawHouse } from '../drawing/draw-house.ts';
import { drawPreview, PREVIEW_SIZE } from '../drawing/draw-preview.ts';
import type { PageWords } from '../page-words.ts';
import { countryOf, FIRST_TRY_OUT, type StartData } from './start-data.ts';
import type { StartTexts } from './start-texts.ts';
import { tryOut } from './try-out.ts';

const ACCENT = '#0b5d4b';

export function startLink({ publicUrl, language }: StartData, texts: StartTexts): string[] {
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  return [
    `<meta name="description" content="${escapeHtml(texts.lead)}">`,
    property('type', 'website'),
    property('site_name', 'Rooftree'),
    property('title', texts.title),
    property('description', texts.lead),
    property('url', `${publicUrl}/?lang=${language}`),
    property('locale', language.replace('-', '_')),
    property('image', `${publicUrl}/planner/card.png?lang=${language}`),
    property('image:type', 'image/png'),
    property('image:width', String(PREVIEW_SIZE.width)),
    property('image:height', String(PREVIEW_SIZE.height)),
    property('image:alt', texts.title),
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="apple-touch-icon" href="${escapeHtml(publicUrl)}/planner/icon.png">`,
  ];
}

export function startCard(
  texts: StartTexts,
  { language, texts: { partNames } }: PageWords,
  date: string,
): string {
  const country = countryOf(language);
  const result = tryOut(FIRST_TRY_OUT[country], date, country);
  if (result === null) throw new Error('the first try-out has no plan');
  const { scale, today, after, house } = result;
  const label = (of: string) => {
    const { background, text: colour } = labelColour(scale, of);
    return { text: writeLabel(of), background, colour };
  };
  return drawPreview({
    house: drawHouse(house),
    partNames,
    owner: 'Rooftree',
    logo: null,
    accent: ACCENT,
    address: null,
    now: [label(today.worst)],
    after: label(after),
    title: texts.title,
    lines: texts.cardLines,
  });
}
