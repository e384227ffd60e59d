/** The settings of a context as they are typed, and what of them is sent. */
import type { Context } from '@rooftree/client/members';

export const SETTINGS = [
  'name',
  'kind',
  'language',
  'logo_url',
  'accent_color',
  'contact_name',
  'contact_phone',
  'contact_email',
  'contact_url',
  'contact_photo_url',
  'preview_has_address',
  'keeps_owner_certificates',
  'takes_contact_requests',
  'embed_origins',
] as const satisfies readonly (keyof Context)[];

export type SettingName = (typeof SETTINGS)[number];
export type Settings = Pick<Context, SettingName>;

/** Those of `wanted` that differ; none when nothing was changed. */
export function changesOf(kept: Settings, wanted: Settings): Partial<Settings> {
  return pick(
    wanted,
    SETTINGS.filter((name) => JSON.stringify(kept[name]) !== JSON.stringify(wanted[name])),
  );
}

/** A setting that another member has changed, and whether it was changed here as well. */
export interface ForeignChange {
  name: SettingName;
  theirs: Settings[SettingName];
  isAlsoMine: boolean;
}

/**
 * Theirs, with what was changed here on top: nothing that was typed is lost, and nothing of theirs is overwritten
 * unseen.
 */
export function mergeSettings(
  before: Settings,
  mine: Settings,
  theirs: Settings,
): { typed: Settings; foreign: ForeignChange[] } {
  const own = changesOf(before, mine);
  const foreign = SETTINGS.filter(
    (name) => name in changesOf(before, theirs) && name in changesOf(mine, theirs),
  );
  return {
    typed: { ...theirs, ...own },
    foreign: foreign.map((name) => ({
      name,
      theirs: theirs[name],
      isAlsoMine: name in own,
    })),
  };
}

export function pick(settings: Settings, names: readonly SettingName[]): Partial<Settings> {
  return Object.fromEntries(names.map((name) => [name, settings[name]]));
}

/** The settings that the server's sentences are about: each begins with the name of one. */
export function namedIn(messages: readonly string[]): SettingName[] {
  return SETTINGS.filter((name) => messages.some((message) => /^\w+/.exec(message)?.[0] === name));
}

/** What was typed, without spaces around it; nothing typed is null. */
export function textOrNull(typed: string): string | null {
  return typed.trim() === '' ? null : typed.trim();
}

/** One website per line; the slash that browsers copy along at the end is not part of it. */
export function originsIn(typed: string): string[] {
  return [...new Set(typed.split(/[\s,]+/).map((line) => line.replace(/\/$/, '')))].filter(Boolean);
}
