/**
 * What holds for every screen: one frame, nothing native, nothing that moves while it loads, no violation in any look.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@rooftree/words';
import type { Page } from 'playwright-core';
import { successOf } from '../../server/src/testing/answers.ts';
import {
  ALL_APPEARANCES,
  type Appearance,
  SIZES,
  WIDTHS,
} from '../../server/src/testing/browser/appearances.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { openOffice, visitConsole } from '../../server/src/testing/browser/office.ts';
import { type Rules, violationsOf } from '../../server/src/testing/browser/violations.ts';
import { addReferredEstate } from '../../server/src/testing/data/referred-estate.ts';
import { isLong } from '../../server/src/testing/is-long.ts';
import { until } from '../../server/src/testing/until.ts';

const { app, browser } = await startBrowserApp({ hasWorker: true });
const office = await openOffice(app);
const [plan] = await successOf<{ renovation_id: string }[]>(
  await office.client.call('GET', '/v1/estates/GE-1/renovations'),
);
const [other] = await successOf<{ renovation_id: string }[]>(
  await office.client.call('GET', '/v1/estates/GE-2/renovations'),
);

const programme = await successOf<{ id: string }>(
  await office.client.call('POST', '/v1/programmes', {
    name: 'Until 2030',
    first_year: 2027,
    years: 4,
    objective: 'LOWEST_COST',
    limits: { budget: [{ at_most_cents: 6_000_000 }] },
    scenarios: [{ name: 'More', limits: { budget: [{ at_most_cents: 9_000_000 }] } }],
    duties: { ids: ['vlg_housing_code'] },
  }),
);
await until(async () => {
  const answer = await office.client.call('GET', `/v1/programmes/${programme.id}`);
  return (await successOf<{ status: string }>(answer)).status === 'FINISHED';
});

const SCREENS = [
  'today',
  'homes',
  'map',
  'home/GE-1',
  'home/ME-1',
  `plan/${plan?.renovation_id}`,
  `compare/${plan?.renovation_id}/${other?.renovation_id}`,
  'new-home',
  'buyers',
  'reports',
  'overview',
  'buildings',
  'loans',
  'import',
  'connections',
  'programmes',
  'programmes/new',
  `programmes/${programme.id}`,
  'jobs',
  'branding',
  'prices',
  'prices/grants',
  'prices/known',
  'prices/versions',
  'audit',
  'programs',
  'team',
  'privacy',
  'status',
];

/**
 * What the browser would draw or say in its own way. An `invalid` event that nobody prevents is a bubble of the
 * browser.
 */
const NATIVE = `(() => {
  const seen = ({ offsetWidth, offsetHeight }) => offsetWidth > 4 && offsetHeight > 4;
  const found = [];
  for (const field of document.querySelectorAll('input[type=file]')) if (seen(field)) found.push('a file field');
  // The controls of a plan are those of the buyer's page, which works without a script.
  for (const list of document.querySelectorAll('select:not(.plan-tools select)'))
    if (seen(list) && list.options.length > 7) found.push('a list of ' + list.options.length + ': ' + (list.name || list.ariaLabel || list.labels[0]?.textContent));
  for (const fold of document.querySelectorAll(':is(.page-header, .filters, .tabs) details')) found.push('a fold in a toolbar: ' + fold.textContent);
  const report = (event) => {
    if (!event.defaultPrevented) found.push('a bubble of the browser: ' + (event.target.name || event.target.id));
  };
  for (const form of document.forms)
    for (const control of form.noValidate ? [] : form.elements) {
      control.addEventListener('invalid', report, { once: true });
      control.checkValidity?.();
      control.removeEventListener('invalid', report);
    }
  return found;
})()`;

/**
 * One head, headings without a gap, ids that are there once, content of one width, and nothing that only a developer
 * reads.
 */
const FRAME = `(() => {
  const found = [];
  const main = document.querySelector('main');
  if (main.querySelectorAll('h1').length !== 1) found.push('headings of the first level: ' + main.querySelectorAll('h1').length);
  if (main.querySelector('.page-header h1') === null) found.push('no page header');
  let level = 0;
  for (const heading of main.querySelectorAll('h1, h2, h3, h4')) {
    const own = Number(heading.localName.slice(1));
    if (own > level + 1) found.push('a heading of level ' + own + ' after ' + level + ': ' + heading.textContent);
    level = own;
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  for (const id of new Set(ids.filter((id, place) => ids.indexOf(id) !== place))) found.push('an id twice: ' + id);
  const { left, width } = main.querySelector('.page-header').getBoundingClientRect();
  found.push(...[...main.children]
    .filter((part) => part.offsetHeight > 4 && !part.matches('.unseen, [popover]'))
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.left !== left || box.width !== width)
    .map(({ part, box }) => 'content of another width, ' + box.width + ' beside ' + width + ': ' + part.className));
  const code = /ROOFTREE_|\\/v1\\/|\\b(?:GET|PUT|POST|PATCH|DELETE) \\/|[0-9a-f]{8}-[0-9a-f]{4}-|\\bundefined\\b|\\[object /.exec(main.innerText.replaceAll(/\\S+@\\S+/g, ''));
  if (code !== null) found.push('for developers: ' + code[0]);
  return found;
})()`;

