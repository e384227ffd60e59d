import { join } from 'node:path';
import type { NewContext } from '../../access/contexts/contexts.ts';
import type { WantedHomes } from '../../governance/sandbox/invented-homes.ts';

export interface DemoContext {
  context: NewContext & { slug: string };
  estatesFile: string;
  /** Whether it also has a building with co-owners. */
  hasBuilding: boolean;
}

/**
 * The two fictional tenants of a fresh installation; their estates are files that `rooftree estates import` can read.
 */
export const DEMO_CONTEXTS: readonly [DemoContext, ...DemoContext[]] = [
  {
    context: {
      slug: 'demo',
      name: 'Huis & Haard Makelaars',
      language: 'nl-BE',
      accentColor: '#1d5c4f',
      contactName: 'Kantoor Gent',
      contactPhone: '+32 9 123 45 67',
      contactEmail: 'gent@huisenhaard.example',
    },
    estatesFile: join(import.meta.dirname, 'agency.csv'),
    hasBuilding: true,
  },
  {
    context: {
      slug: 'demo-nl',
      name: 'Deltahuis Bank',
      kind: 'BANK',
      language: 'nl-NL',
      accentColor: '#1f4e8c',
      contactName: 'Team wonen',
      contactPhone: '088 123 45 67',
      contactEmail: 'wonen@deltahuis.example',
    },
    estatesFile: join(import.meta.dirname, 'bank.csv'),
    hasBuilding: false,
  },
];

/** For the quick starts: a caller's first plans are made of invented homes. */
export const DEMO_SANDBOX = {
  context: { slug: 'sandbox', name: 'Sandbox', language: 'en', sandbox: true },
  homes: { count: 10, country: 'BE', seed: 1 },
} as const satisfies { context: NewContext & { slug: string }; homes: WantedHomes };

/** A terraced house of 1906 about which everything is known: much to do, and much to see on its page and on paper. */
export const SHOWN_ESTATE = 'BE-1001';
