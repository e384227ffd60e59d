import type { Provider } from '../contract/provider.ts';
import { readOneByOne } from '../reading/read-one-by-one.ts';
import { readObject, searchObjects } from './client.ts';
import { KOLIBRI_FIELDS, KOLIBRI_RECORDING } from './field-sources.ts';
import { mapKolibri } from './mapping.ts';

/** Takes nothing back: which of its documents an agency shows to whom is not known. */
export const KOLIBRI: Provider = {
  name: 'KOLIBRI',
  base: 'https://api.kolibri24.com',
  token_base: 'https://id.kolibri24.com',
  credentials: [
    { name: 'client_id', is_secret: false },
    { name: 'client_secret', is_secret: true },
    { name: 'agency_id', is_secret: false },
    { name: 'scope', is_secret: false, is_optional: true },
  ],
  fields: KOLIBRI_FIELDS,
  recording: KOLIBRI_RECORDING,
  time_zone: 'Europe/Amsterdam',
  pull: readOneByOne({
    time_zone: 'Europe/Amsterdam',
    list: searchObjects,
    fetch: readObject,
    map: mapKolibri,
  }),
};
