/** A price, or words that go on behind an area: recommendations are no rows. */
export const ADVICE = /€|^\d[\d.,]*\s?m²\s\p{L}/u;

/** A sentence, advice or not. */
export const PROSE = new RegExp(`[.!?]\\s*$|${ADVICE.source}`, 'u');
