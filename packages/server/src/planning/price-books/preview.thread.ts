/** Runs in a thread of the compute pool: planned estates in, what each would cost by two price books out. */
import {
  InputError,
  type OwnPriceBook,
  type PlanControls,
  parseEstateInput,
  planRenovation,
} from '@rooftree/engine';
import type { PlannedTwice } from './preview.ts';

interface PreviewWork {
  /** JSON texts of `{estate, controls}`. */
  planned: string[];
  date: string;
  before: OwnPriceBook;
  after: OwnPriceBook;
}

/** One for each estate that can be planned. */
export function planTwice({ planned, date, before, after }: PreviewWork): PlannedTwice[] {
  return planned.flatMap((text) => {
    const { estate, controls }: { estate: unknown; controls: Partial<PlanControls> } = JSON.parse(text);
    try {
      const input = parseEstateInput(estate, date);
      const [old, fresh] = [before, after].map((priceBook) => {
        const { totals, steps } = planRenovation(input, { ...controls, date, priceBook });
        const works = steps.flatMap((step) => step.works.map(({ work }) => work));
        return { netCents: Math.round(totals.net_cost * 100), works: works.toSorted().join() };
      });
      if (old === undefined || fresh === undefined) return [];
      return [
        {
          beforeCents: old.netCents,
          afterCents: fresh.netCents,
          hasOtherWorks: old.works !== fresh.works,
        },
      ];
    } catch (error) {
      // Facts that changed since can be such that there is no plan.
      if (error instanceof InputError) return [];
      throw error;
    }
  });
}
