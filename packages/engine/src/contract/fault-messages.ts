/**
 * Sentences about input that the engine and the API's checks have in common: what both find wrong is then said once.
 */

const LONGEST_SHOWN = 40;

/** What a field with a number needs, and what it got where that is a text: `"140,5"`, or a number in quotes. */
export function numberRule(given?: unknown): string {
  const isShown = typeof given === 'string' && given !== '' && given.length <= LONGEST_SHOWN;
  return `must be a number such as 12.5${isShown ? `, not ${JSON.stringify(given)}` : ''}`;
}

/**
 * Many languages write `estateType` where the API has `estate_type`. `under` is the path of the object that has the
 * property.
 */
export function unknownProperty(
  under: string,
  name: string,
  isKnown: (name: string) => boolean,
  meant = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
): string {
  const hint = meant !== name && isKnown(meant) ? ` (did you mean ${meant}?)` : '';
  return `property ${under}${name} should not exist${hint}`;
}