const SHIFT = `{
  globalThis.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}`;
const MOST_SHIFT = 0.01;

/** Until nothing changes for a while: what comes later is not checked, and no reason to fail. */
const QUIET = `new Promise((done) => {
  let timer = setTimeout(done, 700);
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(done, 700);
  }).observe(document.body, { childList: true, subtree: true });
})`;

async function load(page: Page, screen: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${app.url}/console#/${screen}`);
  await page.locator('main h1').first().waitFor();
  await page.evaluate(QUIET);
}

for (const [name, viewport] of Object.entries({
  'on a desk': { width: 1280, height: 720 },
  'on a phone': { width: 390, height: 844 },
}))
  test(`every screen is in the frame, with nothing native, and does not move while it loads, ${name}`, async () => {
    const { page, complaints, close } = await visitConsole(browser, app, office.member, '#/today', {
      viewport,
    });
    await page.addInitScript(SHIFT);
    const found: string[] = [];
    for (const screen of SCREENS) {
      await load(page, screen);
      await page.locator('.settling').waitFor({ state: 'detached' });
      const shift = await page.evaluate<number>('globalThis.layoutShift');
      if (shift >= MOST_SHIFT) found.push(`${screen}: moved by ${shift.toFixed(4)}`);
      for (const check of [NATIVE, FRAME])
        for (const what of await page.evaluate<string[]>(check)) found.push(`${screen}: ${what}`);
    }
    await close();
    assert.deepEqual([found, complaints], [[], []]);
  });

test('a visitor gets our own messages, too', async () => {
  const { page, close } = await visitConsole(browser, app, null, '');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  assert.deepEqual(await page.evaluate<string[]>(NATIVE), []);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText('Please fill this in.').first().waitFor();
  await close();
});

/** Dark has the elements of light: only its colours are new. */
const LIGHT_THEN_DARK = [
  { colorScheme: 'light', rules: 'all' },
  { colorScheme: 'dark', rules: 'colours' },
] as const;

async function problemsOf(page: Page, rules: Rules): Promise<string[]> {
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  return [...(await violationsOf(page, rules)), ...(over > 0 ? [`${over} px too wide`] : [])];
}

async function show(page: Page, screen: string, language: Language, width: Appearance['width']) {
  await page.evaluate(`localStorage.setItem('rooftree.language', '${language}')`);
  await page.setViewportSize(SIZES[width]);
  await load(page, screen);
}

/** Two frames: what follows the size has been drawn. */
const DRAWN = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

test('no screen has a violation in one of the looks, another one for each', { skip: isLong }, async () => {
  const { page, close } = await visitConsole(browser, app, office.member, '#/today', { bypassCSP: true });
  const found: string[] = [];
  for (const [place, screen] of SCREENS.entries())
    for (const { language, colorScheme, width } of ALL_APPEARANCES.slice(
      place % ALL_APPEARANCES.length,
    ).slice(0, 1)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await show(page, screen, language, width);
      for (const problem of await problemsOf(page, 'all'))
        found.push(`${screen}, ${language}, ${colorScheme}, ${width}: ${problem}`);
    }
  await close();
  assert.deepEqual(found, []);
});

// `npm run test:long -- every-screen`: each screen in light and dark, in three widths and four languages.
for (const language of LANGUAGES)
  test(`no screen has a violation in any look, ${language}`, { skip: !isLong }, async (t) => {
    const { page, close } = await visitConsole(browser, app, office.member, '#/today', { bypassCSP: true });
    const found: string[] = [];
    let looks = 0;
    for (const screen of SCREENS) {
      // Loaded once: sizes and colours change in the open page, as when somebody turns a tablet.
      await show(page, screen, language, 'wide');
      for (const width of WIDTHS) {
        await page.setViewportSize(SIZES[width]);
        await page.evaluate(DRAWN);
        for (const { colorScheme, rules } of LIGHT_THEN_DARK) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          looks += 1;
          for (const problem of await problemsOf(page, rules))
            found.push(`${screen}, ${colorScheme}, ${width}: ${problem}`);
        }
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      }
    }
    await close();
    t.diagnostic(`${looks} looks of ${SCREENS.length} screens`);
    assert.deepEqual(found, []);
  });

// And the page that a buyer sees, with every panel open.
test('the buyer’s page has no violation in any look', { skip: !isLong }, async (t) => {
  const { link } = await addReferredEstate(office.client);
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const found: string[] = [];
  let looks = 0;
  for (const { language, colorScheme, width } of ALL_APPEARANCES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(SIZES[width]);
    await page.goto(`${link}?lang=${language}`);
    await page.locator('html[data-engine] .ways-card').waitFor();
    await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
    await page.evaluate(QUIET);
    looks += 1;
    for (const problem of await problemsOf(page, 'all'))
      found.push(`${language}, ${colorScheme}, ${width}: ${problem}`);
  }
  await context.close();
  t.diagnostic(`${looks} looks`);
  assert.equal(looks, 24);
  assert.deepEqual(found, []);
});
