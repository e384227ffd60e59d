import QRCode from 'qrcode';

/**
 * As a drawing of one shape: the layout takes as long for each shape as for a line of text, and there are hundreds of
 * dark cells. Level M survives a coffee stain on paper.
 */
export function drawQrCode(text: string, colour: string): string {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from(modules.data.subarray(row * size, (row + 1) * size), (dark) => (dark ? '1' : '0')).join(''),
  );
  const bars = rows.flatMap((row, y) =>
    Array.from(row.matchAll(/1+/g), ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="${colour}" d="${bars.join('')}"/></svg>`;
}
