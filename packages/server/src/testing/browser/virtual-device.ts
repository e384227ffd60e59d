import type { Page } from 'playwright-core';

export interface VirtualDevice {
  /** From now on it asks for a finger and gets none. */
  refuse: () => Promise<void>;
  /** How many passkeys it holds. */
  count: () => Promise<number>;
}

/** A device that makes and gives passkeys as soon as the page asks; or a key that does so in any hand. */
export async function addDevice(page: Page, { knowsOwner = true } = {}): Promise<VirtualDevice> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: knowsOwner ? 'internal' : 'usb',
      hasResidentKey: true,
      hasUserVerification: knowsOwner,
      isUserVerified: knowsOwner,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuse: async () => {
      await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    },
    count: async () =>
      (await devices.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
