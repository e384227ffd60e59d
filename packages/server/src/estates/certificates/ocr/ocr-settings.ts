/** The languages of the forms, by the names of tesseract. */
export const OCR_LANGUAGES = ['nld', 'fra'] as const;

/** One block of text: rows of a table stay rows, which the program's own search for columns tears apart. */
export const OCR_SEGMENTATION = '6';

/** Sauvola's threshold reads what stands on coloured bars. */
export const OCR_PARAMETERS = { thresholding_method: '2' } as const;
