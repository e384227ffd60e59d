/** PDFs that tests make: small ones from text, and ones that mean harm. */

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate } from 'node:zlib';
import { pagesOf } from '@rooftree/certificates/testing';

/** Courier is 0.6 of its size wide, `pagesOf` counts half: per cent. */
const SQUEEZE = 83.33;

/** A PDF of plain text, page by page, in the layout that `pagesOf` gives it. */
export function madePdf(...texts: readonly string[]): Buffer {
  const pages = pagesOf(...texts);
  const contents = pages.map(({ pieces, height }) =>
    pieces
      .map(
        ({ text, x, y, height: size }) =>
          `BT /F1 ${size} Tf ${SQUEEZE} Tz 1 0 0 1 ${x} ${height - y} Tm <${winAnsi(text)}> Tj ET`,
      )
      .join('\n'),
  );
  const pageCount = contents.length;
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pageCount} /Kids [${contents.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pages[index]?.width ?? 595} ${pages[index]?.height ?? 842}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
      Buffer.concat([
        Buffer.from(`<< /Length ${content.length} >>\nstream\n`),
        Buffer.from(content, 'latin1'),
        Buffer.from('\nendstream'),
      ]),
    ]),
  ]);
}

/** One page whose content unfolds to this many bytes of blanks. */
export async function bombPdf(unfoldedBytes: number): Promise<Buffer> {
  const chunk = Buffer.alloc(1024 * 1024, ' ');
  const chunks = Array.from({ length: Math.ceil(unfoldedBytes / chunk.length) }, () => chunk);
  const packed = await buffer(Readable.from(chunks).pipe(createDeflate({ level: 1 })));
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    Buffer.concat([
      Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
      packed,
      Buffer.from('\nendstream'),
    ]),
  ]);
}

export function manyPagesPdf(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${3 + index} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`,
    ...Array.from({ length: count }, () => page),
  ]);
}

/** A tree of pages that holds itself. */
export function loopPdf(): Buffer {
  return assemble(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 5 /Kids [2 0 R] >>']);
}

/** The keys do not fit an empty password. */
export function lockedPdf(): Buffer {
  const key = (figure: string) => `<${figure.repeat(64)}>`;
  return assemble(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 0 /Kids [] >>',
      `<< /Filter /Standard /V 1 /R 2 /O ${key('a')} /U ${key('b')} /P -4 >>`,
    ],
    `/Encrypt 3 0 R /ID [${key('c')} ${key('c')}]`,
  );
}

export function assemble(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    push(
      Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
    );
  }
  const start = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** Every sign that the test documents use is in Latin 1. */
function winAnsi(text: string): string {
  return Buffer.from(text, 'latin1').toString('hex');
}
