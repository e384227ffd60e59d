import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { openOffice, visitConsole } from '../../server/src/testing/browser/office.ts';

const { app, browser } = await startBrowserApp({ hasWorker: true });
const office = await openOffice(app);

const SCREENS = [
  'today',
  'homes',
  'map',
  'home/GE-1',
  'new-home',
  'buyers',
  'reports',
  'import',
  'connections',
  'jobs',
  'branding',
  'prices',
  'audit',
  'programs',
  'team',
  'privacy',
  'status',
];

/** What the browser would draw or say in its own way. An `invalid` event that nobody prevents is a bubble of the browser. */
const NATIVE = `(() => {
  const seen = ({ offsetWidth, offsetHeight }) => offsetWidth > 4 && offsetHeight > 4;
  const found = [];
  for (const field of document.querySelectorAll('input[type=file]')) if (seen(field)) found.push('a file field');
  for (const list of document.querySelectorAll('select'))
    if (seen(list) && list.options.length > 7) found.push('a list of ' + list.options.length + ': ' + (list.name || list.ariaLabel || list.labels[0]?.textContent));
  for (const fold of document.querySelectorAll(':is(.page-header, .screen-head, .filters, .tabs) details')) found.push('a fold in a toolbar: ' + fold.textContent);
  const note = (event) => {
    if (!event.defaultPrevented) found.push('a bubble of the browser: ' + (event.target.name || event.target.id));
  };
  for (const form of document.forms)
    for (const control of form.noValidate ? [] : form.elements) {
      control.addEventListener('invalid', note, { once: true });
      control.checkValidity?.();
      control.removeEventListener('invalid', note);
    }
  return found;
})()`;

/** Until nothing changes for a while: what comes later is not looked at, and no reason to fail. */
const QUIET = `new Promise((done) => {
  let timer = setTimeout(done, 700);
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(done, 700);
  }).observe(document.body, { childList: true, subtree: true });
})`;

test('no screen has a native file field, a long native list, a fold as a toolbar or a bubble of the browser', async () => {
  const { page, close } = await visitConsole(browser, app, office.member, '#/today');
  const found: string[] = [];
  for (const screen of SCREENS) {
    await page.evaluate(`location.hash = '#/${screen}'`);
    await page.reload();
    await page.locator('main h1').first().waitFor();
    await page.evaluate(QUIET);
    for (const what of await page.evaluate<string[]>(NATIVE)) found.push(`${screen}: ${what}`);
  }
  await close();
  const visitor = await visitConsole(browser, app, null, '');
  await visitor.page.getByRole('button', { name: 'Sign in' }).waitFor();
  for (const what of await visitor.page.evaluate<string[]>(NATIVE)) found.push(`sign-in: ${what}`);
  await visitor.page.getByRole('button', { name: 'Sign in' }).click();
  await visitor.page.getByRole('alert').getByText('Please fill this in.').waitFor();
  await visitor.close();
  assert.deepEqual(found, []);
});
