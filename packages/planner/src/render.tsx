/**
 * The server's side of the page: whole HTML documents from the same components. Built by Vite, loaded by the server.
 */
import { CATALOGUES, type Language } from '@rooftree/words';
import { wordsOf } from '@rooftree/words/words-of';
import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { App } from './app.tsx';
import { openingOf } from './choices/opening.ts';
import { accentStyle } from './document/accent-style.ts';
import { sharedLink } from './document/shared-link.ts';
import { writeDocument } from './document/write-document.ts';
import type { PreviewLogo } from './drawing/draw-preview.ts';
import type { OwnersData } from './owners/owners-data.ts';
import { OwnersPage } from './owners/owners-page.tsx';
import { ownersWords } from './owners/owners-words.ts';
import type { Badge, PageAssets, PageData, RenderedMessage } from './page-data.ts';
import { type PageWords, PageWordsProvider } from './page-words.ts';
import { Message } from './pages/message.tsx';
import { badgeIn, previewOf } from './plan-in-short.ts';
import type { ReviewData, ReviewDone } from './review/review-data.ts';
import { ReviewDonePage, ReviewPage } from './review/review-page.tsx';
import { startCard, startLink } from './start/start-card.ts';
import { countryOf, FIRST_TRY_OUT, type StartData } from './start/start-data.ts';
import { StartPage } from './start/start-page.tsx';
import type { StartTexts } from './start/start-texts.ts';
import { tryOut } from './start/try-out.ts';
import { texts as en, type ReviewPageTexts, reviewTexts as reviewEn } from './texts/en/page.ts';
import { startTexts as startEn } from './texts/en/start.ts';
import { texts as frBE, reviewTexts as reviewFrBE } from './texts/fr-BE/page.ts';
import { startTexts as startFrBE } from './texts/fr-BE/start.ts';
import { texts as nlBE, reviewTexts as reviewNlBE } from './texts/nl-BE/page.ts';
import { startTexts as startNlBE } from './texts/nl-BE/start.ts';
import { texts as nlNL, reviewTexts as reviewNlNL } from './texts/nl-NL/page.ts';
import { startTexts as startNlNL } from './texts/nl-NL/start.ts';

const SPEECHES: Record<Language, PageWords> = {
  'nl-BE': { ...wordsOf(CATALOGUES['nl-BE']), texts: nlBE },
  'nl-NL': { ...wordsOf(CATALOGUES['nl-NL']), texts: nlNL },
  'fr-BE': { ...wordsOf(CATALOGUES['fr-BE']), texts: frBE },
  en: { ...wordsOf(CATALOGUES.en), texts: en },
};

const START_TEXTS: Record<Language, StartTexts> = {
  'nl-BE': startNlBE,
  'nl-NL': startNlNL,
  'fr-BE': startFrBE,
  en: startEn,
};

const REVIEW_TEXTS: Record<Language, ReviewPageTexts> = {
  'nl-BE': reviewNlBE,
  'nl-NL': reviewNlNL,
  'fr-BE': reviewFrBE,
  en: reviewEn,
};

export function renderEstate(visited: PageData, assets: PageAssets): string {
  const page = { ...visited, opening: openingOf(visited) };
  const { texts } = SPEECHES[page.language];
  return writeDocument({
    language: page.language,
    title: texts.title([page.estate.street, page.estate.town].filter(Boolean).join(', ')),
    body: draw(page.language, <App page={page} />),
    accent: accentStyle(page.context.accentColor),
    head: sharedLink(page, SPEECHES[page.language]),
    data: page,
    assets,
  });
}

export function renderPreview(page: PageData, logo: PreviewLogo | null): string | null {
  return previewOf(page, SPEECHES[page.language], logo);
}

export function badgeOf(page: PageData): Badge | null {
  return badgeIn(page, SPEECHES[page.language]);
}

/** A page with only a message: unknown link, withdrawn estate, no database. */
export function renderMessage(message: RenderedMessage, assets: PageAssets): string {
  const { texts } = SPEECHES[message.language];
  return writeDocument({
    language: message.language,
    title: texts[message.kind].title,
    body: draw(message.language, <Message {...message} />),
    accent: accentStyle(message.context?.accentColor ?? null),
    data: null,
    assets,
  });
}

/** The page behind a review link; without script. */
export function renderReview(review: ReviewData, assets: PageAssets): string {
  const texts = REVIEW_TEXTS[review.language];
  return writeDocument({
    language: review.language,
    title: texts.reviewTitle(texts.certificateNames[review.scale ?? 'other'], review.address),
    body: draw(review.language, <ReviewPage review={review} texts={texts} />),
    accent: accentStyle(review.context?.accentColor ?? null),
    data: null,
    assets,
  });
}

export function renderReviewDone(done: ReviewDone, assets: PageAssets): string {
  const texts = REVIEW_TEXTS[done.language];
  return writeDocument({
    language: done.language,
    title: texts.reviewDone,
    body: draw(done.language, <ReviewDonePage done={done} texts={texts} />),
    accent: accentStyle(done.context?.accentColor ?? null),
    data: null,
    assets,
  });
}

/** The page of a building for its owners; without script. */
export function renderOwners(page: OwnersData, assets: PageAssets): string {
  const own = ownersWords(page.language, page.building.address.country ?? 'BE');
  return writeDocument({
    language: page.language,
    title: own.texts.title(page.building.name),
    body: draw(page.language, <OwnersPage page={page} own={own} />),
    accent: accentStyle(page.context.accentColor),
    data: null,
    assets,
  });
}

/** The page at `/`. */
export function renderStart(start: StartData, assets: PageAssets): string {
  const { language, date } = start;
  const first = FIRST_TRY_OUT[countryOf(language)];
  const open = { ...start, first, result: tryOut(first, date, countryOf(language)) };
  const texts = START_TEXTS[language];
  return writeDocument({
    language,
    title: `Rooftree: ${texts.title}`,
    body: draw(language, <StartPage start={open} texts={texts} />),
    accent: accentStyle(null),
    head: startLink(start, texts),
    data: open,
    assets,
  });
}

export function renderStartCard(language: Language, date: string): string {
  return startCard(START_TEXTS[language], SPEECHES[language], date);
}

function draw(language: Language, page: ComponentChildren): string {
  return renderToString(<PageWordsProvider value={SPEECHES[language]}>{page}</PageWordsProvider>);
}
