import { call, problemOf } from './api.ts';

/** Ends the session; throws where it may live on, so that no open console is left behind. */
export async function signOut(): Promise<void> {
  await call<void>('/v1/session', { method: 'DELETE' }).catch((error: unknown) => {
    // It has ended already.
    if (problemOf(error).status !== 401) throw error;
  });
}
