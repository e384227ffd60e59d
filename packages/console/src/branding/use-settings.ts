/** The kept settings, what is typed beside them, and the last change, so that it can be undone. */
import { useEffect, useState } from 'preact/hooks';
import { call, problemOf } from '../api.ts';
import { ownLogoPath } from './own-logo.ts';
import { changesOf, namedIn, pick, SETTINGS, type SettingName, type Settings } from './settings.ts';

export type Outcome = 'saved' | 'undone' | 'nothingChanged' | 'mendFirst' | 'logoNotTaken';

/** Of a picture that is none of ours to take: another form, too large, damaged. */
const REFUSALS = [400, 413, 415];

export function useSettings() {
  const [kept, setKept] = useState<Settings | null>(null);
  const [typed, setTyped] = useState<Settings | null>(null);
  const [before, setBefore] = useState<Partial<Settings> | null>(null);
  const [wrong, setWrong] = useState<readonly SettingName[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const take = (settings: Settings) => {
    setKept(settings);
    setTyped(settings);
  };
  const read = () => {
    setFault(null);
    call<Settings>('/v1/context').then(take, setFault);
  };
  useEffect(read, []);

  const send = async (change: Partial<Settings>, done: Outcome) => {
    setFault(null);
    setWrong([]);
    setOutcome(null);
    await call<Settings>('/v1/context', { method: 'PATCH', body: change }).then(
      (settings) => {
        const names = SETTINGS.filter((name) => name in change);
        setBefore(kept !== null && done === 'saved' ? pick(kept, names) : null);
        take(settings);
        setOutcome(done);
      },
      (error: unknown) => {
        const names = namedIn(problemOf(error).messages);
        setWrong(names);
        if (names.length > 0) setOutcome('mendFirst');
        else setFault(error);
      },
    );
  };
  return {
    typed,
    wrong,
    outcome,
    fault,
    read,
    /** Null when there is nothing to undo. */
    undo: before === null ? null : () => send(before, 'undone'),
    change: (part: Partial<Settings>) => {
      setOutcome(null);
      setTyped((now) => now && { ...now, ...part });
    },
    /** At once, unlike the rest: what is typed beside it stays. */
    keepLogo: async (picture: File) => {
      setFault(null);
      setOutcome(null);
      await call<Settings>('/v1/context/logo', { method: 'PUT', file: picture }).then(
        (settings) => {
          const last = kept?.logo_url ?? null;
          // A picture that was handed over before is gone.
          setBefore(ownLogoPath(last) === null ? { logo_url: last } : null);
          setKept(settings);
          setTyped((now) => now && { ...now, logo_url: settings.logo_url });
          setOutcome('saved');
        },
        (error: unknown) => {
          if (REFUSALS.includes(problemOf(error).status)) setOutcome('logoNotTaken');
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
