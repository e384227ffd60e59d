import type { Language } from '@rooftree/words';
import { Fault } from '../fault.ts';
import type { Executor } from '../infra/database/sql.ts';
import * as repository from './contexts.repository.ts';
import type { Context, ContextChange, NewContext } from './contexts.ts';

// Read only when a context is written: schemas and their compiler are half of the start of a command that needs neither.
const checks = () => import('./context-checks.ts');

export async function createContext(sql: Executor, context: NewContext): Promise<Context> {
  const faults = (await checks()).checkNewContext(context);
  if (faults.length > 0) throw new Fault('invalid', faults);
  const created = await repository.insertContext(sql, context);
  if (created === null) throw new Fault('conflict', [`there is already a context ${context.slug}`]);
  return created;
}

/** Changes what is given. */
export async function changeContext(sql: Executor, slug: string, change: ContextChange): Promise<Context> {
  const faults = (await checks()).checkContextChange(change);
  if (faults.length > 0) throw new Fault('invalid', faults);
  const changed = await repository.updateContext(sql, slug, change);
  if (changed === null) throw new Fault('missing', [`there is no context ${slug}`]);
  return changed;
}

export async function getContextBySlug(sql: Executor, slug: string): Promise<Context> {
  const context = await repository.findContextBySlug(sql, slug);
  if (context === null) throw new Fault('missing', [`there is no context ${slug}`]);
  return context;
}

export async function getContext(sql: Executor, contextId: string): Promise<Context> {
  const context = await repository.findContext(sql, contextId);
  if (context === null) throw new Fault('missing');
  return context;
}

/** The language that the context's jobs and renovations are named in. */
export async function languageOf(sql: Executor, contextId: string): Promise<Language> {
  return (await repository.findContext(sql, contextId))?.language ?? 'en';
}
