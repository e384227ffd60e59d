/** "2 hours ago", with the exact time on hover. Counts on while the page is open. */
import { useEffect, useState } from 'preact/hooks';
import { formatExactTime, formatRelativeTime } from './relative-time.ts';
import { useUi } from './ui-context.ts';

const RENEWED_MS = 60_000;

export function RelativeTime({ at }: { at: string }) {
  const { language } = useUi();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), RENEWED_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at} title={formatExactTime(language, at)}>
      {formatRelativeTime(language, at, now)}
    </time>
  );
}
