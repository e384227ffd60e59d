import type { PlannedOutcome } from '@rooftree/planner/choices/plans/outcome';
import type { PlanBasis } from '@rooftree/planner/choices/plans/plan-basis';
import type { z } from 'zod';
import type { CallApi } from './api.ts';

/** What tools work with: the API, and the engine for plans that are not stored. */
export interface ToolContext {
  call: CallApi;
  /** `choices` are those of a page's address. */
  plan(basis: PlanBasis, choices: string): Promise<PlannedOutcome>;
}

export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  /** Whether it stores something. */
  isWrite: boolean;
  run(context: ToolContext, args: z.output<Input>): Promise<z.input<Output>>;
}

/** Keeps the types of a tool's own schemas while it is written. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): Tool<Input, Output> {
  return tool;
}
