import { compileCheck } from '../../infra/checks/check.ts';
import { contextChangeSchema, newContextSchema } from './contexts.schemas.ts';

export const checkNewContext = compileCheck(newContextSchema);
export const checkContextChange = compileCheck(contextChangeSchema);
