import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Debian's poppler and qpdf on a PDF in a folder of its own. */
async function withFile<T>(pdf: Uint8Array, work: (file: string, folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'rooftree-pdf-'));
  try {
    const file = join(folder, 'report.pdf');
    await writeFile(file, pdf);
    return await work(file, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const output = async (program: string, ...args: string[]) =>
  (await run(program, args, { maxBuffer: 64 * 1024 * 1024 })).stdout;

/** What a reader reads, line by line, in the order of the page. */
export function textOf(pdf: Uint8Array): Promise<string> {
  return withFile(pdf, (file) => output('pdftotext', '-layout', '-enc', 'UTF-8', file, '-'));
}

export interface PageWords {
  width: number;
  height: number;
  /** In points from the left and the top of the page, in the order of the file. */
  words: { text: string; left: number; right: number; bottom: number }[];
}

/** Each page with the place of every word on it. */
export async function wordsOf(pdf: Uint8Array): Promise<PageWords[]> {
  const html = await withFile(pdf, (file) => output('pdftotext', '-bbox', '-enc', 'UTF-8', file, '-'));
  return html
    .split('<page ')
    .slice(1)
    .map((page) => {
      const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(page) ?? [];
      const words = page.matchAll(
        /xMin="([-\d.]+)" yMin="[-\d.]+" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)</g,
      );
      return {
        width: Number(width),
        height: Number(height),
        words: [...words].map(([, left, right, bottom, text]) => ({
          text: text ?? '',
          left: Number(left),
          right: Number(right),
          bottom: Number(bottom),
        })),
      };
    });
}

/** The sizes of all texts in points, to a third of a point: pdftohtml writes whole numbers, at most thrice as large. */
export async function textSizesOf(pdf: Uint8Array): Promise<number[]> {
  const xml = await withFile(pdf, (file) => output('pdftohtml', '-xml', '-zoom', '3', '-i', '-stdout', file));
  return [...xml.matchAll(/<fontspec [^>]*size="(\d+)"/g)].map(([, size]) => Number(size) / 3);
}

/** Title, pages, whether it is tagged, and so on, by name. */
export async function infoOf(pdf: Uint8Array): Promise<Map<string, string>> {
  const lines = (await withFile(pdf, (file) => output('pdfinfo', file))).split('\n');
  return new Map(lines.map((line) => [line.split(':')[0] ?? '', line.replace(/^[^:]*:\s*/, '')]));
}

/** Where the links of a PDF lead, in the order of the pages. */
export async function linksOf(pdf: Uint8Array): Promise<string[]> {
  const lines = await withFile(pdf, (file) => output('pdfinfo', '-url', file));
  return [...lines.matchAll(/^\s*\d+\s+Annotation\s+(\S+)$/gm)].flatMap(([, url]) => url ?? []);
}

/**
 * The tags of the document in reading order, one per line, without their text: pdfinfo would draw every page for each
 * of them.
 */
export function tagsOf(pdf: Uint8Array): Promise<string> {
  return withFile(pdf, (file) => output('pdfinfo', '-struct', file));
}

/** Throws when qpdf finds a fault in the file's structure. */
export async function checkStructure(pdf: Uint8Array): Promise<void> {
  await withFile(pdf, (file) => output('qpdf', '--check', file));
}

export async function attachmentOf(pdf: Uint8Array, name: string): Promise<string> {
  return withFile(pdf, async (file, folder) => {
    await output('pdfdetach', '-saveall', '-o', folder, file);
    return readFile(join(folder, name), 'utf8');
  });
}

export interface Picture {
  width: number;
  height: number;
  /** One byte per pixel, black to white. */
  pixels: Uint8Array;
}

/** Each page as a small grey picture. */
export function picturesOf(pdf: Uint8Array, dotsPerInch: number): Promise<Picture[]> {
  return withFile(pdf, async (file, folder) => {
    await output('pdftoppm', '-gray', '-r', String(dotsPerInch), file, join(folder, 'page'));
    const names = (await readdir(folder)).filter((name) => name.endsWith('.pgm')).sort();
    return Promise.all(names.map(async (name) => readPgm(await readFile(join(folder, name)))));
  });
}

/** Portable graymap, binary (P5): a header of three numbers, then the pixels. */
function readPgm(file: Buffer): Picture {
  const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.subarray(0, 64).toString('latin1'));
  if (!header) throw new Error('not a binary graymap');
  return { width: Number(header[1]), height: Number(header[2]), pixels: file.subarray(header[0].length) };
}
