import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Recognise } from './ocr-channel.ts';
import { OCR_LANGUAGES, OCR_PARAMETERS } from './ocr-settings.ts';

/** Tesseract as WebAssembly, from packages that may be left out of an installation; null without them. */
export async function bundledTesseract(): Promise<Recognise | null> {
  const { resolve } = createRequire(import.meta.url);
  try {
    const { createWorker, OEM, PSM } = await import('tesseract.js');
    const languages = await Promise.all(
      OCR_LANGUAGES.map(async (code) => {
        const folder = dirname(resolve(`@tesseract.js-data/${code}/package.json`));
        // The integer models: those which the program itself comes with at Debian.
        return { code, data: await readFile(join(folder, '4.0.0_best_int', `${code}.traineddata.gz`)) };
      }),
    );
    // Data in hand: with names alone it would fetch them.
    const worker = await createWorker(languages, OEM.LSTM_ONLY, { cacheMethod: 'none' });
    await worker.setParameters({ ...OCR_PARAMETERS, tessedit_pageseg_mode: PSM.SINGLE_BLOCK });
    return async ({ width, height, pixels }) => {
      const picture = Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
      const { data } = await worker.recognize(picture, {}, { hocr: true, text: false, blocks: false });
      return data.hocr ?? '';
    };
  } catch {
    return null;
  }
}
