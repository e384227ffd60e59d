/** The page's calls: save the plan, generate its report, ask to be informed of changes. */
import type { Language } from '@rooftree/words/language';
import type { TypedReach } from './components/contact/reach-fields.tsx';
import type { PageData } from './page-data.ts';

/** Why a plan was not saved: what the reader can do differs for each. */
type Reason =
  | 'name'
  | 'refused'
  | 'missing'
  | 'outdated'
  | 'gone'
  | 'tooLarge'
  | 'tooMany'
  | 'busy'
  | 'offline';

const REASONS: Record<number, Reason> = {
  400: 'refused',
  404: 'missing',
  409: 'outdated',
  410: 'gone',
  413: 'tooLarge',
  429: 'tooMany',
};

export class SavePlanError extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(`the plan was not saved: ${reason}`);
    this.reason = reason;
  }
}

/** Saves the choices, not the figures: the server plans again with the same engine. Returns the renovation's id. */
export async function savePlan(
  page: PageData,
  plan: { name: string; search: string; reach: Partial<TypedReach> | null },
): Promise<string> {
  if (plan.name === '' || plan.name.length > 100) throw new SavePlanError('name');
  const contact = plan.reach && { ...plan.reach, consent: true, language: page.language };
  const body = { name: plan.name, choices: plan.search, date: page.date, ...(contact && { contact }) };
  const saved = await post('/renovations', body);
  return String(saved['renovation_id']);
}

/** Generates the report and starts its download. Returns its address, in case the browser blocks that. */
export async function downloadReport(renovationId: string, language: Language): Promise<string> {
  const report = await post(`/renovations/${renovationId}/reports`, { language });
  const url = String(report['url']);
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
  return url;
}

export interface AlertWish {
  reach: Partial<TypedReach>;
  language: Language;
  /** The choices as in the page's address. */
  choices: string;
}

/** Hands the wish to the estate's owner. */
export async function requestAlert({ reach, ...wish }: AlertWish): Promise<void> {
  await post('/alerts', { ...wish, ...reach, consent: true });
}

/** A saved plan that was opened again is below the page of its estate. */
export function ownPath(): string {
  return location.pathname.replace(/\/$/, '').replace(/\/p\/[^/]+$/, '');
}

/** Below the page's own address, which a proxy may have put under a path of its own. */
async function post(path: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(ownPath() + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (response === null) throw new SavePlanError('offline');
  if (!response.ok) throw new SavePlanError(REASONS[response.status] ?? 'busy');
  return response.json();
}
