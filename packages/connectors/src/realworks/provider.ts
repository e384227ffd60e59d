import type { Page, Provider } from '../contract/provider.ts';
import { localTime } from '../reading/local-time.ts';
import { readObjects } from './client.ts';
import { REALWORKS_FIELDS, REALWORKS_RECORDING } from './field-sources.ts';
import { mapRealworks } from './mapping.ts';

/** Takes nothing back: Realworks has no call that changes an object. */
export const REALWORKS: Provider = {
  name: 'REALWORKS',
  base: 'https://api.realworks.nl',
  credentials: [{ name: 'token', is_secret: true }],
  fields: REALWORKS_FIELDS,
  recording: REALWORKS_RECORDING,
  time_zone: 'Europe/Amsterdam',
  pull: {
    async readPage(session, since, cursor): Promise<Page> {
      const { objects, next, total } = await readObjects(session, since, cursor);
      const today = localTime(session.now(), 'Europe/Amsterdam').slice(0, 10);
      return { entries: objects.map((object) => mapRealworks(object, today)), records: objects, next, total };
    },
  },
};
