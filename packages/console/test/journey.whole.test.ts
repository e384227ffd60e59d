import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { successOf } from '../../server/src/testing/answers.ts';
import { signOut } from '../../server/src/testing/browser/account-menu.ts';
import { startBrowserApp } from '../../server/src/testing/browser/browser-app.ts';
import { chooseFromMenu, setFilter } from '../../server/src/testing/browser/homes-list.ts';
import { HOMES, openOffice, visitConsole } from '../../server/src/testing/browser/office.ts';
import { addMember } from '../../server/src/testing/test-member.ts';

const MAX_FIRST_SCRIPT_BYTES = 110_000;

const { app, browser } = await startBrowserApp({ hasWorker: true });
const office = await openOffice(app);

test('the page is one for everybody, allows nothing from elsewhere, and has files for ever', async () => {
  const answer = await fetch(`${app.url}/console`);
  assert.equal(answer.status, 200);
  const policy = answer.headers.get('content-security-policy') ?? '';
  assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'/);
  assert.doesNotMatch(policy, /https?:|unsafe|\*/);
  const html = await answer.text();
  const [, script = ''] = /module" src="([^"]+)"/.exec(html) ?? [];
  const file = await fetch(new URL(script, app.url));
  assert.match(file.headers.get('cache-control') ?? '', /immutable/);
  await file.arrayBuffer();
  for (const path of ['/console/assets/..%2fmanifest.json', '/console/assets/none.js']) {
    const none = await fetch(`${app.url}${path}`);
    assert.equal(none.status, 404);
    await none.arrayBuffer();
  }
});

test('from the sign-in to a passport: filter, open, correct a fact, plan', async () => {
  const { invitation_url: link } = await successOf<{ invitation_url: string }>(
    await office.member.call('POST', '/v1/members', { email: 'eva@example.com', role: 'editor' }),
  );
  const joining = await visitConsole(browser, app, null, new URL(link).hash);
  const { page } = joining;
  await page.getByLabel('Your name').fill('Eva');
  await page.getByLabel('Password').fill('a long and quiet evening');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  await signOut(page);
  await page.getByLabel('Email address').fill('eva@example.com');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('The email address or password is incorrect.').waitFor();
  await page.getByLabel('Password').fill('a long and quiet evening');
  await page.getByRole('button', { name: 'Sign in' }).click();

  await page.getByRole('link', { name: 'Homes', exact: true }).click();
  await page.getByText('6 homes').waitFor();
  await page.getByLabel('Search address or reference').fill('linde');
  await page.getByText('2 homes').waitFor();
  await setFilter(page, 'Status', 'for sale');
  await page.getByText('1 home ·').waitFor();
  assert.match(page.url(), /search=linde&estate_status=FOR_SALE/);
  // The address is the whole view.
  await page.reload();
  await page.getByText('1 home ·').waitFor();
  await page.getByRole('link', { name: 'Lindelaan 14, 9000 Gent' }).click();

  const plan = page.getByRole('complementary');
  const before = await plan.locator('.cost-line').innerText();
  await page.getByRole('region', { name: 'Check this first' }).waitFor();
  // The office and the buyer read of the same first step, to the euro.
  const shared = await browser.newPage({ locale: 'en-GB' });
  await shared.goto((await plan.getByRole('link', { name: 'View as buyer' }).getAttribute('href')) ?? '');
  const firstStep = (await shared.locator('.hero-next li').first().innerText())
    .replaceAll(/\s+/g, ' ')
    .trim();
  assert.match(firstStep, /^Start with: .+€[\d,. ]+/);
  assert.equal(await plan.getByText('Start with:').innerText(), firstStep);
  await shared.close();
  const facts = page.getByRole('region', { name: 'Building' });
  await facts.getByRole('button', { name: 'Change Living area (m²)' }).click();
  await facts.getByRole('textbox', { name: 'Living area (m²)' }).fill('9');
  await facts.getByRole('button', { name: 'Save' }).click();
  await facts.getByRole('alert').waitFor();
  assert.equal(await facts.getByRole('alert').innerText(), 'Living area (m²): Enter 10 or more.');
  await facts.getByRole('textbox', { name: 'Living area (m²)' }).fill('260');
  await facts.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Not in the plan yet.').waitFor();
  await plan.getByRole('button', { name: 'Calculate plan' }).click();
  await plan.locator('.cost-line', { hasNotText: before.split('\n')[1] ?? '' }).waitFor();

  await plan.getByRole('combobox', { name: 'Passport language' }).selectOption('fr-BE');
  await plan.getByRole('button', { name: 'Create passport' }).click();
  const report = plan.getByRole('region', { name: 'Passports' }).getByRole('link');
  await report.waitFor();
  const pdf = await fetch((await report.getAttribute('href')) ?? '');
  assert.equal(Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5), '%PDF-');
  const buyer = await plan.getByRole('link', { name: 'View as buyer' }).getAttribute('href');
  assert.match(buyer ?? '', /\/r\/[\w-]{22}$/);
  assert.deepEqual(joining.complaints, []);
  await joining.close();
});

test('a rung of the ladder filters, and the export has what is seen', async () => {
  const { page, complaints, close } = await visitConsole(
    browser,
    app,
    office.member,
    '#/homes?columns=type,status,labels',
  );
  await page.getByText('6 homes').waitFor();
  await page
    .getByRole('region', { name: 'Flanders' })
    .getByRole('button', { name: 'label F 1' })
    .first()
    .click();
  await page.getByText('1 home ·').waitFor();
  assert.match(decodeURIComponent(page.url()), /label_now=F&region=BE-VLG/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chooseFromMenu(page, 'Export as CSV'),
  ]);
  const written = (await buffer(await download.createReadStream())).toString('utf8');
  assert.equal(
    written,
    '\ufeffAddress;Type;Label;Status\r\nZonnebloemweg 9, 3000 Leuven;house;F → B;for sale\r\n',
  );
  assert.deepEqual(complaints, []);
  await close();
});

