import type { Entry } from '../contract/listing.ts';
import type { Provider, Session } from '../contract/provider.ts';
import { ProviderFault } from '../contract/provider-fault.ts';
import { localTime } from '../reading/local-time.ts';
import { getEstate, setUrl } from './client.ts';
import { SWEEPBRIGHT_FIELDS, SWEEPBRIGHT_RECORDING } from './field-sources.ts';
import { readHook } from './hook.ts';
import { mapSweepBright } from './mapping.ts';

/** Sends hooks for changed estates. The page of the plan becomes the estate's address on the web. */
export const SWEEPBRIGHT: Provider = {
  name: 'SWEEPBRIGHT',
  base: 'https://website.sweepbright.com',
  credentials: [
    { name: 'client_id', is_secret: false },
    { name: 'client_secret', is_secret: true },
  ],
  fields: SWEEPBRIGHT_FIELDS,
  recording: SWEEPBRIGHT_RECORDING,
  time_zone: 'Europe/Brussels',
  hook: {
    readHook,
    readEntries,
  },
  putBack: (session, { external_id, referral_link }) => setUrl(session, external_id, referral_link),
};

/** An estate that is not shown was perhaps only requested too late: it is named, and nothing is removed from it. */
async function readEntries(session: Session, externalId: string): Promise<readonly Entry[]> {
  try {
    const estate = await getEstate(session, externalId);
    return mapSweepBright(estate, localTime(session.now(), SWEEPBRIGHT.time_zone).slice(0, 10));
  } catch (error) {
    if (!(error instanceof ProviderFault && error.kind === 'gone')) throw error;
    return [{ kind: 'refused', external_id: externalId, reasons: [error.message] }];
  }
}
