/** "2 hours ago", with the exact time on hover. Counts on while the page is open. */
import { useEffect, useState } from 'preact/hooks';
import { formatExactTime, formatRelativeTime } from './relative-time.ts';
import { useUi } from './ui-context.ts';

const RENEWED_MS = 60_000;

interface Props {
  at: string;
  /** The words around it: `created 2 hours ago`. */
  text?: (when: string) => string;
  /** "58 min. ago", for a column. */
  isShort?: boolean;
}

export function RelativeTime({ at, text = (when) => when, isShort = false }: Props) {
  const { language } = useUi();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), RENEWED_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at} title={formatExactTime(language, at)}>
      {text(formatRelativeTime(language, at, now, isShort ? 'short' : 'long'))}
    </time>
  );
}
