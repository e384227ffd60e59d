import { z } from 'zod';
import { get } from '../api.ts';
import { defineTool } from '../tool.ts';

export const portfolioSummary = defineTool({
  name: 'portfolio_summary',
  title: 'Sum up the portfolio',
  description:
    'Number of homes, cost, energy and CO2 today and after the planned works, labels, and legal duties by year.',
  isWrite: false,
  input: z.object({
    place: z.string().min(1).max(100).optional(),
    label_now: z.array(z.string().min(1).max(5)).max(20).optional(),
  }),
  output: z.object({
    homes: z.int(),
    planned: z.int(),
    net_cost: z.number(),
    net_cost_low: z.number(),
    net_cost_high: z.number(),
    energy_now_kwh: z.int(),
    energy_after_kwh: z.int(),
    co2_now_kg: z.int(),
    co2_after_kg: z.int(),
    scales: z.array(
      z.object({
        label_scale: z.string(),
        labels: z.array(z.object({ label: z.string(), now: z.int(), after: z.int() })),
        without_label: z.int(),
      }),
    ),
    duties: z.array(z.object({ year: z.int(), homes: z.int(), net_cost: z.number() })),
  }),
  run: async ({ call }, { place, label_now: labels }) => {
    const query = new URLSearchParams();
    if (place !== undefined) query.set('place', place);
    if (labels !== undefined) query.set('label_now', labels.join(','));
    return get(call, `/v1/portfolio/overview?${query}`);
  },
});
