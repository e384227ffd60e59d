/** The languages of the forms, by the names of tesseract. */
export const OCR_LANGUAGES = ['nld', 'fra'] as const;

/** The program and its models, as Debian names them. */
export const DEBIAN_PACKAGES: readonly string[] = [
  'tesseract-ocr',
  ...OCR_LANGUAGES.map((language) => `tesseract-ocr-${language}`),
];

/**
 * How a page is read. As one block of text, rows of a table stay rows, which the program's own search for columns tears
 * apart; but lone figures and letters between blocks are lost, which the sparse way finds. A letter is a picture of a
 * class alone.
 */
export const OCR_MODES = ['block', 'sparse', 'letter'] as const;
export type OcrMode = (typeof OCR_MODES)[number];
export const OCR_SEGMENTATION: Readonly<Record<OcrMode, string>> = {
  block: '6',
  sparse: '11',
  letter: '8',
};

/** Sauvola's threshold reads what stands on coloured bars. Pages are drawn at this many dots an inch. */
export const ocrParameters = (mode: OcrMode) => ({
  thresholding_method: mode === 'letter' ? '0' : '2',
  user_defined_dpi: '200',
  tessedit_char_whitelist: mode === 'letter' ? 'ABCDEFG+-' : '',
});
