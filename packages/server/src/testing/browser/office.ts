/** An agency with homes, plans and a member, for the console's tests. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { startBatch, untilEnded } from '../data/batches.ts';
import type { TestApp, TestClient } from '../test-app.ts';
import { addMember, type TestMember } from '../test-member.ts';

const home = (place: string, zip_code: string, street: string, number: string, more: object = {}) => ({
  address: { country: 'BE', zip_code, place, street, house_number: number },
  estate_type: 'HOUSE',
  estate_format: 'CLOSED',
  estate_status: 'FOR_SALE',
  managing_user_external_id: 'an',
  year_built: 1958,
  ...more,
});

export const HOMES: Record<string, object> = {
  'GE-1': home('Gent', '9000', 'Lindelaan', '14', {
    dwelling: { habitable_space_m2: 142, heating_type: 'GAS', window_glazing_type: 'SINGLE' },
  }),
  'GE-2': home('Gent', '9000', 'Lindelaan', '9', { year_built: 1931, estate_status: 'SOLD' }),
  'LE-1': home('Leuven', '3000', 'Zonnebloemweg', '9', { dwelling: { energy_label: 'F' } }),
  'KO-1': home('Kortrijk', '8500', 'Vlasbloemstraat', '44', { year_built: 1972 }),
  'BR-1': home('Schaarbeek', '1030', 'Haachtsesteenweg', '120', { year_built: 1925 }),
  'ME-1': { address: { country: 'BE', zip_code: '2800', place: 'Mechelen' }, estate_type: 'LAND' },
};

export interface Office {
  client: TestClient;
  member: TestMember;
}

export async function openOffice(
  app: TestApp,
  role: 'owner' | 'editor' | 'viewer' = 'owner',
): Promise<Office> {
  const client = await app.addClient({ context: { name: 'Huis & Haard' } });
  for (const [name, body] of Object.entries(HOMES)) await client.call('PUT', `/v1/estates/${name}`, body);
  const { sql } = app.dependencies;
  const names = Object.keys(HOMES).filter((name) => name !== 'ME-1');
  await untilEnded(sql, await startBatch(sql, client.contextId, { names }));
  return { client, member: await addMember(app, { contextId: client.contextId, role }) };
}

export interface ConsoleVisit {
  page: Page;
  /** Script errors, refused loads. None is the only good answer. */
  complaints: string[];
  close: () => Promise<void>;
}

/** A page of the console in a browser of its own, signed in when there is a member. */
export async function visitConsole(
  browser: Browser,
  app: TestApp,
  member: TestMember | null,
  hash: string,
  options: BrowserContextOptions = {},
): Promise<ConsoleVisit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    acceptDownloads: true,
    ...options,
  });
  if (member !== null) {
    const [name = '', value = ''] = member.cookie.split('=');
    await context.addCookies([{ name, value, url: app.url, httpOnly: true, sameSite: 'Strict' }]);
  }
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A refused request is reported by the browser too; what the page makes of it is what the test looks at.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
      complaints.push(message.text());
  });
  await page.goto(`${app.url}/console${hash}`);
  await page.locator('html[data-alive]').waitFor();
  const close = async () => {
    // What a test holds up or answers in the server's place may be on its way still.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  return { page, complaints, close };
}
