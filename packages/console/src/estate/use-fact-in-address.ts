/** Opens the fact that the address names, as when it must be mended before a home can be planned. */
import { useEffect } from 'preact/hooks';

export function useFactInAddress(name: string | null, isReady: boolean): void {
  useEffect(() => {
    if (!isReady || name === null) return;
    // Where it is among the first facts, too, that one is nearer to the top.
    const row = document.querySelector(`[data-fact="${CSS.escape(name)}"]`);
    if (row === null) return;
    row.scrollIntoView({ block: 'center' });
    const edit = row.querySelector('button');
    edit?.focus();
    edit?.click();
  }, [name, isReady]);
}
