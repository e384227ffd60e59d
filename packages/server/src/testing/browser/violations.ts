import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { isLong } from '../is-long.ts';
import { newGrounds } from './new-grounds.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The rules that look at colours, which is most of the work of axe-core. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The same elements in other colours, or other words in the same colours, need only some of the rules. */
const RULES = {
  all: {},
  colours: { runOnly: { type: 'rule', values: COLOUR_RULES } },
  'all but colours': { rules: Object.fromEntries(COLOUR_RULES.map((id) => [id, { enabled: false }])) },
};
export type Rules = keyof typeof RULES;

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string; failureSummary: string }[] }[];
}

/**
 * axe-core with every rule that it has, WCAG 2.2 AA and its best practices, or with those that are asked for. Colours
 * that this process has seen on the same ground, in the same size, are not checked again but by `npm run test:long`.
 */
export async function violationsOf(page: Page, rules: Rules = 'all'): Promise<string[]> {
  if ((await page.evaluate('typeof axe')) === 'undefined')
    await page.addScriptTag({ path: AXE }).catch(() => {});
  if (isLong) return run(page, 'document', rules);
  const structural = rules === 'colours' ? [] : await run(page, 'document', 'all but colours');
  if (rules === 'all but colours') return structural;
  const elements = await newGrounds(page);
  return elements === null ? structural : [...structural, ...(await run(page, elements, 'colours'))];
}

async function run(page: Page, where: string, rules: Rules): Promise<string[]> {
  // The pages have nothing to preload: no sound, and no style that turns the screen.
  const options = JSON.stringify({ resultTypes: ['violations'], preload: false, ...RULES[rules] });
  // What passed is a thousand times as much, and would have to be sent here.
  const { violations } = await page.evaluate<AxeResult>(
    `axe.run(${where}, ${options}).then(({ violations }) => ({ violations }))`,
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`,
  );
}
