/** For the server and the terminal. A page imports `./words-of`, and `./<language>/catalogue` lazily. */

export { type Adjustments, adjustmentsOf } from './adjustments.ts';
export { onlyCodeOf, writtenPlace } from './belgian-places.ts';
export { type Bills, billsOf } from './bills.ts';
export type { Catalogue, MeasureWords } from './catalogue.ts';
export { isOfCertificate, otherReading } from './doubted-certificate.ts';
export {
  aimOf,
  type ExpectedLabel,
  expectedAfterStep,
  expectedResult,
  labelAfterStep,
  otherGoal,
} from './expected-result.ts';
export {
  type CertificateRemark,
  CLIENT_ALONE,
  type FactOrigin,
  type FactOrigins,
  givenLabel,
  isInformative,
  mostFrequent,
  withReader,
} from './fact-origins.ts';
export { inSentence } from './fill.ts';
export * from './format.ts';
export { type GrantSpan, grantSpan } from './grant-span.ts';
export { isUnverified } from './grant-terms.ts';
export { houseReasons } from './house-reasons.ts';
export { chanceOfDuty, isBand, type LabelBand, labelBand, writeBand } from './label-band.ts';
export { type LabelColour, labelColour, writeLabel } from './label-colours.ts';
export { priceOf, type WrittenPrice, writePrice } from './label-price.ts';
export * from './language.ts';
export {
  dependingWorks,
  type LeadingList,
  leadingList,
  type StepGroup,
} from './leading-list.ts';
export { alternativesBeside, hasSameWorks, type MergedWay, mergeWays } from './merge-ways.ts';
export { type Month, monthOf, NO_OWN_LOAN } from './month.ts';
export { netCostRange } from './net-range.ts';
export { OFFICIAL_PAGES, type OfficialPage, officialUrl } from './official-pages.ts';
export { placeIn } from './place-in.ts';
export { mergedRemarks } from './plan-remarks.ts';
export { type PluralForms, plural } from './plural.ts';
export { type LimitInWords, programmeWords } from './programme-texts.ts';
export { readableAccent } from './readable-accent.ts';
export { rounded, roundedCostRange, roundedRange } from './rounded-range.ts';
export { type SpecifiedWork, specifyWork } from './specify-work.ts';
export { netOf, type WholeStepSums, type WholeSums, wholeEuroSums, wholeParts } from './whole-euros.ts';
export { CATALOGUES, words } from './words.ts';
export type { Words } from './words-of.ts';
