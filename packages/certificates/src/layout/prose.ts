/** A sentence about areas, or a price: recommendations are no rows. */
export const PROSE = /[.!?]\s*$|€|^\d[\d.,]*\s?m²\s\p{L}/u;
