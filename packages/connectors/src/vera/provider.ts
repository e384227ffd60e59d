import type { Page, Provider } from '../contract/provider.ts';
import { localTime } from '../reading/local-time.ts';
import { readUnits } from './client.ts';
import { VERA_FIELDS, VERA_RECORDING } from './field-sources.ts';
import { mapVera } from './mapping.ts';

/**
 * Every housing company has its own host. The base is the one in the standard's document, which does not exist: no
 * request goes to it.
 */
export const VERA: Provider = {
  name: 'VERA',
  base: 'https://bvg.vera.io/v4',
  address_credential: 'address',
  credentials: [
    { name: 'address', is_secret: false, is_optional: true },
    { name: 'client_id', is_secret: false, is_optional: true },
    { name: 'client_secret', is_secret: true, is_optional: true },
    { name: 'api_key', is_secret: true, is_optional: true },
    { name: 'token_path', is_secret: false, is_optional: true },
  ],
  fields: VERA_FIELDS,
  recording: VERA_RECORDING,
  time_zone: 'Europe/Amsterdam',
  pull: {
    async readPage(session, _since, cursor): Promise<Page> {
      const { units, next, total } = await readUnits(session, cursor);
      const today = localTime(session.now(), 'Europe/Amsterdam').slice(0, 10);
      return { entries: units.map((unit) => mapVera(unit, today)), records: units, next, total };
    },
  },
};
