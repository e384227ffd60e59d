import type { Browser } from 'playwright-core';
import { randomDwelling } from '../../../packages/certificates/src/testing/generated/dwelling.ts';
import { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import { brussels, brusselsEncoding } from './brussels.ts';
import { flanders2008, flanders2019 } from './flanders.ts';
import type { Printed } from './home.ts';
import { netherlands2015, netherlands2021 } from './netherlands.ts';
import { otherPaper } from './other-papers.ts';
import { randomStyle, type Style, type StyleSet } from './sheet.ts';
import { wallonia } from './wallonia.ts';

const FORMS = {
  'vlg-2019': flanders2019,
  'vlg-2008': flanders2008,
  wal: wallonia,
  'bru-fr': (...[style, random, home, file]: Parameters<typeof wallonia>) =>
    brussels('fr', style, random, home, file),
  'bru-nl': (...[style, random, home, file]: Parameters<typeof wallonia>) =>
    brussels('nl', style, random, home, file),
  'bru-encoding': brusselsEncoding,
  'nl-2021': netherlands2021,
  'nl-2015': netherlands2015,
} as const;

export type PrintedForm = keyof typeof FORMS | 'other';
export const PRINTED_FORMS: readonly PrintedForm[] = [
  'vlg-2019',
  'vlg-2008',
  'wal',
  'bru-fr',
  'bru-nl',
  'bru-encoding',
  'nl-2021',
  'nl-2015',
  'other',
];

/** The same seed gives the same document. */
export function composeForm(
  form: PrintedForm,
  seed: number,
  set: StyleSet = 'known',
): Printed & { style: Style } {
  const random = new Random(seed * 1009 + PRINTED_FORMS.indexOf(form) * 17);
  const style = randomStyle(random, set);
  return { ...composeWith(form, seed, style, random), style };
}

export function composeWith(form: PrintedForm, seed: number, style: Style, random: Random): Printed {
  return form === 'other'
    ? otherPaper(seed, style, random)
    : FORMS[form](style, random, randomDwelling(random), `${form}-${seed}`);
}

export async function printToPdf(browser: Browser, { html, footer }: Printed): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await page.setContent(html);
    return await page.pdf({
      preferCSSPageSize: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: `<span style="font-size:7px;margin-left:40px">${footer} – <span class="pageNumber"></span></span>`,
    });
  } finally {
    await page.close();
  }
}
