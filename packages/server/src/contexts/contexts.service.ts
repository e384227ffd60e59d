import { ApiError } from '../http/errors/api-error.ts';
import { compileCheck } from '../http/requests/check.ts';
import type { Executor } from '../infra/database/sql.ts';
import * as repository from './contexts.repository.ts';
import { newContextSchema } from './contexts.schemas.ts';
import type { Context, NewContext } from './contexts.ts';

const check = compileCheck(newContextSchema);

export async function createContext(sql: Executor, context: NewContext): Promise<Context> {
  const faults = check(context);
  if (faults.length > 0) throw new ApiError(400, faults);
  const created = await repository.insertContext(sql, context);
  if (created === null) throw new ApiError(409, [`there is already a context ${context.slug}`]);
  return created;
}

export async function getContextBySlug(sql: Executor, slug: string): Promise<Context> {
  const context = await repository.findContextBySlug(sql, slug);
  if (context === null) throw new ApiError(404, [`there is no context ${slug}`]);
  return context;
}

export const { findContext, listContexts } = repository;
