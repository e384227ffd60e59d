/** The saved settings, what is typed beside them, and the last change, so that it can be undone. */
import { useEffect, useState } from 'preact/hooks';
import { call, callTagged, problemOf, refreshSession, type Tagged } from '../api.ts';
import { ownPicturePath } from './own-logo.ts';
import {
  changesOf,
  type ForeignChange,
  mergeSettings,
  namedIn,
  pick,
  SETTINGS,
  type SettingName,
  type Settings,
} from './settings.ts';

export type Outcome =
  | 'saved'
  | 'undone'
  | 'nothingChanged'
  | 'mendFirst'
  | 'logoNotTaken'
  | 'photoNotTaken'
  | 'changedMeanwhile';

const UPLOADS = {
  logo_url: { route: 'PUT /v1/context/logo', refused: 'logoNotTaken' },
  contact_photo_url: { route: 'PUT /v1/context/contact-photo', refused: 'photoNotTaken' },
} as const;

/** Of a picture that is none of ours to take: another form, too large, damaged. */
const REFUSALS = [400, 413, 415];

export function useSettings() {
  const [kept, setKept] = useState<Settings | null>(null);
  const [typed, setTyped] = useState<Settings | null>(null);
  const [before, setBefore] = useState<Partial<Settings> | null>(null);
  const [wrong, setWrong] = useState<readonly SettingName[]>([]);
  const [tag, setTag] = useState<string | null>(null);
  const [foreign, setForeign] = useState<readonly ForeignChange[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const take = ({ body, tag: read }: Tagged<Settings>) => {
    setKept(body);
    setTyped(body);
    setTag(read);
    setForeign([]);
  };
  /** Another member has saved since: theirs is the base now, and what was typed here stays on top of it, unsaved. */
  const rebase = ({ body, tag: read }: Tagged<Settings>, own: Partial<Settings> = {}) => {
    if (kept === null || typed === null) return;
    const merged = mergeSettings({ ...kept, ...own }, { ...typed, ...own }, body);
    setKept(body);
    setTyped(merged.typed);
    setTag(read);
    setForeign(merged.foreign);
  };
  const merge = (theirs: Tagged<Settings>) => {
    rebase(theirs);
    setBefore(null);
    setOutcome('changedMeanwhile');
  };
  const read = () => {
    setFault(null);
    callTagged('GET /v1/context').then(take, setFault);
  };
  useEffect(read, []);

  const send = async (change: Partial<Settings>, done: Outcome) => {
    setFault(null);
    setWrong([]);
    setOutcome(null);
    await callTagged('PATCH /v1/context', { body: change, ifMatch: tag }).then(
      (settings) => {
        const names = SETTINGS.filter((name) => name in change);
        setBefore(kept !== null && done === 'saved' ? pick(kept, names) : null);
        take(settings);
        setOutcome(done);
        if ('name' in change || 'kind' in change) refreshSession();
      },
      (error: unknown) => {
        if (problemOf(error).status === 412) return callTagged('GET /v1/context').then(merge, setFault);
        const names = namedIn(problemOf(error).messages);
        setWrong(names);
        if (names.length > 0) setOutcome('mendFirst');
        else setFault(error);
        return undefined;
      },
    );
  };
  return {
    typed,
    wrong,
    outcome,
    /** What others have changed meanwhile. */
    foreign,
    fault,
    read,
    /** Null when there is nothing to undo. */
    undo: before === null ? null : () => send(before, 'undone'),
    change: (part: Partial<Settings>) => {
      setOutcome(null);
      setTyped((now) => now && { ...now, ...part });
    },
    /** At once, unlike the rest: what is typed beside it stays. */
    storePicture: async (name: 'logo_url' | 'contact_photo_url', picture: File) => {
      setFault(null);
      setOutcome(null);
      const { route, refused } = UPLOADS[name];
      const put = async () => {
        const { [name]: url } = await call(route, { body: picture });
        return { url, now: await callTagged('GET /v1/context') };
      };
      await put().then(
        ({ url, now }) => {
          const last = kept?.[name] ?? null;
          // A picture that was uploaded before is gone.
          setBefore(ownPicturePath(last) === null ? { [name]: last } : null);
          rebase(now, { [name]: url });
          setOutcome('saved');
        },
        (error: unknown) => {
          if (REFUSALS.includes(problemOf(error).status)) setOutcome(refused);
          else setFault(error);
        },
      );
    },
    save: async () => {
      if (kept === null || typed === null) return;
      const change = changesOf(kept, { ...typed, name: typed.name.trim() });
      if (Object.keys(change).length > 0) return send(change, 'saved');
      setWrong([]);
      setOutcome('nothingChanged');
    },
  };
}
