import { z } from 'zod';
import { get } from '../api.ts';
import { defineTool } from '../tool.ts';

const MOST_HOMES = 20;

interface PortfolioItem {
  external_id: string;
  address: Record<'street' | 'house_number' | 'house_number_extra' | 'zip_code' | 'place', string | null>;
  estate_type: string;
  year_built: number | null;
  label_now: string | null;
  label_after: string | null;
  net_cost: number | null;
  renovation_id: string | null;
}

export const findHomes = defineTool({
  name: 'find_homes',
  title: 'Find homes',
  description: `Finds homes of the portfolio by text, place or label. Returns at most ${MOST_HOMES}; narrow the search when has_more is true.`,
  isWrite: false,
  input: z.object({
    search: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe('Part of the street, place, zip code or external_id.'),
    place: z.string().min(1).max(100).optional(),
    label_now: z
      .array(z.string().min(1).max(5))
      .max(20)
      .optional()
      .describe('Labels today, e.g. ["E", "F"].'),
    is_planned: z.boolean().optional(),
    sort_by: z
      .enum(['label_now', 'net_cost', 'updated_at'])
      .optional()
      .describe('label_now: the best label first.'),
    sort_direction: z.enum(['ASC', 'DESC']).default('ASC'),
    limit: z.int().min(1).max(MOST_HOMES).default(10),
  }),
  output: z.object({
    homes: z.array(
      z.object({
        external_id: z.string(),
        address: z.string(),
        estate_type: z.string(),
        year_built: z.int().nullable(),
        label_now: z.string().nullable(),
        label_after: z.string().nullable(),
        net_cost_eur: z.number().nullable(),
        is_planned: z.boolean(),
      }),
    ),
    has_more: z.boolean(),
  }),
  run: async ({ call }, { limit, label_now: labels, ...filter }) => {
    const query = new URLSearchParams({ page_size: String(limit) });
    for (const [name, value] of Object.entries(filter))
      if (value !== undefined) query.set(name, String(value));
    if (labels !== undefined) query.set('label_now', labels.join(','));
    const page = await get<{ next: string | null; data: PortfolioItem[] }>(
      call,
      `/v1/portfolio/estates?${query}`,
    );
    return {
      homes: page.data.map((item) => ({
        external_id: item.external_id,
        address: writeAddress(item.address),
        estate_type: item.estate_type,
        year_built: item.year_built,
        label_now: item.label_now,
        label_after: item.label_after,
        net_cost_eur: item.net_cost,
        is_planned: item.renovation_id !== null,
      })),
      has_more: page.next !== null,
    };
  },
});

function writeAddress(address: PortfolioItem['address']): string {
  const { street, house_number: number, house_number_extra: extra, zip_code: zip, place } = address;
  const join = (parts: (string | null)[]) => parts.filter((part) => part !== null && part !== '').join(' ');
  return [join([street, number, extra]), join([zip, place])].filter((line) => line !== '').join(', ');
}
