import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import {
  CONFIDENCE_BOUNDS,
  INCOME_GROUPS,
  type IncomeGroup,
  InputError,
  MEASURES,
  type MeasureCode,
  OBJECTIVES,
  type Objective,
  type Plan,
  type PlanOptions,
  parseEstateInput,
  planMeasures,
  planRenovation,
  planVariants,
} from '@rooftree/engine';
import { LANGUAGES, type Language } from '@rooftree/words';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { localDay } from '../infra/local-day.ts';
import { print, printJson } from '../infra/terminal.ts';
import { CliError } from './cli-error.ts';
import { planText } from './plan-text.ts';
import { variantsText } from './variants-text.ts';

interface PlanFlags {
  json?: true;
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
  confidence?: number;
  fossilFree?: true;
  variants?: true;
  date?: string;
}

const HELP = `
The file holds the body of PUT /v1/estates/{external_id}; only what matters for energy is read. Nothing is stored, no
database is needed. An example:

  {"address": {"country": "BE", "zip_code": "9000"}, "estate_type": "HOUSE", "estate_format": "SEMI_OPEN", "year_built": 1962}`;

export function addPlan(program: Command): void {
  program
    .command('plan <file>')
    .description('plan the renovation of one dwelling from a JSON file or, with -, from standard input')
    .option('--json', 'print the whole plan as JSON')
    .option('--pdf <file>', 'write the plan as a renovation passport')
    .addOption(new Option('--language <language>', 'of the text').choices([...LANGUAGES]).default('en'))
    .option('--target <label>', "the label to reach; the region's long-term goal when absent")
    .option('--budget <eur>', 'maximum to pay after subsidies', parseEur)
    .option('--phase-budget <eur>', 'maximum to pay for one step', parseEur)
    .addOption(new Option('--objective <objective>', 'what is best').choices([...OBJECTIVES]))
    .option('--exclude <measures>', 'measures to exclude, separated by commas', parseMeasures)
    .option('--lock <measures>', 'measures that must be in the plan, separated by commas', parseMeasures)
    .option('--measures <measures>', 'plan exactly these measures, separated by commas', parseMeasures)
    .option(
      '--income-group <group>',
      '1 (highest income) to 4; the one that gives least when absent',
      parseGroup,
    )
    .option('--confidence <chance>', 'with which the target must be reached, 0.5 to 0.95', parseConfidence)
    .option('--fossil-free', 'leave gas and oil')
    .option('--variants', 'print three ways side by side: cheapest, best over thirty years, off gas and oil')
    .option('--date <date>', 'date of prices and rules, YYYY-MM-DD; today when absent')
    .addHelpText('after', HELP)
    .action(async (file: string, { json, pdf, language, measures, ...flags }: PlanFlags) => {
      const options: PlanOptions = {
        date: flags.date ?? localDay(null),
        target_label: flags.target ?? null,
        budget_eur: flags.budget ?? null,
        phase_budget_eur: flags.phaseBudget ?? null,
        objective: flags.objective ?? 'least_investment',
        excluded_measures: flags.exclude ?? [],
        locked_measures: flags.lock ?? [],
        income_group: flags.incomeGroup ?? null,
        fossil_free: flags.fossilFree ?? false,
        ...(flags.confidence !== undefined && { confidence: flags.confidence }),
      };
      const value = await readJson(file);
      if (flags.variants) {
        const variants = tellFaults(() => planVariants(parseEstateInput(value, options.date), options));
        return json ? printJson(variants) : print(variantsText(variants, language));
      }
      const plan = tellFaults(() => {
        const input = parseEstateInput(value, options.date);
        return measures === undefined
          ? planRenovation(input, { ...options, withDecision: true })
          : planMeasures(input, measures, options);
      });
      if (pdf !== undefined) await writePassport(pdf, value, plan, language);
      if (json) return printJson(plan);
      if (pdf !== undefined) return print(pdf);
      print(planText(plan, language, process.stdout.getColorDepth?.() ?? 1));
    });
}

/** The compiler and its fonts are large: they are loaded only when a PDF is asked for. */
async function writePassport(file: string, estate: unknown, plan: Plan, language: Language): Promise<void> {
  const { renderEstatePassport } = await import('../reports/estate-passport.ts');
  const pdf = await renderEstatePassport(estate, plan, language, new Date());
  await writeFile(file, pdf).catch(() => {
    throw new CliError(`cannot write ${file}`);
  });
}

async function readJson(file: string): Promise<unknown> {
  const source = file === '-' ? 'standard input' : file;
  const content = await (file === '-' ? text(process.stdin) : readFile(file, 'utf8')).catch(() => {
    throw new CliError(`cannot read ${source}`);
  });
  try {
    return JSON.parse(content);
  } catch {
    throw new CliError(`${source} is not JSON`);
  }
}

/** Faults of the input, one per line, for the person at the terminal. */
function tellFaults<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError)
      throw new CliError(error.faults.map(({ message }) => message).join('\n'));
    throw error;
  }
}

function parseEur(value: string): number {
  const eur = Number(value);
  if (value.trim() === '' || !Number.isFinite(eur) || eur < 0) {
    throw new InvalidArgumentError('It must be an amount in EUR.');
  }
  return eur;
}

function parseGroup(value: string): IncomeGroup {
  const group = INCOME_GROUPS.find((one) => String(one) === value);
  if (group === undefined) throw new InvalidArgumentError(`It must be one of ${INCOME_GROUPS.join(', ')}.`);
  return group;
}

function parseConfidence(value: string): number {
  const { min, max } = CONFIDENCE_BOUNDS;
  const confidence = Number(value);
  if (!(confidence >= min && confidence <= max)) {
    throw new InvalidArgumentError(`It must be a number from ${min} to ${max}.`);
  }
  return confidence;
}

function parseMeasures(value: string): MeasureCode[] {
  return value.split(',').map((code) => {
    const measure = MEASURES.find((one) => one === code.trim());
    if (measure === undefined) throw new InvalidArgumentError(`${code} is none of ${MEASURES.join(', ')}.`);
    return measure;
  });
}
