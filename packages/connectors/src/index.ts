export { BAG_FIELDS } from './bag/field-sources.ts';
export { BAG, type BagAddress, findBagAddress } from './bag/find-address.ts';
export type {
  Entry,
  ListedAddress,
  ListedFacts,
  ListedPicture,
  ListedStatus,
  Listing,
} from './contract/listing.ts';
export type {
  CredentialField,
  Credentials,
  Cursor,
  HookEvent,
  HookProvider,
  Page,
  Provider,
  PullProvider,
  ReturnedReport,
  Session,
} from './contract/provider.ts';
export { ProviderFault, type ProviderFaultKind } from './contract/provider-fault.ts';
export type { Evidence, ProviderField } from './contract/provider-field.ts';
export type { ProviderAnswer, ProviderRequest, Send } from './contract/request.ts';
export { addressKeyOf } from './ep-online/address-key.ts';
export type { Place } from './ep-online/client.ts';
export { EP_ONLINE_FIELDS } from './ep-online/field-sources.ts';
export { EP_ONLINE, findLabel, type LabelAnswer, labelAmong } from './ep-online/find-label.ts';
export { findChangesFile, findLabelFile, type LabelFile } from './ep-online/label-files.ts';
export { readLabelFile } from './ep-online/read-label-file.ts';
export { type LabelFileEvent, WantedAddresses } from './ep-online/wanted-addresses.ts';
export { PROVIDERS } from './providers.ts';
export { isUnfilled, type SourceWords, sourceWords } from './reading/source-words.ts';
export { type RecordedAnswer, recordingSession, replaySession } from './recording/recorded-answers.ts';
