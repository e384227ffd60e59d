export interface Passkey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** What a signature is checked with. */
export interface KnownPasskey {
  id: string;
  memberId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
}

/** The page that requests it: a passkey belongs to the name of its host. */
export interface RequestingPage {
  origin: string;
}
