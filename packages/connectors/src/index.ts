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
export type { ProviderAnswer, ProviderRequest, Send } from './contract/request.ts';
export type { Place } from './ep-online/client.ts';
export { EP_ONLINE, findLabel, type LabelAnswer } from './ep-online/find-label.ts';
export { PROVIDERS } from './providers.ts';
