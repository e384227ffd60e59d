/** The choices as the page's state: changed by the controls, written to the address, undone one by one. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { type Choices, NO_CHOICES, writeChoices } from './choices.ts';
import type { Opening } from './opening.ts';

const MAX_UNDO = 100;
/**
 * Browsers refuse an address that changes at every notch of a slider; Safari after a hundred times in half a minute.
 */
const ADDRESS_PAUSE_MS = 150;

export interface ChoicesState {
  choices: Choices;
  rejected: string[];
  canUndo: boolean;
  /** The choices before the last change, and the control that made it; null after an undo. */
  last: { before: Choices; control: string } | null;
  /** Successive changes of one control (a slider being dragged) are undone together. */
  change: (control: string, next: Partial<Choices>) => void;
  undo: () => void;
  startOver: () => void;
}

interface History {
  choices: Choices;
  rejected: string[];
  past: Choices[];
  lastControl: string | null;
}

/** `show` writes the choices to the address of the page. */
export function useChoices(
  { opening }: { opening: Pick<Opening, 'choices' | 'rejected'> },
  show: (choices: Choices) => void = showInAddress,
): ChoicesState {
  const [first] = useState<History>(() => ({
    choices: opening.choices,
    rejected: opening.rejected,
    past: [],
    lastControl: null,
  }));
  const [history, setHistory] = useState(first);

  useEffect(() => {
    if (history === first) return;
    const timer = setTimeout(() => show(history.choices), ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [history, first]);

  const change = useCallback(
    (control: string, next: Partial<Choices>) =>
      setHistory((before) => ({
        choices: { ...before.choices, ...next },
        rejected: [],
        past:
          control === before.lastControl ? before.past : [...before.past, before.choices].slice(-MAX_UNDO),
        lastControl: control,
      })),
    [],
  );

  const undo = useCallback(
    () =>
      setHistory((before) => ({
        choices: before.past.at(-1) ?? before.choices,
        rejected: [],
        past: before.past.slice(0, -1),
        lastControl: null,
      })),
    [],
  );

  const startOver = useCallback(() => change('start-over', NO_CHOICES), [change]);

  return {
    choices: history.choices,
    rejected: history.rejected,
    canUndo: history.past.length > 0,
    last: lastOf(history),
    change,
    undo,
    startOver,
  };
}

function lastOf({ past, lastControl }: History): ChoicesState['last'] {
  const before = past.at(-1);
  return before === undefined || lastControl === null ? null : { before, control: lastControl };
}

/** The choices, after the language that was asked for. */
function showInAddress(choices: Choices): void {
  const language = new URLSearchParams(location.search).get('lang');
  const text = [language === null ? '' : `lang=${language}`, writeChoices(choices)].filter(Boolean).join('&');
  history.replaceState(null, '', text === '' ? location.pathname : `?${text}`);
}
