/** The page behind a review link: drawn by the server, a plain form. */
import { CertificateReview, type ReviewedValue } from '@rooftree/ui/certificate-review.tsx';
import { FACTS, factValue, writeFacts } from '../choices/facts.ts';
import { valuesOf } from '../components/facts/fact-values.ts';
import { PageHeader } from '../components/page/page-frame.tsx';
import { type PageWords, usePageWords } from '../page-words.ts';
import type { ReviewPageTexts } from '../texts/en/page.ts';
import type { ReviewData, ReviewDone, ReviewField } from './review-data.ts';

export function ReviewPage({ review, texts }: { review: ReviewData; texts: ReviewPageTexts }) {
  const words = usePageWords();
  const { date } = words;
  const { certificate, documentAddress } = review;
  const about = [
    documentAddress,
    certificate?.number,
    certificate?.issued_on && date(certificate.issued_on),
  ].filter((part) => typeof part === 'string');
  return (
    <>
      <PageHeader context={review.context} language={review.language} search="" />
      <main id="plan">
        <section class="card">
          {review.consoleUrl !== null && <BackLink url={review.consoleUrl} texts={texts} />}
          <h1>{texts.reviewTitle(texts.certificateNames[review.scale ?? 'other'], review.address)}</h1>
          <p>{texts.reviewLead}</p>
          {about.length > 0 && <p class="quiet">{texts.reviewAbout(about.join(', '))}</p>}
          <form method="post" action={review.url}>
            {review.isOtherAddress && <OtherAddress review={review} texts={texts} />}
            <CertificateReview
              values={review.fields
                .toSorted((a, b) => ORDER[a.confidence] - ORDER[b.confidence])
                .map((field) => shown(field, review, words, texts))
                .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen))}
              pages={Array.from({ length: review.pages }, (_, index) => ({
                number: index + 1,
                ...sizeOf(review, index + 1),
                url: `${review.url}/pages/${index + 1}.png`,
              }))}
              texts={texts}
            >
              {review.unreadPages.length > 0 && <p>{texts.reviewUnreadPages(review.unreadPages)}</p>}
              {review.missing.length > 0 && (
                <>
                  <h2>{texts.reviewMissing}</h2>
                  <ul>
                    {review.missing.map(({ name, searched }) => (
                      <li key={name}>
                        {words.fact(name, review.scale ?? undefined)}{' '}
                        <span class="quiet">
                          {texts.reviewSearched(searched.join(', '), review.pagesRead)}
                        </span>
                      </li>
                    ))}
                  </ul>
                </>
              )}
              <p>
                <button type="submit" class="button button-primary">
                  {texts.reviewSave}
                </button>
              </p>
              <p class="quiet">{texts.reviewOnce}</p>
            </CertificateReview>
          </form>
        </section>
      </main>
    </>
  );
}

/** What is in doubt comes first: the rest needs one look. */
const ORDER = { LOW: 0, MEDIUM: 1, HIGH: 2 } as const;

function BackLink({ url, texts }: { url: string; texts: ReviewPageTexts }) {
  return (
    <p>
      <a href={url}>← {texts.reviewBack}</a>
    </p>
  );
}

/** Before all values: a certificate of another home must not become facts of this one by a habit of clicking. */
function OtherAddress({ review, texts }: { review: ReviewData; texts: ReviewPageTexts }) {
  return (
    <div class="review-other">
      <p class="wrong">{texts.reviewOtherAddress}</p>
      <label class="review-use">
        <input
          type="checkbox"
          name="use_anyway"
          value="yes"
          defaultChecked={review.isUsedAnyway}
          aria-invalid={review.isUseMissing}
          aria-describedby={review.isUseMissing ? 'use-missing' : undefined}
        />{' '}
        {texts.reviewUseAnyway}
      </label>
      {review.isUseMissing && (
        <p class="wrong" id="use-missing">
          {texts.reviewUseFirst}
        </p>
      )}
    </div>
  );
}

export function ReviewDonePage({ done, texts }: { done: ReviewDone; texts: ReviewPageTexts }) {
  return (
    <>
      <PageHeader context={done.context} language={done.language} search="" />
      <main id="plan">
        <section class="card honest">
          <h1>{texts.reviewDone}</h1>
          <p class="lead">{texts.reviewDoneLead(done.accepted, done.corrected, done.rejected)}</p>
          {done.consoleUrl !== null && <BackLink url={done.consoleUrl} texts={texts} />}
        </section>
      </main>
    </>
  );
}

function shown(
  field: ReviewField,
  { labels, scale }: ReviewData,
  words: PageWords,
  { reviewDoubt }: ReviewPageTexts,
): ReviewedValue {
  const { name, value, held, source } = field;
  const { certificateSure, certificateLikely } = words.texts;
  const fact = FACTS.find((one) => one.name === name);
  const text = field.typed ?? writeFacts([{ name, value }])[name] ?? '';
  const listed = fact === undefined ? [] : valuesOf(fact, labels);
  const codes = listed.includes(text) || text === '' ? listed : [text, ...listed];
  const say = (code: string) =>
    words.factValue(name, fact === undefined ? code : (factValue(fact, code) ?? code));
  const sure = { HIGH: certificateSure, MEDIUM: certificateLikely, LOW: reviewDoubt };
  return {
    name,
    title: words.fact(name, scale ?? undefined),
    value: words.factValue(name, value),
    raw: field.raw,
    held: held === null ? null : words.factValue(name, held),
    confidence: sure[field.confidence],
    place: source && placeOf(source),
    input: {
      text,
      options: listed.length === 0 ? null : codes.map((code) => ({ value: code, text: say(code) })),
    },
    isOpen: field.confidence === 'LOW' || field.isWrong || isOther(value, held),
    decision: field.decision,
    isWrong: field.isWrong,
  };
}

/** A value that would replace another one deserves a look. */
const isOther = (value: unknown, held: unknown) =>
  held !== null && JSON.stringify(held) !== JSON.stringify(value);

/** In points; a page without values may be of any size, and most are A4. */
function sizeOf({ fields }: ReviewData, page: number): { width: number; height: number } {
  const [width = 595, height = 842] =
    fields.find(({ source }) => source?.page === page)?.source?.page_size ?? [];
  return { width: Math.round(width), height: Math.round(height) };
}

/** Room around a value, in percent of the page, so that its mark does not cover it. */
const MARGIN = 0.4;

/** In percent of the page. */
function placeOf({ page, box, page_size: size }: NonNullable<ReviewField['source']>): ReviewedValue['place'] {
  const [left = 0, top = 0, right = 0, bottom = 0] = box;
  const [width = 1, height = 1] = size;
  const percent = (part: number, whole: number) => Math.round((10_000 * part) / whole) / 100;
  return {
    page,
    box: [
      percent(left, width) - MARGIN,
      percent(top, height) - MARGIN,
      percent(right - left, width) + 2 * MARGIN,
      percent(bottom - top, height) + 2 * MARGIN,
    ],
  };
}
