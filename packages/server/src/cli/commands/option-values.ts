/** How the values of options are read. What is refused here is wrong usage: exit code 2. */
import { InvalidArgumentError, Option } from 'commander';
import { ACCENT_COLOR, EMAIL, EMBED_ORIGIN, PHONE, SLUG } from '../../access/contexts/contexts.ts';
import { origins } from '../../setting-kinds.ts';

/** For an option of `contexts update` that can also be taken away. */
export const NONE = 'none';

/** Some of a few words, separated by commas. */
export class ListOption extends Option {
  constructor(flags: string, description: string, words: readonly string[]) {
    super(flags, description);
    this.choices(words);
    this.argParser((value: string) =>
      value.split(',').map((given) => {
        const word = words.find((one) => one === given.trim());
        if (word === undefined) throw new InvalidArgumentError(`${given} is not one of ${words.join(', ')}.`);
        return word;
      }),
    );
  }
}

export function parseSlug(value: string): string {
  if (!SLUG.test(value))
    throw new InvalidArgumentError('Use lowercase letters, digits and single dashes, at most 63.');
  return value;
}

export function parseName(value: string): string {
  if (value.trim() === '') throw new InvalidArgumentError('It must not be empty.');
  return value;
}

export function parseAddress(value: string): string {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new InvalidArgumentError('It must be a web address.');
  return value;
}

export function parseColor(value: string): string {
  const color = value.toLowerCase();
  if (!ACCENT_COLOR.test(color)) throw new InvalidArgumentError('It must be a colour such as #2f6f4f.');
  return color;
}

/** Origins of web pages, separated by commas, as the setting ROOFTREE_CORS_ORIGINS has them. */
export function parseOrigins(value: string): string[] {
  try {
    return [...origins(value)];
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? `It ${error.message}.` : '');
  }
}

export function parseEmbedOrigins(value: string): string[] {
  const given = value.split(',').map((origin) => origin.trim());
  if (!given.every((origin) => EMBED_ORIGIN.test(origin)))
    throw new InvalidArgumentError(
      'It must be a list of origins such as https://www.agency.example, separated by commas.',
    );
  return given;
}

export function parsePhone(value: string): string {
  if (!PHONE.test(value))
    throw new InvalidArgumentError('It must be a phone number such as +32 9 000 00 00.');
  return value;
}

export function parseEmail(value: string): string {
  if (!EMAIL.test(value) || value.length > 254)
    throw new InvalidArgumentError('It must be an e-mail address.');
  return value;
}

/** For a list that can also be emptied. */
export function orEmpty(parse: (value: string) => string[]): (value: string) => string[] {
  return (value) => (value === NONE ? [] : parse(value));
}

/** The same, or `none`, which takes it away. Commander makes an empty text of null, so that the word stays. */
export function orNone<Value>(parse: (value: string) => Value): (value: string) => Value | typeof NONE {
  return (value) => (value === NONE ? NONE : parse(value));
}

export function parseCount(value: string): number {
  const count = Number(value);
  if (!/^\d{1,9}$/.test(value) || count < 1)
    throw new InvalidArgumentError('It must be a whole number of at least 1.');
  return count;
}

const LONGEST_PAGE = 1000;

export function parseLimit(value: string): number {
  const limit = parseCount(value);
  if (limit > LONGEST_PAGE) throw new InvalidArgumentError(`It must be at most ${LONGEST_PAGE}.`);
  return limit;
}

/** A moment in any form that JavaScript reads, such as 2026-11-15 or 2026-11-15T09:30:00Z. */
export function parseMoment(value: string): string {
  const moment = new Date(value);
  if (!/^\d{4}-\d{2}-\d{2}/.test(value) || Number.isNaN(moment.getTime()))
    throw new InvalidArgumentError('It must be a date or time, such as 2026-11-15 or 2026-11-15T09:30:00Z.');
  return moment.toISOString();
}

export function parseDay(value: string): string {
  const moment = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== value)
    throw new InvalidArgumentError('It must be a day such as 2026-11-15.');
  return value;
}

export function parseEur(value: string): number {
  const eur = Number(value);
  if (value.trim() === '' || !Number.isFinite(eur) || eur < 0)
    throw new InvalidArgumentError('It must be an amount in EUR.');
  return eur;
}
