import { call, problemOf } from '../api.ts';

/** Ends the session; throws where it may live on, so that no open console is left behind. */
export async function signOut(): Promise<void> {
  await call('DELETE /v1/session').catch((error: unknown) => {
    // It has ended already.
    if (problemOf(error).status !== 401) throw error;
  });
}
