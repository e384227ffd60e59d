export const openid = {
  signIn: (name: string) => `Sign in with ${name}`,
  refused: (name: string) => `${name} did not confirm who you are. Try again.`,
  noRole: (name: string) =>
    `${name} knows you, but you have no role here: none of your groups there has one, or your account is disabled. Ask whoever runs this server.`,
  known: (name: string) =>
    `Your address has another account here, or ${name} does not say that it was verified. If you have an account here, sign in as before, then connect the two under “Team and access”; if not, ask for an invitation.`,
  taken: (name: string) => `One of the two accounts is connected to another at ${name} or here already.`,
  gone: 'This sign-in has expired, was used already, or began in another browser. Begin again.',
  down: (name: string) =>
    `${name} does not answer at the moment. Try again later, or sign in with your password or a passkey.`,
  title: (name: string) => `Sign in with ${name}`,
  lead: (name: string) => `Connect your account at ${name}, and you sign in with it from then on.`,
  connect: (name: string) => `Connect ${name}`,
  connected: (name: string) => `Your account at ${name} is connected: you can sign in with it.`,
};

export type OpenidTexts = typeof openid;
