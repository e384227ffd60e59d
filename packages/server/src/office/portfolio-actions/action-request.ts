import type { Static } from 'typebox';
import { Fault } from '../../fault.ts';
import type { ActionRequest } from './portfolio-action.ts';
import type { newActionSchema } from './portfolio-actions.schemas.ts';

/** What the schema alone does not say: which estates, and the language where there is one. */
export function readActionRequest(body: Static<ReturnType<typeof newActionSchema>>): ActionRequest {
  const { action, language, external_ids: names, all_matching: isAll } = body;
  if ((names === undefined) === (isAll === undefined))
    throw new Fault('invalid', ['exactly one of external_ids and all_matching is required']);
  if (action === 'REPORT' && language === undefined)
    throw new Fault('invalid', ['language is required for REPORT']);
  if ((action === 'DEACTIVATE' || action === 'PLAN') && language !== undefined)
    throw new Fault('invalid', [`language is not for ${action}`]);
  return { action, language: language ?? null };
}
