/** The languages of the forms, by the names of tesseract. */
export const OCR_LANGUAGES = ['nld', 'fra'] as const;

/** The program and its models, as Debian names them. */
export const DEBIAN_PACKAGES: readonly string[] = [
  'tesseract-ocr',
  ...OCR_LANGUAGES.map((language) => `tesseract-ocr-${language}`),
];

/**
 * How a page is read. As one block of text, rows of a table stay rows, which the program's own search for columns tears apart;
 * but lone figures and letters between blocks are lost, which the sparse way finds.
 */
export const OCR_MODES = ['block', 'sparse'] as const;
export type OcrMode = (typeof OCR_MODES)[number];
export const OCR_SEGMENTATION: Readonly<Record<OcrMode, string>> = { block: '6', sparse: '11' };

/** Sauvola's threshold reads what stands on coloured bars. Pages are drawn at this many dots an inch. */
export const OCR_PARAMETERS = { thresholding_method: '2', user_defined_dpi: '200' } as const;
