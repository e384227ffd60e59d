import { z } from 'zod';
import { get } from '../api.ts';
import { homeArguments } from '../controls.ts';
import { homePath } from '../home-plans.ts';
import { defineTool } from '../tool.ts';

const MOST_FACTS = 40;

interface Estate {
  external_id: string;
  estate_type: string;
  estate_status: string | null;
  year_built: number | null;
  referral_link: string;
  facts: Record<string, { value: unknown; origin: string | null }> | null;
}

export const getHome = defineTool({
  name: 'get_home',
  title: 'Get a home',
  description:
    'The known facts of a home, each with its origin: a member, the client, a certificate, an address register or a connection.',
  isWrite: false,
  input: z.object(homeArguments),
  output: z.object({
    external_id: z.string(),
    estate_type: z.string(),
    estate_status: z.string().nullable(),
    year_built: z.int().nullable(),
    facts: z.array(z.object({ fact: z.string(), value: z.unknown(), origin: z.string() })),
    page: z.string().describe('The page of the home, for its buyer or owner.'),
  }),
  run: async ({ call }, { external_id: externalId }) => {
    const estate = await get<Estate>(call, homePath(externalId), 'there is no home with this external_id');
    const facts = Object.entries(estate.facts ?? {}).flatMap(([fact, { value, origin }]) =>
      value === null || origin === null ? [] : [{ fact, value, origin }],
    );
    return {
      external_id: estate.external_id,
      estate_type: estate.estate_type,
      estate_status: estate.estate_status,
      year_built: estate.year_built,
      facts: facts.slice(0, MOST_FACTS),
      page: estate.referral_link,
    };
  },
});