test('the export to Excel has the same homes, with numbers and days to count with', async () => {
  const { page, complaints, close } = await visitConsole(
    browser,
    app,
    office.member,
    '#/homes?search=zonnebloem&columns=type,year,cost,planned',
  );
  await page.getByText('1 home ·').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to Excel' }).click(),
  ]);
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(await buffer(await download.createReadStream()));
  assert.equal(sheets[0]?.name, 'Homes');
  const [head, [address, type, year, cost, planned] = [], ...others] = sheets[0]?.rows ?? [];
  assert.deepEqual(head, ['Address', 'Type', 'Year', 'Owner pays', 'Planned']);
  assert.deepEqual([address, type, year, others.length], ['Zonnebloemweg 9, 3000 Leuven', 'house', 1958, 0]);
  assert.ok(typeof cost === 'number' && cost > 1000, String(cost));
  assert.ok(planned instanceof Date, String(planned));
  assert.deepEqual(complaints, []);
  await close();
});

test('chosen homes are planned and deactivated together', async () => {
  const { client, member } = await openOffice(app);
  const { page, close } = await visitConsole(browser, app, member, '#/homes?search=lindelaan');
  await page.getByText('2 homes').waitFor();
  await page.getByLabel('Select all loaded homes').check();
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await page.getByText('Done: 2.').waitFor();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await page.getByText('No homes match these filters.').waitFor();
  const { total } = await successOf<{ total: number }>(await client.call('GET', '/v1/portfolio/labels'));
  assert.equal(total, Object.keys(HOMES).length - 2);
  await close();
});

test('an owner invites a colleague, changes their role and disables them', async () => {
  const { contextId } = office.client;
  const owner = await addMember(app, { contextId });
  const { page, complaints, close } = await visitConsole(browser, app, owner, '#/team');
  await page.getByLabel('Email address').fill('bart@example.com');
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('viewer');
  await page.getByRole('button', { name: 'Invite' }).click();
  const link = await page.locator('.shown-once code').innerText();
  assert.match(link, /\/console#\/join\/[\w-]+$/);
  await page.getByRole('combobox', { name: 'Role: bart@example.com' }).selectOption('editor');
  await page
    .getByRole('row', { name: /bart@example.com/ })
    .getByRole('button', { name: 'Disable' })
    .click();
  await page
    .getByRole('row', { name: /bart@example.com/ })
    .getByText('disabled')
    .waitFor();
  const [bart] = (
    await successOf<{ members: { email: string; role: string }[] }>(await owner.call('GET', '/v1/members'))
  ).members.filter(({ email }) => email === 'bart@example.com');
  assert.equal(bart?.role, 'editor');
  assert.deepEqual(complaints, []);
  await close();
});

test('a viewer sees what there is and is offered nothing that they may not do', async () => {
  const viewer = await addMember(app, { contextId: office.client.contextId, role: 'viewer' });
  const { page, close } = await visitConsole(browser, app, viewer, '#/home/LE-1');
  await page.getByRole('heading', { name: 'Zonnebloemweg 9, 3000 Leuven' }).waitFor();
  assert.equal(await page.getByRole('button', { name: /Plan now|Create passport|Change / }).count(), 0);
  await close();
});

test('a session that ended elsewhere leads to the sign-in page, and back to the same address', async () => {
  const member = await addMember(app, { contextId: office.client.contextId });
  const { page, close } = await visitConsole(browser, app, member, '#/homes');
  await page.getByText('6 homes').waitFor();
  await app.dependencies.sql`DELETE FROM sessions WHERE member_id = ${member.id}`;
  await setFilter(page, 'Status', 'sold');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  assert.match(page.url(), /estate_status=SOLD/);
  await close();
});

test('the first view has little script, in every language', async () => {
  for (const locale of ['nl-BE', 'nl-NL', 'fr-BE', 'en-GB']) {
    const { page, close } = await visitConsole(browser, app, null, '', { locale });
    await page.getByRole('button').first().waitFor();
    const urls = await page.evaluate<string[]>(
      'performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => name.endsWith(".js"))',
    );
    let bytes = 0;
    for (const url of urls)
      bytes += gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 9 }).byteLength;
    assert(urls.length > 1);
    assert(bytes <= MAX_FIRST_SCRIPT_BYTES, `${locale}: ${bytes} bytes`);
    await close();
  }
});
