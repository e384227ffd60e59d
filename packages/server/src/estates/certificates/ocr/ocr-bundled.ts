import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Recognise } from './ocr-channel.ts';
import { type OcrMode, ocrParameters } from './ocr-settings.ts';

/**
 * Tesseract as WebAssembly, from packages that may be left out of an installation; null without them. It takes its data
 * from one folder, so that one language must do: the Dutch model reads French but for accents, which nothing here
 * depends on.
 */
export async function bundledTesseract(): Promise<Recognise | null> {
  try {
    const { createWorker, OEM, PSM } = await import('tesseract.js');
    const data = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/nld/package.json'));
    // With a folder it loads from there, and downloads nothing.
    const worker = await createWorker('nld', OEM.LSTM_ONLY, {
      langPath: join(data, '4.0.0_best_int'),
      cacheMethod: 'none',
    });
    const segmentations: Record<OcrMode, (typeof PSM)[keyof typeof PSM]> = {
      block: PSM.SINGLE_BLOCK,
      sparse: PSM.SPARSE_TEXT,
      letter: PSM.SINGLE_WORD,
    };
    return async ({ width, height, pixels }, mode) => {
      await worker.setParameters({ ...ocrParameters(mode), tessedit_pageseg_mode: segmentations[mode] });
      const picture = Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
      const { data: page } = await worker.recognize(picture, {}, { hocr: true, text: false, blocks: false });
      return page.hocr ?? '';
    };
  } catch {
    return null;
  }
}
