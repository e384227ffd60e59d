import QRCode from 'qrcode';

/** Rows of '1' (dark) and '0'. Level M survives a coffee stain on paper. */
export function drawQrCode(text: string): string[] {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  return Array.from({ length: modules.size }, (_, row) =>
    Array.from(modules.data.slice(row * modules.size, (row + 1) * modules.size), (dark) =>
      dark ? '1' : '0',
    ).join(''),
  );
}
