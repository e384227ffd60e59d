import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { launchBrowser } from './browser.ts';
import { violationsOf } from './violations.ts';

const browser = await launchBrowser();
after(() => browser.close());
const page = await browser.newPage();

async function rulesBroken(body: string): Promise<string[]> {
  await page.setContent(
    `<!doctype html><html lang="en"><title>A page</title><style>.pale { color: #dedfda }</style><main><h1>A page</h1>${body}</main></html>`,
  );
  return (await violationsOf(page)).map((violation) => violation.split(':')[0] ?? '');
}

test('what is wrong is found, in structure and in colours', async () => {
  assert.deepEqual(await rulesBroken('<p>Good</p>'), []);
  assert.deepEqual(await rulesBroken('<p class="pale">Pale</p>'), ['color-contrast']);
  assert.deepEqual(await rulesBroken('<p>Good</p><img src="data:,">'), ['image-alt']);
});

test('colours are checked on every ground that is new: behind, in size, around a link', async () => {
  const paper = (colour: string, text: string) => `<div style="background: ${colour}"><p>${text}</p></div>`;
  assert.deepEqual(await rulesBroken(paper('#fdfdfe', 'Good')), []);
  assert.deepEqual(await rulesBroken(paper('#0d0d0e', 'Dark on dark')), ['color-contrast']);
  const grey = (size: number) => `<p style="color: #8c8c8d; font-size: ${size}px">Grey</p>`;
  assert.deepEqual(await rulesBroken(grey(30)), [], 'large enough');
  assert.deepEqual(await rulesBroken(`${grey(30)}${grey(15)}`), ['color-contrast']);
  const link = '<a href="/x" style="color: #202021; text-decoration: none">that</a>';
  assert.deepEqual(await rulesBroken(`<p style="color: #222224">Read ${link} first.</p>`), [
    'link-in-text-block',
  ]);
});
