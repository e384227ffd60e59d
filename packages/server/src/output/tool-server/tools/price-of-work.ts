import { MEASURES } from '@rooftree/engine';
import { words } from '@rooftree/words';
import { z } from 'zod';
import { get } from '../api.ts';
import { language } from '../plan-summary.ts';
import { defineTool } from '../tool.ts';

const price = z.object({
  unit: z.string(),
  low: z.number(),
  typical: z.number(),
  high: z.number(),
  reference: z.number().nullable().describe('Size that the price is for, where it depends on size.'),
  year: z.int(),
  confidence: z.string(),
  source: z.string(),
});

interface PriceTables {
  prices: (z.output<typeof price> & { work: string; country: string })[];
}

export const priceOfWork = defineTool({
  name: 'price_of_work',
  title: 'Price of a work',
  description:
    'What a work costs per unit, in EUR without VAT, with year, source and confidence of each price.',
  isWrite: false,
  input: z.object({ measure: z.enum(MEASURES), country: z.enum(['BE', 'NL']), language }),
  output: z.object({ measure: z.string(), name: z.string(), prices: z.array(price) }),
  run: async ({ call }, { measure, country, language: inLanguage }) => {
    const { prices } = await get<PriceTables>(call, '/v1/price-book/tables');
    return {
      measure,
      name: words(inLanguage).work(measure),
      prices: prices
        .filter((each) => each.work === measure && each.country === country)
        .map(({ work: _, country: __, ...rest }) => rest),
    };
  },
});
