import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CONFIDENCE_BOUNDS,
  type IncomeGroup,
  InputError,
  type MeasureCode,
  type Objective,
  type Ownership,
  type Plan,
  type PlanOptions,
  parseEstateInput,
  planRenovation,
} from '@rooftree/engine';
import { planMeasures, planVariants } from '@rooftree/engine/ways';
import type { Language } from '@rooftree/words';
import { localDay } from '../../../infra/local-day.ts';
import { print, printJson } from '../../../infra/terminal.ts';
import { CliError, UsageError } from '../../cli-error.ts';
import { planText, variantsText } from '../../text/plan-text.ts';

interface PlanFlags {
  example?: true;
  json?: true;
  specification?: true;
  pdf?: string;
  language: Language;
  target?: string;
  budget?: number;
  phaseBudget?: number;
  objective?: Objective;
  exclude?: MeasureCode[];
  lock?: MeasureCode[];
  measures?: MeasureCode[];
  incomeGroup?: IncomeGroup;
  ownership?: Ownership;
  confidence?: number;
  fossilFree?: true;
  variants?: true;
  date?: string;
}

/** The house of --example; the README names it as well. */
const EXAMPLE = join(import.meta.dirname, '..', '..', '..', '..', '..', '..', 'examples', 'house.json');

export async function planAction(
  given: string | undefined,
  { json, specification, pdf, language, measures, ...flags }: PlanFlags,
): Promise<void> {
  const file = flags.example ? EXAMPLE : given;
  if (file === undefined || (flags.example && given !== undefined))
    throw new UsageError('give one file, - for standard input, or --example');
  const options = optionsOf(flags);
  const value = await readJson(file);
  if (flags.variants) {
    const variants = withFaultsForPeople(() => planVariants(parseEstateInput(value, options.date), options));
    return json ? printJson(variants) : print(variantsText(variants, language));
  }
  const plan = withFaultsForPeople(() => {
    const input = parseEstateInput(value, options.date);
    return measures === undefined
      ? planRenovation(input, { ...options, withDecision: true })
      : planMeasures(input, measures, options);
  });
  if (pdf !== undefined) await writePassport(pdf, value, plan, language);
  if (json) return printJson(plan);
  if (pdf !== undefined) return print(pdf);
  const colourBits = process.stdout.getColorDepth?.() ?? 1;
  print(planText(plan, language, colourBits, { withSpecification: specification ?? false }));
}

function optionsOf(flags: Omit<PlanFlags, 'language'>): PlanOptions {
  const { confidence } = flags;
  const { min, max } = CONFIDENCE_BOUNDS;
  if (confidence !== undefined && !(confidence >= min && confidence <= max))
    throw new UsageError(`--confidence must be a number from ${min} to ${max}`);
  return {
    date: flags.date ?? localDay(null),
    target_label: flags.target ?? null,
    budget_eur: flags.budget ?? null,
    phase_budget_eur: flags.phaseBudget ?? null,
    objective: flags.objective ?? 'least_investment',
    excluded_measures: flags.exclude ?? [],
    locked_measures: flags.lock ?? [],
    income_group: flags.incomeGroup ?? null,
    ownership: flags.ownership ?? null,
    fossil_free: flags.fossilFree ?? false,
    ...(confidence !== undefined && { confidence }),
  };
}

/** The compiler and its fonts are large: they are loaded only for a PDF. */
async function writePassport(file: string, estate: unknown, plan: Plan, language: Language): Promise<void> {
  const { renderEstatePassport } = await import('../../../output/reports/estate-passport.ts');
  const pdf = await renderEstatePassport(estate, plan, language, new Date());
  await writeFile(file, pdf).catch(() => {
    throw new CliError(`cannot write ${file}`);
  });
}

async function readJson(file: string): Promise<unknown> {
  const source = file === '-' ? 'standard input' : file;
  const content = await (file === '-' ? readInput() : readFile(file, 'utf8')).catch(() => {
    throw new CliError(`cannot read ${source}`);
  });
  try {
    return JSON.parse(content);
  } catch {
    throw new CliError(`${source} is not JSON`);
  }
}

/** Loaded for a pipe only: it brings the streams of the web with it. */
async function readInput(): Promise<string> {
  return (await import('node:stream/consumers')).text(process.stdin);
}

/** Faults of the input, one per line, for the person at the terminal. */
function withFaultsForPeople<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError)
      throw new CliError(error.faults.map(({ message }) => message).join('\n'));
    throw error;
  }
}
