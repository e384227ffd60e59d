import { Refusal } from '@rooftree/certificates';
import { installCommand } from '../../../infra/optional-packages.ts';
import { bundledTesseract } from './ocr-bundled.ts';
import type { Recognise } from './ocr-channel.ts';
import { DEBIAN_PACKAGES } from './ocr-settings.ts';
import type { ReadPicture } from './read-upright.ts';

/** Where the machine has no such program, the one that the installation may have itself. */
export function withBundled(recognise: Recognise): ReadPicture {
  let bundled: Promise<Recognise | null> | null = null;
  return async (picture, mode) => {
    const hocr = bundled ? null : await recognise(picture, mode);
    if (hocr !== null) return hocr;
    bundled ??= bundledTesseract();
    const own = await (await bundled)?.(picture, mode);
    if (typeof own === 'string') return own;
    throw new Refusal(
      'unreadable',
      `this is a scan, and this server has no OCR: its operator can install the Debian packages ${DEBIAN_PACKAGES.join(', ')}, or run ${installCommand('ocr')}`,
      DEBIAN_PACKAGES,
    );
  };
}
