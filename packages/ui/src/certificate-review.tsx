/**
 * What was read from a certificate beside the document: each value with where it stands, to be accepted, corrected or
 * rejected.
 */
import type { ComponentChildren } from 'preact';

export interface ReviewedValue {
  /** The fact's code: the name of the form's fields. */
  name: string;
  title: string;
  /** As it was read; what the document literally says; what holds today, and who says so. */
  value: string;
  raw: string | null;
  held: string | null;
  confidence: string;
  /** Where it was read: the page, and left, top, width and height in percent of it. */
  place: { page: number; box: readonly [number, number, number, number] } | null;
  /** How it can be corrected; codes are chosen from a list. */
  input: { text: string; options: readonly { value: string; text: string }[] | null };
  /** Null where nothing is chosen yet. */
  decision: 'accept' | 'correct' | 'reject' | null;
  /** Its details are shown: it is in doubt, or replaces another value. */
  isOpen: boolean;
  /** The correction that was sent is not possible. */
  isWrong: boolean;
}

export interface ReviewTexts {
  reviewAccept: string;
  reviewCorrect: string;
  reviewReject: string;
  reviewRead: string;
  reviewHeld: string;
  reviewShow: (page: number) => string;
  reviewPage: (page: number) => string;
  reviewPlace: (fact: string) => string;
  reviewCorrection: (fact: string) => string;
  reviewWrong: string;
  reviewNoDocument: string;
  reviewDetails: string;
  reviewDocument: string;
}

interface Props {
  values: readonly ReviewedValue[];
  /** The pages of the document that can be shown, with their addresses. */
  pages: readonly { number: number; url: string; width: number; height: number }[];
  texts: ReviewTexts;
  /** Below the values: how the form is sent. */
  children: ComponentChildren;
}

/** Works without script: a link to a place on the page marks it. */
export function CertificateReview({ values, pages, texts, children }: Props) {
  return (
    <div class="review">
      <div class="review-values">
        {values.map((value) => (
          <ValueCard key={value.name} value={value} canShow={pages.length > 0} texts={texts} />
        ))}
        {children}
      </div>
      {/* It scrolls by itself beside the values, so the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus */}
      <section class="review-pages" tabIndex={0} aria-label={texts.reviewDocument}>
        {pages.length === 0 && <p class="quiet">{texts.reviewNoDocument}</p>}
        {pages.map(({ number, url, width: pageWidth, height: pageHeight }) => (
          <figure key={number} class="review-page">
            <img
              src={url}
              alt={texts.reviewPage(number)}
              // Their size is known before they are there: a link to a place finds it.
              width={pageWidth}
              height={pageHeight}
              loading={number === 1 ? 'eager' : 'lazy'}
            />
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
              {values.map(({ name, title, place }) => {
                if (place?.page !== number) return null;
                const [x, y, width, height] = place.box;
                return (
                  <rect
                    key={name}
                    id={`place-${name}`}
                    class="review-place"
                    x={x}
                    y={y}
                    width={width}
                    height={height}
                  >
                    <title>{texts.reviewPlace(title)}</title>
                  </rect>
                );
              })}
            </svg>
            <figcaption class="quiet">{texts.reviewPage(number)}</figcaption>
          </figure>
        ))}
      </section>
    </div>
  );
}

function ValueCard({
  value,
  canShow,
  texts,
}: {
  value: ReviewedValue;
  canShow: boolean;
  texts: ReviewTexts;
}) {
  const { name, title, place, input } = value;
  const choices = { accept: texts.reviewAccept, correct: texts.reviewCorrect, reject: texts.reviewReject };
  const wrongId = `wrong-${name}`;
  return (
    <fieldset class="review-value" id={`value-${name}`}>
      <legend class="unseen">{title}</legend>
      <div class="review-line">
        <p class="review-name">
          {title} <strong>{value.value}</strong>
        </p>
        <div class="review-decision">
          {Object.entries(choices).map(([code, text]) => (
            <label key={code}>
              <input
                type="radio"
                name={`decision.${name}`}
                value={code}
                defaultChecked={value.decision === code}
              />
              <span>{text}</span>
            </label>
          ))}
        </div>
      </div>
      <div class="review-correction">
        {input.options === null ? (
          <input
            type="text"
            inputMode="decimal"
            name={`value.${name}`}
            defaultValue={input.text}
            maxLength={20}
            aria-label={texts.reviewCorrection(title)}
            aria-invalid={value.isWrong}
            aria-describedby={value.isWrong ? wrongId : undefined}
          />
        ) : (
          <select
            name={`value.${name}`}
            aria-label={texts.reviewCorrection(title)}
            aria-invalid={value.isWrong}
            aria-describedby={value.isWrong ? wrongId : undefined}
          >
            {input.options.map((option) => (
              <option key={option.value} value={option.value} selected={option.value === input.text}>
                {option.text}
              </option>
            ))}
          </select>
        )}
      </div>
      {value.isWrong && (
        <p class="wrong" id={wrongId}>
          {texts.reviewWrong}
        </p>
      )}
      <details open={value.isOpen}>
        <summary>
          {texts.reviewDetails} <span class="quiet">({value.confidence})</span>
        </summary>
        {value.raw !== null && (
          <p>
            {texts.reviewRead} <q>{value.raw}</q>
          </p>
        )}
        {value.held !== null && (
          <p>
            {texts.reviewHeld} {value.held}
          </p>
        )}
        {canShow && place !== null && <a href={`#place-${name}`}>{texts.reviewShow(place.page)}</a>}
      </details>
    </fieldset>
  );
}
