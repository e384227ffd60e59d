/**
 * What the server says is wrong, in the reader's language: its own sentences are English, and name fields as the API
 * does.
 */
import type { Words } from '@rooftree/words/words-of';
import { FIELDS } from '../facts/fact-groups.ts';
import type { OfficeWords } from '../words/office-words.ts';
import { translateBuildingFault } from './building-faults.ts';
import { translateValueFault } from './value-faults.ts';

type ErrorName = keyof OfficeWords['texts']['errors'];

const SENTENCES: readonly (readonly [RegExp, ErrorName])[] = [
  [/is of type \w+, which has no renovation trajectory|^estate_type must be one of/, 'noPlanForType'],
  [/has no year_built|^year_built .*(null|empty)/, 'noYear'],
  [/has no region|zip_code .*(null|empty)/, 'noLocation'],
  [/must be an estate of this context/, 'homeGone'],
  [/is the property_id of several estates/, 'severalHomes'],
  [/the estate is deactivated/, 'homeDeactivated'],
  [/stopped any more/, 'jobEnded'],
  [/archived before it has ended|is working on this estate/, 'jobRuns'],
  [/was changed by someone else/, 'changedByOther'],
  [/renovation is deleted/, 'planDeleted'],
  [/there is no plan for this estate with these choices/, 'noPlanForChoices'],
  [/the page is too old|changed since this plan was calculated/, 'planOutdated'],
  [/newer suggested renovation/, 'newerPlan'],
  [/is being sent to a webhook/, 'beingSent'],
  [/^the server keeps .* days: choose at most/, 'retentionTooLong'],
  [/passkeys: remove one first/, 'tooManyPasskeys'],
  [/this passkey is there already/, 'passkeyKnown'],
  [/passkeys need a host with a name/, 'passkeyNeedsName'],
  [/could not be verified|this passkey is not known/, 'notVerified'],
  [/the code is wrong, or was used already/, 'wrongCode'],
  [/is a member of this context already/, 'memberKnown'],
  [/rights outside of this context/, 'memberElsewhere'],
  [/this member is disabled/, 'memberDisabled'],
  [/this is the last owner/, 'lastOwner'],
  [/the address or the password is wrong|is not the password|must be the password of/, 'wrongPassword'],
  [/^password is not/, 'wrongPassword'],
  [/^(new_)?password must/, 'weakPassword'],
  [/^url must/, 'wrongUrl'],
  [/^the client \S+ is disabled/, 'clientDisabled'],
  [/the import is undone already|the import has written nothing/, 'importUndone'],
  [/^another import/, 'anotherImport'],
  [/you have a view of this name already/, 'viewNameTaken'],
  [/^the (logo|photo) must/, 'logoRefused'],
  [/credentials/, 'wrongCredentials'],
];

/** `facts` names the facts of a home, where the screen has loaded them. */
export interface MessageWords extends OfficeWords {
  facts?: Words;
}

const PATH_AND_SENTENCE = /^(?:\[\d+\] )?(?:"[^"]*" )?([a-z][\w.[\]]*) (.*)$/;

/** Null for a sentence that nothing here stands for: the status alone says what happened. */
export function translateKnown(message: string, words: MessageWords): string | null {
  const known = SENTENCES.find(([pattern]) => pattern.test(message));
  if (known !== undefined) return words.texts.errors[known[1]];
  const ofBuilding = translateBuildingFault(message, words);
  if (ofBuilding !== null) return ofBuilding;
  const [, path = '', sentence = message] = PATH_AND_SENTENCE.exec(message) ?? [];
  const fault = translateValueFault(sentence, words);
  if (fault === null) return null;
  const name = fieldName(path.split('.').at(-1) ?? '', words);
  return name === null ? fault : words.texts.audit.pair(name, fault);
}

export function translateMessage(message: string, words: MessageWords): string {
  return translateKnown(message, words) ?? words.texts.errors.invalid;
}

function fieldName(field: string, { texts, facts }: MessageWords): string | null {
  const names: Record<string, string> = {
    ...texts.audit.fields,
    zip_code: texts.newHome.zipCode,
    street: texts.newHome.street,
    house_number: texts.newHome.houseNumber,
    place: texts.place,
    year_built: texts.newHome.yearBuilt,
    habitable_space_m2: texts.newHome.area,
    external_id: texts.newHome.reference,
  };
  return names[field] ?? (facts !== undefined && field in FIELDS ? facts.fact(field) : null);
}
