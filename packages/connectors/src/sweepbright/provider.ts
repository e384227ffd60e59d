import type { Provider } from '../contract/provider.ts';
import { localTime } from '../reading/local-time.ts';
import { getEstate, setUrl } from './client.ts';
import { readHook } from './hook.ts';
import { mapSweepBright } from './mapping.ts';

/** Tells by hooks which estate changed. The page of the plan becomes the estate's address on the web. */
export const SWEEPBRIGHT: Provider = {
  name: 'SWEEPBRIGHT',
  base: 'https://website.sweepbright.com',
  credentials: [
    { name: 'client_id', is_secret: false },
    { name: 'client_secret', is_secret: true },
  ],
  time_zone: 'Europe/Brussels',
  hook: {
    readHook,
    async readOne(session, externalId) {
      const estate = await getEstate(session, externalId);
      return mapSweepBright(estate, localTime(session.now(), 'Europe/Brussels').slice(0, 10));
    },
  },
  putBack: (session, { external_id, referral_link }) => setUrl(session, external_id, referral_link),
};
