import type { Provider } from '../contract/provider.ts';
import { readOneByOne } from '../reading/read-one-by-one.ts';
import { getPublication, getSummaries, giveFeedback } from './client.ts';
import { SKARABEE_FIELDS, SKARABEE_RECORDING } from './field-sources.ts';
import { mapSkarabee } from './mapping.ts';

export const SKARABEE: Provider = {
  name: 'SKARABEE',
  base: 'https://weblink.skarabee.com',
  credentials: [
    { name: 'username', is_secret: false },
    { name: 'password', is_secret: true },
  ],
  fields: SKARABEE_FIELDS,
  recording: SKARABEE_RECORDING,
  time_zone: 'Europe/Brussels',
  pull: readOneByOne({
    time_zone: 'Europe/Brussels',
    list: getSummaries,
    fetch: getPublication,
    map: mapSkarabee,
  }),
  putBack: (session, { external_id, referral_link }) => giveFeedback(session, external_id, referral_link),
};
