/** The languages of the forms, by the names of tesseract. */
export const OCR_LANGUAGES = ['nld', 'fra'] as const;

/**
 * One block of text (6): rows of a table stay rows, which the program's own search for columns tears apart. Sauvola's
 * threshold (2) reads what stands on coloured bars.
 */
export const OCR_PARAMETERS = { tessedit_pageseg_mode: '6', thresholding_method: '2' } as const;
