import type { Page, Provider } from '../contract/provider.ts';
import { localTime } from '../reading/local-time.ts';
import { readUnits } from './client.ts';
import { mapVera } from './mapping.ts';

/** The base is the one in the standard's own document: an operator names that of the housing company. */
export const VERA: Provider = {
  name: 'VERA',
  base: 'https://bvg.vera.io/v4',
  credentials: [
    { name: 'client_id', is_secret: false },
    { name: 'client_secret', is_secret: true },
    { name: 'token_path', is_secret: false, is_optional: true },
  ],
  time_zone: 'Europe/Amsterdam',
  pull: {
    async readPage(session, _since, cursor): Promise<Page> {
      const { units, next, total } = await readUnits(session, cursor);
      const today = localTime(session.now(), 'Europe/Amsterdam').slice(0, 10);
      return { entries: units.map((unit) => mapVera(unit, today)), next, total };
    },
  },
};
