/** The public doors of the reader of certificates. */

export { type AdvisedHome, writeAdvice } from './advice/write-advice.ts';
export type * from './contract/reading.ts';
export { KINDS, REFUSALS } from './contract/reading.ts';
export { Refusal } from './contract/refusal.ts';
export type * from './contract/text.ts';
export { shareOfMarks } from './form/share-of-marks.ts';
export { type DrawnPage, readHocr } from './ocr/read-hocr.ts';
export { readPaper } from './read-paper.ts';
export { readRecord } from './read-record.ts';
export { type AddressQuery, isDwellingLabel } from './records/ep-online.ts';
