/** The remarks of a plan as every surface lists them: those that belong together are one sentence. */
import type { Remark, StoredPlan } from '@rooftree/engine';
import { billsOf } from './bills.ts';

type Remarked = Pick<StoredPlan, 'warnings'> & Parameters<typeof billsOf>[0];

/** Remarks that say the same of one work each. */
const OF_ONE_WORK: readonly string[] = ['needs_co_owners', 'heritage_permit', 'could_be_next'];

/** What is to be checked of the roof before panels are ordered. */
const OF_PANELS: readonly string[] = [
  'panels_need_sun',
  'panels_need_sound_roof',
  'panels_need_asbestos_check',
];

/** Further apart than this share, the shown house and the middle of all houses are two homes to a reader. */
const MOST_BILL_DIFFERENCE = 0.1;

export function mergedRemarks(plan: Remarked): Remark[] {
  const paying = worksOf(plan.warnings, 'work_pays_for_itself');
  const all = plan.warnings.filter(
    ({ code, values }) => code !== 'could_be_next' || !paying.includes(String(values?.['measure'])),
  );
  return all.flatMap((remark, index) => {
    const isFirst = (codes: readonly string[]) => all.findIndex(({ code }) => codes.includes(code)) === index;
    if (OF_ONE_WORK.includes(remark.code)) {
      const works = worksOf(all, remark.code);
      if (works.length === 1) return [remark];
      return isFirst([remark.code]) ? [{ code: remark.code, values: { these_works: works.join(',') } }] : [];
    }
    if (OF_PANELS.includes(remark.code)) return isFirst(OF_PANELS) ? panelRemarks(all) : [];
    return [remark.code === 'fossil_fuel_remains' ? withBillsFuel(remark, plan) : remark];
  });
}

function worksOf(remarks: readonly Remark[], code: string): string[] {
  const of = remarks.filter((remark) => remark.code === code);
  return [...new Set(of.map(({ values }) => String(values?.['measure'])))];
}

function panelRemarks(all: readonly Remark[]): Remark[] {
  const [sun, soundRoof, asbestos] = OF_PANELS.map((one) => all.find(({ code }) => code === one));
  if (sun === undefined || soundRoof === undefined)
    return [sun, soundRoof, asbestos].filter((one) => one !== undefined);
  if (asbestos === undefined) return [{ code: 'panels_need_sun_and_roof' }];
  return [{ ...asbestos, code: 'panels_need_sun_roof_and_asbestos' }];
}

/** The fuel is that of the shown house, the bill the middle of all: where they differ the figure is left out. */
function withBillsFuel(remark: Remark, plan: Remarked): Remark {
  const bill = billsOf(plan).after;
  if (Math.abs(plan.result.bill_eur - bill) <= MOST_BILL_DIFFERENCE * bill) return remark;
  const { fuel_kwh: _, ...values } = remark.values ?? {};
  return { ...remark, values };
}
