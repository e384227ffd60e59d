/** Opens the fact that the address names, as when it must be mended before a home can be planned. */
import { useEffect } from 'preact/hooks';

export function useFactInAddress(name: string | null, isReady: boolean): void {
  useEffect(() => {
    const row = isReady && name !== null ? document.getElementById(`fact-${name}`) : null;
    if (row === null) return;
    row.scrollIntoView({ block: 'center' });
    const edit = row.querySelector('button');
    edit?.focus();
    edit?.click();
  }, [name, isReady]);
}
